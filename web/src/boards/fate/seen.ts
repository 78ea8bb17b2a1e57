/** Reading what a seat sees and is told: view.ts and events.ts have its types. */
import type { Table } from "../../table/table.svelte.ts";
import type { Told } from "./events.ts";
import type { Place, View } from "./view.ts";
export const LOCATIONS = ["other_worlds", "museum", "ceremony", "streets", "gathering", "library"] as const;
export type Location = (typeof LOCATIONS)[number];
export const WILD = "other_worlds";
export const FACES = ["star", "sign", "tentacle", "cthulhu"] as const;
export const SPACES = 10; // of the Summon track
export const RAID = 5; // Investigators in a Lodge who make a Raid
export const CROWD = 3; // Investigators who follow home; Cultists one needs for Control
export const SLOTS = 3; // of the Reserve
export const LAST_CURSE = 5; // alone, the one that loses the game
export const NOBODY = -1;

/** The tokens of the four cults' colours. */
export const COLOURS = { teal: "p1", crimson: "p2", amber: "p3", violet: "p4" } as const;
export type Colour = keyof typeof COLOURS;

export function eventsOf(table: Table): readonly Told[] {
  return table.events as readonly Told[];
}

/** The seats, one's own first, then clockwise. */
export function seatsFrom(view: View, me: number): number[] {
  const first = Math.max(me, 0);
  return view.players.map((_, step) => (first + step) % view.seats);
}

export function placeOf(view: View, id: string): Place | undefined {
  return view.locations.find((one) => one.id === id);
}

/** Whose Fate Piece it is, if there are several: nobody's is the Investigators'. */
export function ownerOf(view: View, piece: number): number {
  return view.seats <= 2 ? view.players.findIndex((one) => one.piece === piece) : NOBODY;
}

/** The Cultists of a seat in a place: a location, its Lodge or the Abyss. */
export function standing(view: View, seat: number, place: string): number {
  const player = view.players[seat];
  if (place === "lodge") return player?.lodge ?? 0;
  if (place === "abyss") return player?.abyss ?? 0;
  return placeOf(view, place)?.cultists[seat] ?? 0;
}
