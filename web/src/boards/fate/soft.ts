/** Soft hyphens in long words, so that they can be broken on small tiles where the browser knows no rules. */

const LONG = 12;
const LEAST = 3; // letters on either side
const VOWEL = /[аеёиоуыэюяaeiouy]/i;
const LETTERS = /\p{L}+/gu;

function broken(word: string, long: number): string {
  if (word.length < long) return word;
  return [...word].reduce((text, letter, i) => {
    const open = VOWEL.test(word[i - 1] ?? "") && !VOWEL.test(letter) && VOWEL.test(word[i + 1] ?? "");
    return open && i >= LEAST && word.length - i >= LEAST ? `${text}\u00AD${letter}` : text + letter;
  }, "");
}

/** Words of so many letters and more can be broken. */
export function soft(text: string, long = LONG): string {
  return text.replaceAll(LETTERS, (word) => broken(word, long));
}
