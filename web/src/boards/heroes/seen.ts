/** Reading what a seat sees: view.ts has its types. */
import type { View } from "./view.ts";
/** A card in an area: its code, and the pile it came from. */
/** Points, by the rule and the card they come from. */
export const NOBODY = -1;
export const HAND = 3; // the most cards a hand holds

/** Each has a deck of their own. */
export function isDuel(view: View): boolean {
  return view.piles.length > 1;
}

/** The others, clockwise from the seat; everybody for somebody who only looks on. */
export function rivals(view: View, seat: number): number[] {
  if (seat < 0) return view.players.map((_, one) => one);
  return Array.from({ length: view.seats - 1 }, (_, step) => (seat + 1 + step) % view.seats);
}

/** From so many cards on, whoever draws is warned that the end is near. */
export const THIN = 3;
