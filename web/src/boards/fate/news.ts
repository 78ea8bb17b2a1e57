/** What the events since one's last decision have touched, by the names of the things. */
import type { Book, Told } from "../../net/book.ts";
import { artifact, hand, location, lodge } from "./things.ts";

const QUIET = new Set(["turn", "phase", "first_player", "declined", "base_action", "control_action", "dealt_gods", "columns_begun"]);
const AT_HOME = new Set([
  "god_chosen", "prepared", "prepared_unseen", "discarded_prepared", "artifact_gained", "artifact_stolen", "artifact_buried", "artifact_removed",
  "cursed", "cursed_unseen", "curse_lifted", "curse_fired", "summoned", "monster_left", "monster_tokens", "seized", "gave_up", "investigators_sent",
  "investigators_followed", "visitors_destroyed", "advanced", "moved_back", "sign_gained", "sign_destroyed", "took_gate", "stole", "stole_unseen",
]);
const PLACES = ["location", "to", "place"];

export function touched(events: readonly Told[], names: Book["events"]): Set<string> {
  return new Set(events.filter(([kind]) => !QUIET.has(kind)).flatMap((event) => about(event, names[event[0]] ?? [])));
}

function about([kind, ...values]: Told, names: readonly string[]): string[] {
  const given = Object.fromEntries(names.map((name, i) => [name, values[i]]));
  const found = PLACES.filter((name) => given[name] !== undefined).map((name) => location(given[name]));
  if (AT_HOME.has(kind)) found.push(lodge(given.seat));
  if (kind === "drew") found.push(...(given.spells as string[]).map(hand));
  if (given.artifact !== undefined) found.push(artifact(given.seat, given.artifact));
  return found;
}

/** The events since the last turn began: what is new to somebody who has just come. */
export function thisTurn(events: readonly Told[]): number {
  return Math.max(0, events.findLastIndex(([kind]) => kind === "turn"));
}
