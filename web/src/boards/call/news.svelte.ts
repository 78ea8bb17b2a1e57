/** What has changed since one's last decision: it is marked until the next. */
import { untrack } from "svelte";
import type { Told } from "../../net/book.ts";
import type { Table } from "../../table/table.svelte.ts";

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
  private before = $state(0); // events that were there at the last decision but one
  private last = $state(0); // and at the last

  constructor(private readonly table: Table) {
    $effect(() => {
      const { length } = table.events;
      const isAsked = table.question !== undefined;
      untrack(() => {
        if (isAsked) [this.before, this.last] = [this.last || length, length];
      });
    });
  }

  readonly things = $derived.by(() => {
    const from = this.table.question ? this.before : this.last;
    return changed(this.table.events.slice(from || this.table.events.length), this.table.book.events);
  });
}
