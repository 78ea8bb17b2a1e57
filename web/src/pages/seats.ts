/** Who may sit at a seat of a new table with what, and how much time there may be. */
import type { Book, Setting, Value } from "../net/book.ts";
import { COLOURS, type Colour } from "../parts/colours.ts";
import type { NewTable } from "../rest.ts";

export const PARTICIPANTS = ["mine", "bot", "invited", "open"] as const;
export type Participant = (typeof PARTICIPANTS)[number];
export type Chosen = Readonly<Record<string, Value>>; // options by name; what is missing is as usual

/** What the host has decided about a seat. */
export interface Plan {
  readonly participant: Participant;
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

export function planned(book: Book, participant: Participant): Plan {
  return { participant, level: strongest(book), colour: null, options: {} };
}

export const strongest = (book: Book): string => book.levels.at(-1) ?? "";

const FIGURES = "colour"; // of a seat: follows the colour of whoever sits there

/** What a table for so many is like: of what was chosen only what counts, and for the rest what is usual. */
function whole(book: Book, seats: number, chosen: Chosen): Chosen {
  return book.options.reduce<Chosen>(
    (so, one) => ({ ...so, [one.name]: (counts(one, so) ? chosen[one.name] : undefined) ?? one.default }),
    { seats },
  );
}

const counts = (option: Setting, table: Chosen): boolean =>
  Object.entries(option.only).every(([name, values]) => values.includes(table[name] as Value));

/** The options of the table itself that count when so many play and this is chosen. */
export function ofTable(book: Book, seats: number, chosen: Chosen): readonly Setting[] {
  return book.options.filter((one) => counts(one, whole(book, seats, chosen)));
}

/** The options of a seat that count there. */
export function ofSeat(book: Book, seats: number, chosen: Chosen): readonly Setting[] {
  return book.seat_options.filter((one) => one.name !== FIGURES && counts(one, whole(book, seats, chosen)));
}

/** What was chosen, as far as it counts. */
export function counted(settings: readonly Setting[], chosen: Chosen): Record<string, string | number | boolean> {
  const found = settings.filter((one) => one.name in chosen).map((one) => [one.name, chosen[one.name]]);
  return Object.fromEntries(found) as Record<string, string | number | boolean>;
}

/** The colours of those who play here: what they chose, and for the others what is left. */
export function coloursOf(plans: readonly Plan[]): readonly (Colour | null)[] {
  const here = plans.filter((plan) => plan.participant === "mine");
  const free = COLOURS.filter((one) => here.every((plan) => plan.colour !== one));
  return plans.map((plan) => (plan.participant === "mine" ? (plan.colour ?? free.shift() ?? null) : null));
}

export function seatAsked(plan: Plan, settings: readonly Setting[]): NewTable["seats"][number] {
  const options = counted(settings, plan.options);
  if (plan.participant === "bot") return { kind: "bot", level: plan.level, options };
  return plan.participant === "mine" ? { kind: "mine", colour: plan.colour, options } : { kind: plan.participant };
}

/** How many play if nobody says: the fewest who are not alone. */
export function usualSeats(book: Book): number {
  return Math.min(...book.seats.filter((count) => count > 1));
}
