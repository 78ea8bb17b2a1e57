/** The last roll as the events tell it, and what came of it. */
import type { Told } from "./events.ts";

export interface Die {
  face: string;
  again: boolean; // it was rerolled
}

export interface Roll {
  seat: number;
  why: string;
  dice: readonly Die[];
  at: number; // which event it was
  then: Readonly<Record<Result, number>>;
}

const RESULTS = { sign_gained: "signs", advanced: "steps", sacrificed: "sacrificed", recalled: "recalled" } as const satisfies Partial<Record<Told["kind"], string>>;
type Kind = keyof typeof RESULTS;
export type Result = (typeof RESULTS)[Kind];
const ENDS: readonly Told["kind"][] = ["rolled", "turn", "phase"];
// What can come of a roll, by what it was for; of any other, everything.
const COMES: Readonly<Record<string, readonly Kind[]>> = {
  control: [], raid: ["sign_gained"], summon: ["advanced", "sacrificed", "recalled"],
};

export function lastRoll(events: readonly Told[]): Roll | undefined {
  const at = events.findLastIndex(({ kind }) => kind === "rolled");
  const told = events[at];
  if (told?.kind !== "rolled") return undefined;
  const { seat, why, faces } = told;
  const end = events.findIndex(({ kind }, i) => i > at && ENDS.includes(kind));
  const since = events.slice(at + 1, end < 0 ? undefined : end);
  return { seat, why, at, dice: since.reduce(rerolled, fresh(faces)), then: results(since, seat, why) };
}

function fresh(faces: readonly string[], again = false): Die[] {
  return faces.map((face) => ({ face, again }));
}

/** The dice after an event: those that were thrown again lie at the end. */
function rerolled(dice: Die[], told: Told): Die[] {
  if (told.kind !== "rerolled") return dice;
  const left = [...dice];
  for (const face of told.faces) left.splice(left.findIndex((die) => die.face === face), 1);
  return [...left, ...fresh(told.results, true)];
}

function isResult(told: Told): told is Extract<Told, { kind: Kind }> {
  return told.kind in RESULTS;
}

function results(since: readonly Told[], seat: number, why: string): Record<Result, number> {
  const comes = COMES[why] ?? (Object.keys(RESULTS) as Kind[]);
  const sums: Record<Result, number> = { signs: 0, steps: 0, sacrificed: 0, recalled: 0 };
  for (const told of since.filter(isResult))
    if (told.seat === seat && comes.includes(told.kind)) sums[RESULTS[told.kind]] += told.kind === "recalled" ? told.count : 1;
  return sums;
}

/** Equal faces together, in the order in which they lie. */
export function counted(dice: readonly Die[]): [face: string, count: number][] {
  const faces = dice.map((die) => die.face);
  return [...new Set(faces)].map((face) => [face, faces.filter((one) => one === face).length]);
}
