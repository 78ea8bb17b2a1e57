/** How a hand is spread: cards get narrower before they cover one another. */
const WIDEST = 132;
const NARROWEST = 104;
const GAP = 7;
const LEAST = 4; // between narrow cards
const EDGE = 10; // for what glows around them

export interface Spread {
  wide: number; // px of each card
  gap: number; // px between two; less than nothing if they overlap
}

export function spread(count: number, width: number): Spread {
  const room = width - EDGE;
  const wide = Math.min(WIDEST, Math.max(NARROWEST, (room - LEAST * (count - 1)) / count));
  return { wide, gap: count > 1 ? Math.min(GAP, (room - wide * count) / (count - 1)) : GAP };
}
