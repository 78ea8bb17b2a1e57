/**
 * What happened while nobody looked: the window was hidden, the line was lost, or the page was not open.
 * How far somebody has looked is kept in this browser, so that a closed tab counts as being away too.
 */
import { untrack } from "svelte";
import type { Table } from "./table.svelte.ts";
import { ofOthers } from "./log.ts";

const NAME = "fhtagn-looked";
const MOST = 50; // matches that are remembered; the oldest are forgotten

export class Away {
  from = $state(-1); // the first event that was missed; -1: none
  until = $state(-1);
  isOpen = $state(false); // whether it is still to be read
  private since = -1; // how far was looked before; -1: somebody is looking

  /** Nobody looks any more, having seen so many events. */
  leave(seen: number): void {
    if (this.since < 0) this.since = seen;
  }

  /** Somebody looks again; whether anything worth telling has happened is for the caller to say. */
  back(count: number, isNews: (from: number) => boolean): void {
    const from = this.since;
    this.since = -1;
    if (from < 0 || count <= from || !isNews(from)) return;
    [this.from, this.until, this.isOpen] = [from, count, true];
  }

  /** It is known by now. */
  forget(): void {
    [this.from, this.until, this.isOpen] = [-1, -1, false];
  }
}

type Kept = [match: string, seat: number, count: number][];

function kept(): Kept {
  try {
    return JSON.parse(localStorage.getItem(NAME) ?? "[]") as Kept;
  } catch {
    return []; // what lies there is not ours, or nothing may be kept
  }
}

function lookedAt(match: string, seat: number): number | undefined {
  return kept().find(([one, at]) => one === match && at === seat)?.[2];
}

function keep(match: string, seat: number, count: number): void {
  const others = kept().filter(([one, at]) => one !== match || at !== seat);
  try {
    localStorage.setItem(NAME, JSON.stringify([...others, [match, seat, count]].slice(-MOST)));
  } catch {
    // a browser that keeps nothing: only this tab knows
  }
}

/** Called while a component is set up. */
export function lookAway(table: Table): void {
  const { away } = table;
  const heard = () => table.link.seats.get(table.seat)?.events ?? [];
  const leave = () => away.leave(untrack(() => table.events.length));
  const isOther = (from: number) => ofOthers(table.book, heard().slice(from), table.seat).length > 0;
  let arriving = true;

  function look(): void {
    if (table.seat < 0 || !heard().length) return;
    const before = arriving ? lookedAt(table.match, table.seat) : undefined;
    arriving = false;
    if (before !== undefined) away.leave(before);
    if (document.hidden) return leave();
    away.back(heard().length, isOther);
    keep(table.match, table.seat, heard().length);
  }

  $effect(look); // whenever something is heard: after a lost line that is everything since
  $effect(() => {
    if (table.link.line === "lost") leave();
  });
  $effect(() => {
    const turn = () => (document.hidden ? leave() : table.link.line === "open" && look());
    document.addEventListener("visibilitychange", turn);
    return () => document.removeEventListener("visibilitychange", turn);
  });
}
