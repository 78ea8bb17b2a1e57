/** Soft hyphens in long words, so that they can be broken on small tiles where the browser knows no rules. */

const LONG = 11;
const LEAST = 3; // letters on either side
const VOWEL = /[аеёиоуыэюяaeiouy]/i;
const LETTERS = /\p{L}+/gu;

function broken(word: string): string {
  if (word.length < LONG) return word;
  return [...word].reduce((text, letter, i) => {
    const open = VOWEL.test(word[i - 1] ?? "") && !VOWEL.test(letter) && VOWEL.test(word[i + 1] ?? "");
    return open && i >= LEAST && word.length - i >= LEAST ? `${text}\u00AD${letter}` : text + letter;
  }, "");
}

export function soft(text: string): string {
  return text.replaceAll(LETTERS, broken);
}
