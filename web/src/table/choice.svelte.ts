/**
 * Choosing among what is offered, by whatever way: each option names the things it is about, and whoever
 * points at things narrows the options down until one is left.
 *
 * A thing is called `sort:code`, such as `area:india`, `card:F001`, `verb:move`. Boards show things and
 * ask whether they are lit; the list of options shows the same from the other side.
 */
import type { About } from "../net/book.ts";

export interface Option {
  readonly key: string;
  readonly verb: string;
  readonly about: About;
  readonly aside: boolean; // may be done whoever is asked
  readonly things: readonly string[]; // in the order in which they are pointed at
}

export type Mark = "lit" | "picked" | "";

export class Choice {
  picked = $state.raw<readonly string[]>([]);
  pointed = $state(""); // the thing or key under the pointer: lights up wherever it is shown
  asking = $state(""); // the thing whose refusal is shown
  hinted = $state(""); // the key that was advised
  /** How a thing is marked where it is shown: a board may have a way of its own. */
  shows = $state.raw((thing: string): Mark => this.mark(thing));

  constructor(
    private readonly offered: () => readonly Option[],
    private readonly decide: (option: Option, sure: boolean) => void,
  ) {}

  /** What is still possible with the things that were pointed at. */
  readonly left = $derived.by(() => this.having(this.picked));
  /** The one that is meant, when nothing else is possible any more. */
  readonly meant = $derived(this.picked.length && this.left.length === 1 ? this.left[0] : undefined);
  private readonly things = $derived(new Set(this.left.flatMap((option) => option.things)));

  mark(thing: string): Mark {
    if (this.picked.includes(thing)) return "picked";
    return this.things.has(thing) ? "lit" : "";
  }

  /** Point at a thing: it is taken up, put down again, or asked about if it is not to be had. */
  point(thing: string): void {
    this.asking = "";
    if (this.picked.includes(thing)) {
      this.picked = this.picked.filter((one) => one !== thing);
      return;
    }
    const further = [[...this.picked, thing], [thing]].find((things) => this.having(things).length);
    if (!further) {
      this.asking = thing;
      return;
    }
    this.picked = further;
    const meant = this.meant;
    if (meant && this.isWhole(meant)) this.take(meant, this.picked.length > 1);
  }

  /** Whoever has pointed at several things in turn is sure of it; a single click may be a slip. */
  take(option: Option, sure = false): void {
    this.clear();
    this.decide(option, sure);
  }

  /** Point at as many of the option's things as tell it from all others: it is meant, and not yet taken. */
  mean(option: Option): void {
    const enough = option.things.findIndex((_, i, things) => this.having(things.slice(0, i + 1)).length === 1);
    this.clear();
    this.picked = option.things.slice(0, enough + 1);
  }

  /** One step back; whether there was one. */
  back(): boolean {
    if (this.asking) this.asking = "";
    else if (this.picked.length) this.picked = this.picked.slice(0, -1);
    else return false;
    return true;
  }

  clear(): void {
    this.picked = [];
    this.asking = this.hinted = this.pointed = "";
  }

  private having(things: readonly string[]): Option[] {
    return this.offered().filter((option) => things.every((thing) => option.things.includes(thing)));
  }

  /** Whether everything the option is about was pointed at, so that it cannot surprise anybody. */
  private isWhole(option: Option): boolean {
    return option.things.every((thing) => this.picked.includes(thing) || thing.startsWith("verb:"));
  }
}
