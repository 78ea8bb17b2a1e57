/** Who may sit at a seat of a new table with what, and how much time there may be. */
import type { Book, Setting, Value } from "../net/book.ts";
import { COLOURS, type Colour } from "../parts/colours.ts";
import type { NewTable } from "../rest.ts";

export const SITTERS = ["mine", "bot", "invited", "open"] as const;
export type Sitter = (typeof SITTERS)[number];
export type Chosen = Readonly<Record<string, Value>>; // options by name; what is missing is as usual

/** What the host has decided about a seat. */
export interface Plan {
  readonly sitter: Sitter;
  readonly level: string; // of a bot
  readonly colour: Colour | null; // of a person; none: the first that is free
  readonly options: Chosen;
}

const DAY = 86400;
export const PACES = {
  none: { per_move: null, bank: 0 },
  brisk: { per_move: 30, bank: 600 },
  calm: { per_move: 120, bank: 1800 },
  day: { per_move: DAY, bank: 0 },
  week: { per_move: 7 * DAY, bank: 0 },
} as const;

export function planned(book: Book, sitter: Sitter): Plan {
  return { sitter, level: strongest(book), colour: null, options: {} };
}

export const strongest = (book: Book): string => book.levels.at(-1) ?? "";

const FIGURES = "colour"; // of a seat: follows the colour of whoever sits there

/** The options of a seat that count at a table with these options. */
export function applying(book: Book, table: Chosen): readonly Setting[] {
  const usual = Object.fromEntries(book.options.map((one) => [one.name, one.default]));
  const whole: Chosen = { ...usual, ...table };
  return book.seat_options.filter(
    (one) => one.name !== FIGURES && Object.entries(one.only).every(([name, values]) => values.includes(whole[name] as Value)),
  );
}

/** The colours of those who play here: what they chose, and for the others what is left. */
export function coloursOf(plans: readonly Plan[]): readonly (Colour | null)[] {
  const here = plans.filter((plan) => plan.sitter === "mine");
  const free = COLOURS.filter((one) => here.every((plan) => plan.colour !== one));
  return plans.map((plan) => (plan.sitter === "mine" ? (plan.colour ?? free.shift() ?? null) : null));
}

export function seatAsked(plan: Plan, settings: readonly Setting[]): NewTable["seats"][number] {
  const counting = settings.filter((one) => one.name in plan.options).map((one) => [one.name, plan.options[one.name]]);
  const options = Object.fromEntries(counting) as Record<string, string | number | boolean>;
  if (plan.sitter === "bot") return { kind: "bot", level: plan.level, options };
  return plan.sitter === "mine" ? { kind: "mine", colour: plan.colour, options } : { kind: plan.sitter };
}

/** How many play if nobody says: the fewest who are not alone. */
export function usualSeats(book: Book): number {
  return Math.min(...book.seats.filter((count) => count > 1));
}
