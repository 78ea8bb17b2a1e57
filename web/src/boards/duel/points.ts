/** Where everybody's Doom came from, and how the dice fell: as the log tells it. */
import type { Told } from "./events.ts";

export const SOURCES = ["rituals", "losses", "captures", "signs", "other"] as const;
export type Source = (typeof SOURCES)[number];

export const RULES: Readonly<Partial<Record<Source, string>>> = {
  rituals: "CW 16.2.5", losses: "CW 18.1.1", captures: "CW 40.2.1", signs: "CW 8.1.4",
}; // prettier-ignore
export const ENDS: Readonly<Record<string, string>> = { doom: "CW 20.1.1", annihilation: "CW 20.1.2", rounds: "CW 40.1.19" };

const CAUSES: Readonly<Partial<Record<Told["kind"], Source>>> = {
  ritual: "rituals", revealed_sign: "signs", captured: "captures", killed: "losses", eliminated: "losses",
}; // prettier-ignore
const BETWEEN = new Set<Told["kind"]>(["paid", "annihilation", "freed"]); // told between a cause and its Doom

export type Points = Readonly<Record<Source, number>>;

/** By seat: the Doom from each source. */
export function pointsOf(events: readonly Told[], seats = 2): Points[] {
  const found = Array.from({ length: seats }, () => Object.fromEntries(SOURCES.map((one) => [one, 0])) as Record<Source, number>);
  let source: Source = "other"; // of the Doom that is told next
  for (const told of events) {
    const points = told.kind === "doom" && found[told.seat];
    if (points) points[source] += told.count;
    if (!BETWEEN.has(told.kind)) source = CAUSES[told.kind] ?? "other";
  }
  return found;
}

/** By round, from 0 on: the Doom of each seat at its end. */
export function doomByRound(events: readonly Told[], seats = 2): number[][] {
  const now = Array<number>(seats).fill(0);
  const rounds: number[][] = [];
  for (const told of events) {
    if (told.kind === "round") rounds.push([...now]);
    if (told.kind === "doom") now[told.seat]! += told.count;
  }
  return [...rounds, [...now]];
}

export interface Luck {
  dice: number;
  kills: number;
  pains: number;
  expected: number; // Kills
}

export function luckOf(events: readonly Told[], seat: number): Luck {
  const rolls = events.filter((told) => told.kind === "rolled").filter((told) => told.seat === seat);
  const sum = (what: "dice" | "kills" | "pains") => rolls.reduce((all, roll) => all + roll[what], 0);
  return { dice: sum("dice"), kills: sum("kills"), pains: sum("pains"), expected: sum("dice") / 6 };
}

export function revealed(events: readonly Told[], seat: number): number[] {
  return events.flatMap((told) => (told.kind === "revealed_sign" && told.seat === seat ? [told.value] : []));
}
