/** Where everybody's Doom came from, and how the dice fell: as the log tells it. */
import type { Told } from "../../net/book.ts";

export const SOURCES = ["rituals", "losses", "captures", "signs", "other"] as const;
export type Source = (typeof SOURCES)[number];

export const RULES: Readonly<Partial<Record<Source, string>>> = {
  rituals: "CW 16.2.5", losses: "CW 18.1.1", captures: "CW 40.2.1", signs: "CW 8.1.4",
}; // prettier-ignore
export const ENDS: Readonly<Record<string, string>> = { doom: "CW 20.1.1", annihilation: "CW 20.1.2", rounds: "CW 40.1.19" };

const CAUSES: Readonly<Record<string, Source>> = {
  ritual: "rituals", revealed_sign: "signs", captured: "captures", killed: "losses", eliminated: "losses",
}; // prettier-ignore
const BETWEEN = new Set(["paid", "annihilation", "freed"]); // told between a cause and its Doom

export type Points = Readonly<Record<Source, number>>;

/** By seat: the Doom from each source. */
export function pointsOf(events: readonly Told[], seats = 2): Points[] {
  const found = Array.from({ length: seats }, () => Object.fromEntries(SOURCES.map((one) => [one, 0])) as Record<Source, number>);
  let before = "";
  for (const [kind, ...values] of events) {
    if (kind === "doom") {
      const [seat, count] = values as [number, number];
      const points = found[seat];
      if (points) points[CAUSES[before] ?? "other"] += count;
    }
    if (!BETWEEN.has(kind)) before = kind;
  }
  return found;
}

/** By round, from 0 on: the Doom of each seat at its end. */
export function doomByRound(events: readonly Told[], seats = 2): number[][] {
  const now = Array<number>(seats).fill(0);
  const rounds: number[][] = [];
  for (const [kind, ...values] of events) {
    if (kind === "round") rounds.push([...now]);
    if (kind === "doom") now[values[0] as number]! += values[1] as number;
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
  const rolls = events.filter(([kind, who]) => kind === "rolled" && who === seat);
  const sum = (place: number) => rolls.reduce((all, roll) => all + (roll[place] as number), 0);
  return { dice: sum(2), kills: sum(3), pains: sum(4), expected: sum(2) / 6 };
}

export function revealed(events: readonly Told[], seat: number): number[] {
  return events.filter(([kind, who]) => kind === "revealed_sign" && who === seat).map((event) => event[2] as number);
}
