/** Whoever can do nothing need not say so every time: it is said for them, if they want that. */
import { settings } from "../settings.svelte.ts";
import type { Option } from "./choice.svelte.ts";
import type { Table } from "./table.svelte.ts";

const ALONE = 250; // ms
const AMONG_PEOPLE = [1500, 3500] as const; // ms, by chance: how quickly it comes should tell them little

/** The answer that does nothing, if there is no other and nothing can be done besides. */
export function onlyIdle({ answers, asides, face, book }: Pick<Table, "answers" | "asides" | "face" | "book">): Option | undefined {
  const [first, ...others] = answers;
  const isIdle = first !== undefined && first.verb === face.idle && others.length === 0;
  return isIdle && asides.every((one) => book.final.includes(one.verb)) ? first : undefined;
}

function pause(table: Table): number {
  const people = table.sittings.filter((one) => !one.bot && !table.own.includes(one.seat));
  const [least, most] = AMONG_PEOPLE;
  return people.length ? least + Math.random() * (most - least) : ALONE;
}

/** Called while a component is set up. */
export function passing(table: Table): void {
  $effect(() => {
    const idle = settings.passes && table.question ? onlyIdle(table) : undefined;
    if (!idle) return;
    const timer = setTimeout(() => void table.play(idle.key), pause(table));
    return () => clearTimeout(timer);
  });
}
