/** What was hidden of a cult, laid open after the end: each part by the eyes of whoever knew it. */
import type { Uncovered } from "../../table/uncovered.svelte.ts";
import type { Back, Lodge, View } from "./view.ts";

export interface Opened {
  hand: readonly Back[];
  reserve: readonly Back[];
  curses: readonly (string | null)[]; // that wait for it; its right neighbour reads them
  storms: readonly string[]; // that it had looked at, in hand or on the Altar
}

export function opened(uncovered: Pick<Uncovered, "by">, seat: number): Opened {
  const own = uncovered.by(seat) as View;
  const { hand, reserve, holder, storms_seen: held } = own.players[seat] as Lodge;
  const { curses } = (uncovered.by(holder) as View).players[seat] as Lodge;
  const laid = own.locations.map((one) => one.storm_face);
  return { hand, reserve, curses, storms: [...held, ...laid].filter((one) => one !== null && one !== "") as string[] };
}
