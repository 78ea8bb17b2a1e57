/** Reading what a seat sees and is told: view.ts and events.ts have its types. */
import type { Book } from "../../net/book.ts";
import type { Table } from "../../table/table.svelte.ts";
import type { Told } from "./events.ts";
import type { Player, View } from "./view.ts";

export type Counts = Readonly<Record<string, number>>; // how many of each kind

/** What a battle may bring for one side; `results` are what its own units have to take. */
export interface SideOdds {
  dice: number;
  results: readonly { kills: number; pains: number; chance: number }[];
  doom: { expected: number };
  holds: number; // that it alone stays
}

export interface Odds {
  attacker: SideOdds;
  defender: SideOdds;
}

export const NOBODY = -1;
export const DOOM = 30; // with so much the end comes
export const SLOTS = 6;

export function eventsOf(table: Table): readonly Told[] {
  return table.events as readonly Told[];
}

/** The seats, one's own first. */
export function order(seat: number): readonly [number, number] {
  return seat === 1 ? [1, 0] : [0, 1];
}

export type Category = "cultist" | "monster" | "terror" | "goo";

export function categoryOf(book: Book, unit: string): Category {
  return (book.printed.unit?.[unit]?.facts.category as Category | undefined) ?? "monster";
}

/** The kinds of units of a faction, as on its sheet. */
export function kindsOf(book: Book, faction: string): readonly string[] {
  return (book.printed.faction?.[faction]?.facts.units as readonly string[] | undefined) ?? [];
}

/** How many of a kind stand on the map. */
export function onMap(view: View, seat: number, unit: string): number {
  return view.areas.reduce((sum, area) => sum + (area.units[seat]?.[unit] ?? 0), 0);
}

/** How many of a kind wait in the pool; all of them before they are laid out. */
export function inPool(book: Book, player: Player, unit: string): number {
  return player.books.length ? (player.pool[unit] ?? 0) : Number(book.printed.unit?.[unit]?.facts.count ?? 0);
}

/** The spellbooks by slot, all closed before the sheet is laid out. */
export function booksOf(player: Player): readonly string[] {
  return player.books.length ? player.books : Array<string>(SLOTS).fill("");
}

/** When an ability works, which its text says first, and the rest of the text. */
export function timed(text: string): readonly [when: string, rest: string] {
  const end = text.indexOf(". ");
  if (end < 0 || end > 22) return ["", text];
  return [text.slice(0, end).replace(/, (\d+) .*/, " $1"), text.slice(end + 2)];
}
