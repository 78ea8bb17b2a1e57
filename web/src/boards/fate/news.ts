/** What the events since one's last decision have touched, by the names of the things. */
import type { Told } from "./events.ts";
import { artifact, hand, location, lodge } from "./things.ts";

type Kind = Told["kind"];

const QUIET = new Set<Kind>(["turn", "phase", "first_player", "declined", "base_action", "control_action", "dealt_gods", "columns_begun"]);
const AT_HOME = new Set<Kind>([
  "god_chosen", "prepared", "discarded_prepared", "artifact_gained", "artifact_stolen", "artifact_buried", "artifact_removed",
  "cursed", "curse_lifted", "curse_fired", "summoned", "monster_left", "monster_tokens", "seized", "gave_up", "investigators_sent",
  "investigators_followed", "visitors_destroyed", "advanced", "moved_back", "sign_gained", "sign_destroyed", "took_gate", "stole",
]);

export function touched(events: readonly Told[]): Set<string> {
  return new Set(events.filter(({ kind }) => !QUIET.has(kind)).flatMap(about));
}

function about(told: Told): string[] {
  const found = placesIn(told).map(location);
  if ("seat" in told && AT_HOME.has(told.kind)) found.push(lodge(told.seat));
  if (told.kind === "drew") found.push(...(told.spells ?? []).map(hand));
  if ("artifact" in told) found.push(artifact(told.seat, told.artifact));
  return found;
}

function placesIn(told: Told): string[] {
  return [
    ...("location" in told ? [told.location] : []),
    ...("to" in told ? [told.to] : []),
    ...("place" in told ? [told.place] : []),
  ];
}

/** The events since the last turn began: what is new to somebody who has just come. */
export function thisTurn(events: readonly Told[]): number {
  return Math.max(0, events.findLastIndex(({ kind }) => kind === "turn"));
}
