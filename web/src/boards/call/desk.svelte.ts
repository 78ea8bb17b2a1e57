/** What the parts of this board share: the table as one sees it, and how its things are marked. */
import type { Mark } from "../../table/choice.svelte.ts";
import type { Table } from "../../table/table.svelte.ts";
import { Gathering } from "./gathering.svelte.ts";
import { chosenName, playName } from "./names.ts";
import { News } from "./news.svelte.ts";
import { Resting } from "./resting.svelte.ts";
import { nearSeat } from "./seen.ts";
import type { View } from "./view.ts";

export interface Aim {
  number: number; // of the effect in the chain
  mine: boolean;
}

/** What the effects in progress have chosen, by thing. */
export function aimsOf(view: View, seat: number): Map<string, Aim[]> {
  const found = new Map<string, Aim[]>();
  const add = (thing: string, aim: Aim) => thing && found.set(thing, [...(found.get(thing) ?? []), aim]);
  view.uses.forEach((use, i) => {
    for (const about of use.chosen) add(chosenName(about, use.seat), { number: i + 1, mine: use.seat === seat });
  });
  return found;
}

export class Desk {
  readonly gathering: Gathering;
  readonly news: News;
  readonly resting: Resting;
  /** The story that is shown large on a small screen. */
  opened = $state(0);
  /** The player whose piles are looked through; −1: nobody's. */
  piles = $state(-1);

  constructor(readonly table: Table) {
    this.gathering = new Gathering(table);
    this.news = new News(table);
    this.resting = new Resting(table);
    table.choice.shows = (thing) => this.mark(thing);
  }

  readonly view = $derived.by(() => this.table.view as View);
  readonly words = $derived.by(() => this.table.words!);
  readonly near = $derived.by(() => nearSeat(this.table.seat));
  readonly far = $derived(1 - this.near);
  readonly aims = $derived.by(() => aimsOf(this.view, this.near));
  readonly harmed = $derived.by(() => new Map(this.view.harms.flat().map((one) => [playName(one), one.wounds])));
  /** The things of the option under the pointer in the list. */
  private readonly pointed = $derived.by(() => {
    const { pointed } = this.table.choice;
    return this.table.options.find((one) => one.key === pointed)?.things ?? [];
  });

  mark(thing: string): Mark {
    return this.gathering.isOpen ? this.gathering.mark(thing) : this.table.choice.mark(thing);
  }

  /** The classes of a thing: how it can be chosen, what aims at it, whether it has just changed. */
  state(thing: string, news = thing): string {
    const aimed = this.aims.has(thing) || this.pointed.includes(thing) ? "aim" : "";
    return this.mark(thing) || aimed || (this.news.things.has(news) ? "last" : "");
  }

  /** The side a seat sits at. */
  side(seat: number): "near" | "far" {
    return seat === this.near ? "near" : "far";
  }
}
