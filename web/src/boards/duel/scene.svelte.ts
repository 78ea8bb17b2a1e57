/** The board as it is seen now: what is lit, who belongs to whom, what has just happened. */
import type { Mark } from "../../table/choice.svelte.ts";
import type { Table } from "../../table/table.svelte.ts";
import type { Words } from "../../words/words.ts";
import { reportsOf } from "./battle.ts";
import type { BattleOver } from "./events.ts";
import { lastOf, sinceDeeds } from "./last.ts";
import { March } from "./march.svelte.ts";
import type { Stack } from "./stacks.ts";
import * as things from "./things.ts";
import { categoryOf, eventsOf, order, type Category } from "./seen.ts";
import type { View } from "./view.ts";

export class Scene {
  readonly march: March;
  /** Where the dragged units are, on the screen and on the map. */
  drag = $state.raw<{ x: number; y: number; area: string } | null>(null);
  private read = $state.raw<ReadonlySet<BattleOver>>(new Set()); // ends of battles whose reports were put away

  constructor(readonly table: Table) {
    this.march = new March(table, () => this.view.players[table.seat]?.power ?? 0);
    table.choice.shows = (name) => this.mark(name);
  }

  readonly view = $derived.by(() => this.table.view as View);
  readonly words = $derived.by(() => this.table.words as Words);
  readonly events = $derived.by(() => eventsOf(this.table));
  readonly last = $derived.by(() => lastOf(this.events));
  /** The battles one is told of, the last one first: until they are put away, or one has done something new. */
  readonly reports = $derived.by(() => reportsOf(sinceDeeds(this.events, this.table.seat)).filter(({ over }) => !this.read.has(over)));
  /** The seats, one's own first. */
  readonly seats = $derived.by(() => order(this.table.seat));
  /** What is pointed at, wherever it is shown: the thing, or all things of the option in the list. */
  readonly pointed = $derived.by(() => {
    const { pointed } = this.table.choice;
    const option = this.table.options.find((one) => one.key === pointed);
    return new Set([pointed, ...(option?.things ?? [])]);
  });
  /** While nothing is picked, what one points at first; then all that is left. */
  private readonly lit = $derived.by(() => {
    const { picked, left } = this.table.choice;
    const offered = left.filter((one) => !one.aside).map((one) => one.things.slice(1));
    return new Set(picked.length ? offered.flat() : offered.map(([first]) => first));
  });
  private readonly asides = $derived.by(() => new Set(this.table.asides.flatMap((one) => one.things)));

  /** The areas that matter now: where one may point, and where something has just happened. */
  readonly sights = $derived.by(() => {
    const lit = this.march.size ? [...this.march.targets] : things.areasOf([...this.lit].filter((one) => one !== undefined));
    return { lit, last: things.areasOf(this.last.things) };
  });

  putReportsAway(): void {
    this.read = new Set([...this.read, ...this.reports.map(({ over }) => over)]);
  }

  mark(name: string): Mark {
    if (this.march.size) {
      if (this.march.count(name)) return "picked";
      if (this.march.canMove(name) || this.march.targets.has(name.replace(/^area:/, ""))) return "lit";
      if (this.march.size > 1) return "";
    }
    return this.table.choice.picked.includes(name) ? "picked" : this.lit.has(name) ? "lit" : "";
  }

  /** Whether the thing can be used whoever is asked. */
  isAside(name: string): boolean {
    return this.asides.has(name);
  }

  isAsked(name: string): boolean {
    return this.table.choice.asking === name;
  }

  /** The name under which a stack is to be pointed at now. */
  thingOf(stack: Stack): string {
    const kind = things.kind(stack.seat, stack.unit);
    return this.lit.has(kind) || this.table.choice.picked.includes(kind) ? kind : stack.name;
  }

  faction(seat: number): string {
    return this.view.players[seat]?.faction || "nobody";
  }

  factionName(seat: number): string {
    const faction = this.view.players[seat]?.faction;
    return faction ? this.words.name("faction", faction) : this.words.player(seat);
  }

  category(unit: string): Category {
    return categoryOf(this.table.book, unit.replace(/_on_gate$/, ""));
  }
}
