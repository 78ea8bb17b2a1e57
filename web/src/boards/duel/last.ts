/** The last deeds at the table, as they are marked on the map until something new is decided. */
import type { Told } from "../../net/book.ts";
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

const SHOWN = new Set(["placed", "moved", "retreated", "killed", "eliminated", "captured", "left_map", "replaced", "gate_created", "gate_removed",
  "gate_returned", "controlled", "abandoned", "stepped_off", "tower", "token", "set_up", "battle_over"]); // prettier-ignore
const ON_GATE = new Set(["gate_created", "gate_returned", "controlled", "abandoned", "stepped_off"]);
const BOUND = "turn";

/** Where the last turn begins and ends in which anything on the map changed, or a battle was fought, even in vain. */
function lastTurn(events: readonly Told[], counts: (turn: Told) => boolean): readonly [from: number, end: number] {
  let end = events.length;
  for (let i = events.length - 1; i >= 0; i--) {
    const first = events[i] as Told;
    if (first[0] !== BOUND && i > 0) continue;
    if (counts(first) && events.slice(i, end).some(([name]) => SHOWN.has(name))) return [i, end];
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
  const [from] = lastTurn(events, ([kind, whose]) => seat < 0 || (kind === BOUND && whose === seat));
  return events.slice(from);
}

export function lastOf(events: readonly Told[]): Last {
  const trails = new Map<string, Trail>();
  const changed = new Set<string>();
  let battle = "";
  for (const [kind, ...values] of lastDeeds(events)) {
    const [seat, second, third, fourth] = values as [number, string, string, string];
    if (kind === "battle") battle = second;
    if (kind === "moved") step(trails, seat, second, third, fourth);
    if (kind === "retreated" && battle) step(trails, seat, second, battle, third);
    if (kind === "moved") changed.add(things.stack(seat, second, fourth));
    else if (kind === "placed" || kind === "retreated") changed.add(things.stack(seat, second, third));
    else if (ON_GATE.has(kind)) changed.add(things.gate(values.at(-1)));
    else if (kind === "tower") changed.add(things.area(values[0]));
    else if (kind === "killed" || kind === "eliminated" || kind === "captured") changed.add(things.area(third));
  }
  return { trails: [...trails.values()], things: changed };
}

function step(trails: Map<string, Trail>, seat: number, unit: string, from: string, to: string): void {
  const key = `${seat}:${unit}:${from}>${to}`;
  trails.set(key, { key, seat, unit, from, to, count: (trails.get(key)?.count ?? 0) + 1 });
}
