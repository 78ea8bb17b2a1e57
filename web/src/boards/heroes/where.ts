/** How far the game has come, and in its turns which one it is. */
import type { Table } from "../../table/table.svelte.ts";
import { NOBODY } from "./seen.ts";
import type { View } from "./view.ts";

export function phaseOf({ view, isOver }: Pick<Table, "view" | "isOver">): string {
  const { emptied, turns, first } = view as View;
  if (isOver) return "count";
  if (emptied !== NOBODY) return "additional";
  if (turns) return "turns";
  return first === NOBODY ? "cry" : "exchange";
}

export function where(table: Table): string[] {
  const phase = phaseOf(table);
  return [phase === "turns" ? table.words!.say("tui-turn", { number: (table.view as View).turns }) : table.words!.say(`web-heroes-phase-${phase}`)];
}
