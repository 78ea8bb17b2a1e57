/** Soft hyphens in long words: browsers do not know where Russian breaks. */
const LONG = 11; // letters of a word that may have to break
const V = "[аеёиоуыэюяaeiouy]";
const C = "[бвгджзйклмнпрстфхцчшщbcdfghjklmnpqrstvwxz]";
const BREAKS = new RegExp(`(?<=[a-zа-яё]{2}${V}|${V}${C}[ьъ]?)(?=${C}${V}[a-zа-яё]{2})|(?<=${V}${C}[ьъ]?)(?=${C}{1,3}[ьъ]?${V}[a-zа-яё])`, "giu");

/** Words of so many letters and more can be broken. */
export function soft(text: string, long = LONG): string {
  return text.replaceAll(/[a-zа-яё]+/giu, (word) => (word.length < long ? word : word.replaceAll(BREAKS, "\u00AD")));
}
