/** What a seat is shown of Monsters vs Heroes: src/fhtagn/games/heroes/view.py. */

/** A card in an area: its code, and the pile it came from. */
export type Laid = readonly [code: string, owner: number];
/** Points, by the rule and the card they come from. */
export type Line = readonly [rule: string, card: string, points: number];

export interface Player {
  hand: readonly (string | null)[];
  area: readonly Laid[];
  factions: readonly (string | null)[];
  pile: number;
  resigned: boolean;
  // when it is over:
  faction?: string;
  points?: number;
  sheet?: readonly Line[];
}

export interface Pile {
  deck: number;
  known: readonly (string | null)[]; // from the top, as far as anything is known
  discard: readonly string[]; // the top card last
}

export interface View {
  seats: number;
  first: number;
  turn: number;
  turns: number;
  playing: readonly (readonly [seat: number, code: string])[];
  players: readonly Player[];
  piles: readonly Pile[];
  emptied: number;
  lists?: readonly (readonly string[])[]; // in a duel with open lists
}

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
