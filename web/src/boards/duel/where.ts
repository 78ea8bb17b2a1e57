/** The phase of the round, and the step of a battle. */
import type { Table } from "../../table/table.svelte.ts";
import { rollsOf, stepOf } from "./battle.ts";
import type { View } from "./view.ts";

export function where({ view, words, events, asked }: Table): string[] {
  const { phase, battles } = view as View;
  const battle = battles.at(-1);
  const step = battle && stepOf(battle, rollsOf(events).size > 0, asked[0]?.[1]);
  return [words!.of("tui-phase", phase), ...(step ? [words!.say(`web-duel-step-${step}`)] : [])];
}
