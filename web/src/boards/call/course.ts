/** The course of a turn: its phases, and the windows for actions in between. */
import type { Told } from "../../net/book.ts";
import type { Call } from "./view.ts";

export const PHASES = ["refresh", "draw", "resource", "operations", "story", "end"] as const;
export const STORY_WINDOWS = ["story", "committed", "opposed", "resolved"] as const;
export const MOMENTS = ["refresh", "draw", "resource", "operations", ...STORY_WINDOWS] as const;
export type Moment = (typeof MOMENTS)[number];
export const ANSWERS = ["disrupt", "respond"] as const; // windows of any turn

export function windowName(moment: string, own: boolean): string {
  return `${own ? "own" : "other"}_${moment}`;
}

/** Where in the turn we are. In the story phase it is told by what has happened there. */
export function momentOf(view: Call, events: readonly Told[]): Moment | "" {
  if (view.phase !== "story") return MOMENTS.find((one) => one === view.phase) ?? "";
  const from = events.findLastIndex(([kind]) => kind === "turn");
  const since = events.slice(Math.max(from, 0));
  if (since.some(([kind]) => kind === "resolving" || kind === "resolved")) return "resolved";
  const committed = since.filter(([kind]) => kind === "committed").map(([, seat]) => seat);
  if (committed.some((seat) => seat !== view.active)) return "opposed";
  return committed.length ? "committed" : "story";
}

export function toggled(stops: readonly string[], window: string): string[] {
  return stops.includes(window) ? stops.filter((one) => one !== window) : [...stops, window];
}
