/** What has changed since one decided last: it is marked until the next decision. */
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
  private from = $state(0); // events that were there when one decided last

  constructor(private readonly table: Table) {
    this.from = table.events.length;
    $effect(() => {
      if (table.busy) untrack(() => (this.from = table.events.length));
    });
  }

  /** Whoever only watches sees what has changed in this turn. */
  readonly things = $derived.by(() => {
    const { events, seat, book } = this.table;
    const from = seat < 0 ? events.findLastIndex(([kind]) => kind === "turn") + 1 : this.from;
    return changed(events.slice(from), book.events);
  });
}
