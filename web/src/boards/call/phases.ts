/** The phases of a turn: its phases, and the windows for actions in between. */
import type { View } from "./view.ts";

export const PHASES = ["refresh", "draw", "resource", "operations", "story", "end"] as const;
export const STORY_WINDOWS = ["story", "committed", "opposed", "resolved"] as const;
export const MOMENTS = ["refresh", "draw", "resource", "operations", ...STORY_WINDOWS] as const;
export type Moment = (typeof MOMENTS)[number];
export const ANSWERS = ["disrupt", "respond"] as const; // windows of any turn

export function windowName(moment: string, own: boolean): string {
  return `${own ? "own" : "other"}_${moment}`;
}

/** Where in the turn we are; in the story phase, what has been done there so far. */
export function momentOf(view: View): Moment | "" {
  const { phase, step } = view;
  if (phase === "story") return step === "before" ? "story" : step;
  return MOMENTS.find((one) => one === phase) ?? "";
}

export function toggled(stops: readonly string[], window: string): string[] {
  return stops.includes(window) ? stops.filter((one) => one !== window) : [...stops, window];
}
