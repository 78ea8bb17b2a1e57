/** The phase of the turn by its number, and its step. */
import type { Table } from "../../table/table.svelte.ts";
import { PHASES, stepOf } from "./phases.ts";
import type { View } from "./view.ts";

export function where({ view, words, asked }: Table): string[] {
  const phase = PHASES[(view as View).phase - 1];
  if (!phase) return [words!.say("tui-phase-setup")];
  const step = stepOf(asked.map(([, prompt]) => prompt));
  return [`${phase.number} ${words!.say(`tui-fate-${phase.name}`)}`, ...(step ? [words!.say(`web-fate-step-${step}`)] : [])];
}
