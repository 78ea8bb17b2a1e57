/** The last deeds at the table, as they are marked on the map until something new is decided. */
import type { Told } from "./events.ts";
import * as things from "./things.ts";

export interface Trail {
  key: string;
  seat: number;
  unit: string;
  from: string;
  to: string;
  count: number;
}

export interface Last {
  trails: readonly Trail[];
  things: ReadonlySet<string>; // stacks, gates and areas that have changed
}

const SHOWN = new Set<Told["kind"]>(["placed", "moved", "retreated", "killed", "eliminated", "captured", "left_map", "replaced", "gate_created", "gate_removed",
  "gate_returned", "controlled", "abandoned", "stepped_off", "tower", "token", "set_up", "battle_over"]); // prettier-ignore
const BOUND = "turn";

/** Where the last turn begins and ends in which anything on the map changed, or a battle was fought, even in vain. */
function lastTurn(events: readonly Told[], counts: (turn: Told) => boolean): readonly [from: number, end: number] {
  let end = events.length;
  for (const [i, first] of [...events.entries()].reverse()) {
    if (first.kind !== BOUND && i > 0) continue;
    if (counts(first) && events.slice(i, end).some(({ kind }) => SHOWN.has(kind))) return [i, end];
    end = i;
  }
  return [0, 0];
}

/** The events of the last turn in which anything was done. */
export function lastDeeds(events: readonly Told[]): readonly Told[] {
  return events.slice(...lastTurn(events, () => true));
}

/** The events since the seat began to do something for the last time; since anybody did, for whoever watches. */
export function sinceDeeds(events: readonly Told[], seat: number): readonly Told[] {
  const [from] = lastTurn(events, (first) => seat < 0 || (first.kind === BOUND && first.seat === seat));
  return events.slice(from);
}

export function lastOf(events: readonly Told[]): Last {
  const trails = new Map<string, Trail>();
  const changed = new Set<string>();
  let battle = "";
  for (const told of lastDeeds(events)) {
    if (told.kind === "battle") battle = told.at;
    if (told.kind === "moved") step(trails, told.seat, told.unit, told.at, told.to);
    if (told.kind === "retreated" && battle) step(trails, told.seat, told.unit, battle, told.to);
    const thing = changedBy(told);
    if (thing) changed.add(thing);
  }
  return { trails: [...trails.values()], things: changed };
}

/** The stack, gate or area that an event has changed. */
function changedBy(told: Told): string | undefined {
  switch (told.kind) {
    case "moved":
    case "retreated":
      return things.stack(told.seat, told.unit, told.to);
    case "placed":
      return things.stack(told.seat, told.unit, told.at);
    case "gate_created":
    case "gate_returned":
    case "controlled":
    case "abandoned":
    case "stepped_off":
      return things.gate(told.at);
    case "tower":
    case "killed":
    case "eliminated":
    case "captured":
      return things.area(told.at);
    default:
      return undefined;
  }
}

function step(trails: Map<string, Trail>, seat: number, unit: string, from: string, to: string): void {
  const key = `${seat}:${unit}:${from}>${to}`;
  trails.set(key, { key, seat, unit, from, to, count: (trails.get(key)?.count ?? 0) + 1 });
}
