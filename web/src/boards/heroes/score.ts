/** Points: as they would be now from what is printed, and as they were counted at the end. */
import type { Book } from "../../net/book.ts";
import { faction, symbols, type Kind } from "./cards.ts";
import type { Laid, Line, Player } from "./view.ts";

const BONUS = 2;

export interface Standing {
  faction: string;
  side: Kind;
  suns: number;
  skulls: number;
  bonus: number;
  points: number;
}

/** Symbols and faction bonus; what single cards do at the end is for the count. */
export function standing(book: Book, area: readonly Laid[], code: string): Standing {
  const codes = area.map(([card]) => card);
  const { side, cards } = faction(book, code);
  const { suns, skulls } = symbols(book, codes);
  const bonus = BONUS * cards.filter((card) => codes.includes(card)).length;
  const points = (side === "hero" ? suns - skulls : skulls - suns) + bonus;
  return { faction: code, side, suns, skulls, bonus, points };
}

/** By the best of one's factions, the first of equals; nothing while one knows none. */
export function best(book: Book, player: Player): Standing | undefined {
  const known = player.factions.filter((code) => code !== null);
  const all = known.map((code) => standing(book, player.area, code));
  return all.reduce<Standing | undefined>((top, one) => (top && top.points >= one.points ? top : one), undefined);
}

export const COLUMNS = ["suns", "skulls", "bonus", "special"] as const;
export type Column = (typeof COLUMNS)[number];

/** The rules by which each column is counted. */
export const RULES: Readonly<Record<Column, readonly string[]>> = {
  suns: ["MH 6.4", "MH 6.7"],
  skulls: ["MH 6.5", "MH 6.6"],
  bonus: ["MH 6.8"],
  special: ["MH 6.17", "MH 6.18", "MH 6.19"],
};

function columnOf(rule: string): Column {
  return COLUMNS.find((column) => RULES[column].includes(rule)) ?? "special";
}

/** The points of a sheet by column. */
export function counted(sheet: readonly Line[]): Record<Column, number> {
  const sums: Record<Column, number> = { suns: 0, skulls: 0, bonus: 0, special: 0 };
  for (const [rule, , points] of sheet) sums[columnOf(rule)] += points;
  return sums;
}

/** The rules that gave points in a column, in the order in which they are listed. */
export function applied(players: readonly Player[], column: Column): string[] {
  const used = new Set(players.flatMap((player) => player.sheet ?? []).map(([rule]) => rule));
  return RULES[column].filter((rule) => used.has(rule));
}

export function signed(points: number): string {
  return points > 0 ? `+${points}` : points < 0 ? `−${-points}` : "0";
}
