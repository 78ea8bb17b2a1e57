/** What the log tells of the events: what is news, whose deed it is, which rules govern it, and what somebody wants to read. */
import type { Book, Told } from "../net/book.ts";

/** All of it, what has happened since one's turn, or a subject of the game; and a word that must be in it. */
export interface Wish {
  what: string;
  word: string;
}
export const ALL = "all";
export const SINCE = "since";

/** An event and its number. */
export interface Line {
  at: number;
  told: Told;
}

function valueOf(book: Book, [kind, ...values]: Told, name: string): unknown {
  return values[book.events[kind]?.indexOf(name) ?? -1];
}

export function isNews(book: Book, told: Told): boolean {
  const names = book.telling.quiet[told[0]];
  return names === undefined || new Set(names.map((name) => valueOf(book, told, name))).size > 1;
}

export function isHeading(book: Book, told: Told): boolean {
  return book.telling.headings.includes(told[0]);
}

/** The seat whose deed it is; none if it is nobody's. */
export function doer(book: Book, told: Told): number | undefined {
  return valueOf(book, told, "seat") as number | undefined;
}

/** The statements that govern it. */
export function rulesFor(book: Book, [kind, ...values]: Told): readonly string[] {
  const { rules } = book.telling;
  const closer = values.find((value) => `${kind}:${value}` in rules);
  return rules[closer === undefined ? kind : `${kind}:${closer}`] ?? [];
}

/** The number of the event with which the others' turns began after one's own; or one's turn, if nobody else has any. */
export function sinceTurn(book: Book, events: readonly Told[], seat: number): number {
  const turns = events.flatMap((told, at) => (told[0] === "turn" ? [{ at, own: doer(book, told) === seat }] : []));
  const others = turns.findLastIndex((turn) => !turn.own);
  const before = turns.findLastIndex((turn, i) => turn.own && i < others);
  const first = others < 0 ? turns.at(-1) : before < 0 ? undefined : turns[before + 1];
  return first?.at ?? 0;
}

/** The lines somebody wants to read; `text` puts an event into words. */
export function lines(book: Book, events: readonly Told[], seat: number, wish: Wish, text: (told: Told) => string): Line[] {
  const from = wish.what === SINCE ? sinceTurn(book, events, seat) : 0;
  const subject = book.telling.subjects[wish.what];
  const word = wish.word.trim().toLocaleLowerCase();
  return events
    .slice(from)
    .map((told, i) => ({ at: from + i, told }))
    .filter(({ told }) => (!subject || subject.includes(told[0])) && isNews(book, told))
    .filter(({ told }) => !word || text(told).toLocaleLowerCase().includes(word));
}

/** What the others did in these events, as far as it is news. */
export function ofOthers(book: Book, events: readonly Told[], seat: number): Told[] {
  return events.filter((told) => isNews(book, told) && doer(book, told) !== seat);
}
