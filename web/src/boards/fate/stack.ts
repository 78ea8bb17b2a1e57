/** Figures that are alike: how many of them are taken up, and what one more would be called. */
import type { Choice } from "../../table/choice.svelte.ts";

export interface Taken {
  count: number;
  more: boolean; // whether one more may be taken up
  name: string; // what a click points at: one more, or the last one to put it down again
}

export function taken(choice: Pick<Choice, "picked" | "mark">, base: string): Taken {
  const count = choice.picked.filter((one) => one.startsWith(`${base}#`)).length;
  const next = `${base}#${count + 1}`;
  const more = choice.mark(next) === "lit";
  return { count, more, name: more || !count ? next : `${base}#${count}` };
}
