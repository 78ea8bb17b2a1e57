/** Reading what a seat sees and is told: view.ts and events.ts have its types. */
import type { Table } from "../../table/table.svelte.ts";
import type { Told } from "./events.ts";
import type { View } from "./view.ts";

export const NOBODY = -1;
export const HAND = 3; // the most cards a hand holds

export function eventsOf(table: Table): readonly Told[] {
  return table.events as readonly Told[];
}

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
