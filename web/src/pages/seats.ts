/** Who may sit at a seat of a new table, and how much time there may be. */
import type { Book } from "../net/book.ts";
import type { NewTable } from "../rest.ts";

export const SITTERS = ["mine", "bot", "invited", "open"] as const;
export type Sitter = (typeof SITTERS)[number];

const DAY = 86400;
export const PACES = {
  none: { per_move: null, bank: 0 },
  brisk: { per_move: 30, bank: 600 },
  calm: { per_move: 120, bank: 1800 },
  day: { per_move: DAY, bank: 0 },
  week: { per_move: 7 * DAY, bank: 0 },
} as const;

export function seatAsked(sitter: Sitter, level: string): NewTable["seats"][number] {
  return sitter === "bot" ? { kind: "bot", level } : { kind: sitter };
}

/** How many play if nobody says: the fewest who are not alone. */
export function usualSeats(book: Book): number {
  return Math.min(...book.seats.filter((count) => count > 1));
}
