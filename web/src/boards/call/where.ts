/** The phase of the turn; the window that is open, or the step of the story phase. */
import type { Table } from "../../table/table.svelte.ts";
import { ANSWERS, momentOf } from "./phases.ts";
import type { View } from "./view.ts";

export function where(table: Table): string[] {
  const view = table.view as View;
  const { turn, phase } = view;
  if (!turn) return [table.words!.say("tui-phase-setup")];
  const moment = momentOf(view);
  const isAct = table.asked[0]?.[1] === "act";
  if (isAct && phase === "story") return [table.words!.of("tui-call-window", moment)]; // it names its phase
  const step = isAct ? windowOf(table, moment) : stepOf(table, moment);
  return [table.words!.of("tui-call", phase === "story" ? "story-phase" : phase), ...(step ? [step] : [])];
}

/** The window after a phase; that of operations is the phase itself. */
function windowOf({ words }: Table, moment: string): string {
  return moment && moment !== "operations" ? words!.of("tui-call-window", moment) : "";
}

function stepOf({ view, words, asked, seat }: Table, moment: string): string {
  const { phase, active } = view as View;
  const answer = ANSWERS.find((one) => one === asked[0]?.[1]);
  if (answer) return words!.of("tui-call-window", answer);
  if (phase !== "story") return "";
  const commits = new Map([["story", active], ["committed", 1 - active]]).get(moment);
  return commits === undefined ? words!.say("web-call-resolve") : words!.say("web-call-commits", { seat: commits }, seat);
}
