/** The phase of the round, and the step of a battle. */
import type { Table } from "../../table/table.svelte.ts";
import { rollsOf, stepOf } from "./battle.ts";
import { eventsOf } from "./seen.ts";
import type { View } from "./view.ts";

export function where(table: Table): string[] {
  const { words, asked } = table;
  const { phase, battles } = table.view as View;
  const battle = battles.at(-1);
  const step = battle && stepOf(battle, rollsOf(eventsOf(table)).size > 0, asked[0]?.[1]);
  return [words!.of("tui-phase", phase), ...(step ? [words!.say(`web-duel-step-${step}`)] : [])];
}
