/** What the log tells of the events: what is news, which rules govern it, and what somebody wants to read. */
import type { About, Book, Told } from "../net/book.ts";

/** All of it, what has happened since one's turn, or a subject of the game; and a word that must be in it. */
export interface LogFilter {
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

/** What goes without saying is no news: always, or when two values of it are the same. */
export function isNews(book: Book, told: Told): boolean {
  const quiet = book.events[told.kind]?.quiet ?? false;
  if (typeof quiet === "boolean") return !quiet;
  const values: About = told;
  return new Set(quiet.map((name) => values[name])).size > 1;
}

export function isHeading(book: Book, told: Told): boolean {
  return book.events[told.kind]?.heading ?? false;
}

/** The statements that govern it: those of a value of it, if that tells more. */
export function rulesFor(book: Book, told: Told): readonly string[] {
  const { rules = [], rules_of = {} } = book.events[told.kind] ?? {};
  const closer = Object.values(told).map((value) => rules_of[String(value)]);
  return closer.find((ids) => ids !== undefined) ?? rules;
}

/** What of the log may be read alone. */
export function subjectsOf(book: Book): string[] {
  return [...new Set(Object.values(book.events).flatMap((one) => one.subjects))];
}

/** The number of the event with which the others' turns began after one's own; or one's turn, if nobody else has any. */
export function sinceTurn(events: readonly Told[], seat: number): number {
  const turns = events.flatMap((told, at) => (told.kind === "turn" ? [{ at, own: told.seat === seat }] : []));
  const others = turns.findLastIndex((turn) => !turn.own);
  const before = turns.findLastIndex((turn, i) => turn.own && i < others);
  const first = others < 0 ? turns.at(-1) : before < 0 ? undefined : turns[before + 1];
  return first?.at ?? 0;
}

/** The lines somebody wants to read; `text` puts an event into words. */
export function lines(book: Book, events: readonly Told[], seat: number, filter: LogFilter, text: (told: Told) => string): Line[] {
  const from = filter.what === SINCE ? sinceTurn(events, seat) : 0;
  const isWanted = ({ kind }: Told) => filter.what === ALL || filter.what === SINCE || book.events[kind]?.subjects.includes(filter.what);
  const word = filter.word.trim().toLocaleLowerCase();
  return events
    .slice(from)
    .map((told, i) => ({ at: from + i, told }))
    .filter(({ told }) => isWanted(told) && isNews(book, told))
    .filter(({ told }) => !word || text(told).toLocaleLowerCase().includes(word));
}

/** What the others did in these events, as far as it is news. */
export function ofOthers(book: Book, events: readonly Told[], seat: number): Told[] {
  return events.filter((told) => isNews(book, told) && told.seat !== seat);
}
