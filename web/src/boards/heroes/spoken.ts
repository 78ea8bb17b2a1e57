/** What a reader of the screen hears of a card: name, kind, numbers. */
import type { Table } from "../../table/table.svelte.ts";
import { character } from "./cards.ts";

export function cardLabel(table: Table, code: string, count = 1): string {
  const { kind, suns, skulls } = character(table.book, code);
  return table.words?.say("web-heroes-card", { card: code, kind, suns, skulls, count }) ?? "";
}

/** Whether the option under the pointer is about the thing. */
export function isAimed(table: Table, thing: string): boolean {
  const { pointed } = table.choice;
  return pointed !== "" && table.choice.left.some((option) => option.key === pointed && option.things.includes(thing));
}
