/** What would pay for a Spell: the location's own symbol, its Column, one's Prepared Spells. */
import type { Table } from "../../table/table.svelte.ts";
import { WILD, placeOf } from "./seen.ts";
import type { View } from "./view.ts";

export interface Source {
  name: string; // own, column.1, reserve.1
  symbol: string;
}

export interface Payment {
  pays: readonly string[]; // names of sources
  missing: readonly string[]; // symbols
}

export function sources(view: View, seat: number): Source[] {
  const player = view.players[seat];
  const place = player && placeOf(view, player.here);
  if (!player || !place) return [];
  return [
    { name: "own", symbol: place.id },
    ...place.column.map((symbol, i) => ({ name: `column.${i + 1}`, symbol })),
    ...player.reserve.map(([symbol], i) => ({ name: `reserve.${i + 1}`, symbol })),
  ];
}

/** Every symbol by one of its kind, else by a wild one. */
export function payment(cost: readonly string[], from: readonly Source[]): Payment {
  const left = [...from];
  const pays: string[] = [];
  const take = (wanted: string, symbol: string): string[] => {
    const at = left.findIndex((one) => one.symbol === symbol);
    if (at < 0) return [wanted];
    pays.push(...left.splice(at, 1).map((one) => one.name));
    return [];
  };
  const open = cost.flatMap((symbol) => (symbol === WILD ? [symbol] : take(symbol, symbol)));
  return { missing: open.flatMap((symbol) => take(symbol, WILD)), pays };
}

export function isPreparing(table: Table): boolean {
  return table.question?.[1] === "prepare";
}

export function costOf(table: Table, code: string): readonly string[] {
  return (table.book.printed.spell?.[code]?.facts.cost ?? []) as readonly string[];
}

/** The sources that would pay for the Spell in hand one points at while one Prepares. */
export function paying(table: Table, view: View): readonly string[] {
  if (!isPreparing(table)) return [];
  const code = [table.choice.pointed, ...table.choice.picked].find((one) => one.startsWith("hand:"))?.slice(5);
  return code ? payment(costOf(table, code), sources(view, table.seat)).pays : [];
}
