/** What has changed since one was asked last: it is marked until the next decision. */
import { untrack } from "svelte";
import type { Table } from "../../table/table.svelte.ts";
import { momentOf, windowName } from "./phases.ts";
import type { Told } from "./events.ts";
import { eventsOf } from "./seen.ts";
import type { View } from "./view.ts";

/** The things some events were about: cards by side and code, stories, domains. */
export function changed(events: readonly Told[]): Set<string> {
  const found = new Set<string>();
  for (const told of events) {
    if ("seat" in told && "card" in told) found.add(`card:${told.seat}.${told.card}`);
    if ("domain" in told) found.add(`domain:${told.seat}.${told.domain}`);
    if ("story" in told && told.kind !== "committed") found.add(`story:${told.story}`);
  }
  return found;
}

export class News {
  private before = $state(0); // events that were there when one was asked last but one
  private last = $state(0); // and when one was asked last
  private question: unknown;

  constructor(private readonly table: Table) {
    this.before = this.last = table.events.length;
    $effect(() => {
      const { question } = table;
      const count = table.events.length;
      if (question && !this.isPassed) untrack(() => this.asked(question, count));
    });
  }

  /** Whoever only watches sees what has changed in this turn. */
  readonly things = $derived.by(() => {
    const { seat, question } = this.table;
    const events = eventsOf(this.table);
    const from = seat < 0 ? events.findLastIndex(({ kind }) => kind === "turn") + 1 : question && !this.isPassed ? this.before : this.last;
    return changed(events.slice(from));
  });

  /** A window without a stop: the house passes there, so nobody has decided anything. */
  private readonly isPassed = $derived.by(() => {
    const { question, seen, seat } = this.table;
    const view = this.table.view as View;
    const prompt = question?.[1] ?? "";
    const name = prompt === "act" ? windowName(momentOf(view), view.active === seat) : prompt;
    return this.table.book.windows.includes(name) && !seen?.stops.includes(name);
  });

  private asked(question: unknown, count: number): void {
    if (question === this.question) return;
    this.question = question;
    [this.before, this.last] = [this.last, count];
  }
}
