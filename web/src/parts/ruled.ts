/** A text with the numbers of rules in it apart: «CW 6.1.1», «MH 4.4». */
const NUMBER = /\b(?:CW|FG|CC|MH) \d+(?:\.\d+)*[a-z]?\b/g;

export interface Piece {
  text: string;
  rule: boolean;
}

export function ruled(text: string): Piece[] {
  const found: Piece[] = [];
  let end = 0;
  for (const one of text.matchAll(NUMBER)) {
    if (one.index > end) found.push({ text: text.slice(end, one.index), rule: false });
    found.push({ text: one[0], rule: true });
    end = one.index + one[0].length;
  }
  if (end < text.length) found.push({ text: text.slice(end), rule: false });
  return found;
}
