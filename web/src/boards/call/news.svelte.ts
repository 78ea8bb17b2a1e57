/** What has changed since one was asked last: it is marked until the next decision. */
import { untrack } from "svelte";
import type { Told } from "../../net/book.ts";
import type { Table } from "../../table/table.svelte.ts";
import { momentOf, windowName } from "./course.ts";
import type { View } from "./view.ts";

/** The things some events were about: cards by side and code, stories, domains. */
export function changed(events: readonly Told[], names: Readonly<Record<string, readonly string[]>>): Set<string> {
  const found = new Set<string>();
  for (const [kind, ...values] of events) {
    const about = Object.fromEntries((names[kind] ?? []).map((name, i) => [name, values[i]]));
    if ("seat" in about && "card" in about) found.add(`card:${String(about.seat)}.${String(about.card)}`);
    if ("seat" in about && "domain" in about) found.add(`domain:${String(about.seat)}.${String(about.domain)}`);
    if ("story" in about && kind !== "committed") found.add(`story:${String(about.story)}`);
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
      const { question, events } = table;
      if (question && !this.isPassed) untrack(() => this.asked(question, events.length));
    });
  }

  /** Whoever only watches sees what has changed in this turn. */
  readonly things = $derived.by(() => {
    const { events, seat, book, question } = this.table;
    const from = seat < 0 ? events.findLastIndex(([kind]) => kind === "turn") + 1 : question && !this.isPassed ? this.before : this.last;
    return changed(events.slice(from), book.events);
  });

  /** A window without a stop: the house passes there, so nobody has decided anything. */
  private readonly isPassed = $derived.by(() => {
    const { question, seen, seat, events } = this.table;
    const view = this.table.view as View;
    const prompt = question?.[1] ?? "";
    const name = prompt === "act" ? windowName(momentOf(view), view.active === seat) : prompt;
    return this.table.book.windows.includes(name) && !seen?.stops.includes(name);
  });

  private asked(question: unknown, length: number): void {
    if (question === this.question) return;
    this.question = question;
    [this.before, this.last] = [this.last, length];
  }
}
