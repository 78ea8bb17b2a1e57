/**
 * Searching statements as `fhtagn rules` does (fhtagn/rulebook/search.py): by number, or by words in either
 * language and whatever their endings. `tests/web/test_parity.py` compares both.
 */
interface Said {
  readonly text: { readonly [language: string]: string };
  readonly section?: { readonly [language: string]: string };
}

interface Statement extends Said {
  readonly id: string;
}

const LEAST = 3; // letters that a stem keeps
const RUSSIAN =
  "а я о е ы и у ю ь й ой ей ом ем ам ям ах ях ов ев ий ый ая яя ое ее ые ие ую юю ого его ому ему " +
  "ым им ых их ыми ими ами ями ть ет ут ют ит ат ят ла ло ли на но ны ешь ишь ете ите";
const ENDINGS = `${RUSSIAN} s es ed ing`.split(" ").sort((one, other) => other.length - one.length);

export function plain(text: string): string {
  return text.toLowerCase().replaceAll("ё", "е");
}

function wordsOf(text: string): string[] {
  return plain(text).match(/[\p{L}\p{N}_]+/gu) ?? [];
}

function stem(word: string): string {
  const ending = ENDINGS.find((one) => word.endsWith(one) && word.length - one.length >= LEAST) ?? "";
  return word.slice(0, word.length - ending.length);
}

/** Those in whose words, and in those of their sections, all the words begin. */
export function containing<T extends Said>(things: readonly T[], text: string): T[] {
  const wanted = wordsOf(text).map(stem);
  return things.filter((one) => {
    const there = wordsOf([...Object.values(one.text), ...Object.values(one.section ?? {})].join(" "));
    return wanted.every((part) => there.some((word) => word.startsWith(part)));
  });
}

/** The statement with that id, or those of the chapter: `MH 5.3`, `mh 5`, `5.3`. */
function byNumber<T extends Statement>(statements: readonly T[], text: string): T[] {
  const prefix = plain(statements[0]?.id.split(" ")[0] ?? "");
  const wanted = /^\d+(\.\d+)+$/.test(text) ? `${prefix} ${text}` : plain(text);
  if (wanted === prefix) return [...statements];
  return statements.filter((one) => `${plain(one.id)}.`.startsWith(`${wanted}.`));
}

/** Leading words may be an id or its beginning; the statements contain all the others. */
export function matching<T extends Statement>(statements: readonly T[], text: string): T[] {
  const words = text.split(/\s+/).filter(Boolean);
  for (let count = words.length; count > 0; count--) {
    const numbered = byNumber(statements, words.slice(0, count).join(" "));
    if (numbered.length) return containing(numbered, words.slice(count).join(" "));
  }
  return containing(statements, text);
}
