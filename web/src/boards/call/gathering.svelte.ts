/**
 * Committing: characters gather at stories and nothing is sent before all is said. The rules ask for one
 * character after another; each answer is then given from the plan.
 */
import type { Attachment } from "svelte/attachments";
import type { Mark, Option } from "../../table/choice.svelte.ts";
import type { Table } from "../../table/table.svelte.ts";
import { playName } from "./names.ts";
import type { Named } from "./seen.ts";
import type { View, Seen } from "./view.ts";

const LONG = 450; // ms: whoever holds longer wants to look

/** Those who are still to be asked about: the one in question, and the ready ones after it. */
export function toBeAsked(view: View, seat: number, asked: string): string[] {
  const going = new Set(view.committing.map(playName));
  const able = (one: Seen) => one.character && one.state === "ready" && one.at === null && !one.host && !going.has(playName(one));
  const names = (view.players[seat]?.play ?? []).filter(able).map(playName);
  return names.slice(Math.max(names.indexOf(asked), 0));
}

/** The answer the plan has for the character in question. */
export function planned(options: readonly Option[], asked: string, plan: ReadonlyMap<string, string>): Option | undefined {
  const story = plan.get(asked);
  return options.find((one) => (story ? one.verb === "commit" && one.things.includes(story) : one.verb === "stay"));
}

/** Who is on the way to the story: not those about whom the answer was given, they are there. */
export function onTheWay(plan: ReadonlyMap<string, string>, able: readonly string[], story: string): string[] {
  return able.filter((card) => plan.get(card) === story);
}

export class Gathering {
  picked = $state.raw<readonly string[]>([]);
  plan = $state.raw<ReadonlyMap<string, string>>(new Map());
  private sending = $state(false);
  private answered = ""; // whom the last answer was about

  constructor(private readonly table: Table) {
    $effect(() => {
      if (!this.isOpen) this.clear();
      else if (this.sending && this.asked !== this.answered) void this.answer();
    });
  }

  readonly isOpen = $derived.by(() => this.table.question?.[1] === "commit");
  readonly asked = $derived.by(() => (this.isOpen ? playName(this.table.question?.[2] as unknown as Named) : ""));
  readonly able = $derived.by(() => (this.isOpen ? toBeAsked(this.table.view as View, this.table.seat, this.asked) : []));
  private readonly stories = $derived.by(() =>
    this.table.answers.filter((one) => one.verb === "commit").map((one) => one.things[2] as string),
  );

  mark(thing: string): Mark {
    if (this.picked.includes(thing)) return "picked";
    if (this.able.includes(thing)) return "lit";
    return this.picked.length && this.stories.includes(thing) ? "lit" : "";
  }

  goingTo(story: string): string[] {
    return onTheWay(this.plan, this.able, story);
  }

  /** Pick a character, or send the picked ones to a story; whether it was ours to deal with. */
  point(thing: string): boolean {
    if (!this.isOpen) return false;
    if (this.plan.has(thing)) this.plan = new Map([...this.plan].filter(([card]) => card !== thing));
    else if (this.picked.includes(thing)) this.picked = this.picked.filter((one) => one !== thing);
    else if (this.able.includes(thing)) this.picked = [...this.picked, thing];
    else if (this.picked.length && this.stories.includes(thing)) this.send(thing);
    else return false;
    this.table.choice.asking = "";
    return true;
  }

  done(): void {
    this.sending = true;
  }

  clear(): void {
    this.picked = [];
    this.plan = new Map();
    this.sending = false;
    this.answered = "";
  }

  private send(story: string): void {
    this.plan = new Map([...this.plan, ...this.picked.map((card) => [card, story] as const)]);
    this.picked = [];
  }

  private async answer(): Promise<void> {
    this.answered = this.asked;
    const found = planned(this.table.answers, this.asked, this.plan);
    if (!found || !(await this.table.play(found.key))) this.sending = false;
  }
}

/** Clicks on the board belong to the gathering first. */
export function gathers(gathering: Gathering): Attachment<HTMLElement> {
  return (board) => {
    let down = 0;
    const take = (event: Event) => {
      const name = event.target instanceof Element && event.target.closest<HTMLElement>("[data-thing]")?.dataset.thing;
      if (!name || !gathering.point(name)) return;
      event.stopPropagation();
      event.preventDefault();
    };
    const press = (event: Event) => void (down = event.timeStamp);
    const click = (event: Event) => void (event.timeStamp - down < LONG && take(event));
    const key = (event: KeyboardEvent) => {
      if (event.key === "Escape" && gathering.picked.length) gathering.picked = [];
      else if ((event.key === "Enter" || event.key === " ") && !(event.target instanceof HTMLButtonElement)) take(event);
    };
    board.addEventListener("pointerdown", press, true);
    board.addEventListener("click", click, true);
    addEventListener("keydown", key, true);
    return () => {
      board.removeEventListener("pointerdown", press, true);
      board.removeEventListener("click", click, true);
      removeEventListener("keydown", key, true);
    };
  };
}
