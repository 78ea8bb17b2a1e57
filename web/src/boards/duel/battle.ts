/** A battle as it is shown: who fights, how far it has come, how the dice fell, what may come of it. */
import type { Choice, Option } from "../../table/choice.svelte.ts";
import type { BattleOver, Told } from "./events.ts";
import type { Stack } from "./stacks.ts";
import * as things from "./things.ts";
import { NOBODY, type Category, type SideOdds } from "./seen.ts";
import type { Area, Battle } from "./view.ts";

export const STEPS = ["declare", "prepare", "roll", "assign", "retreat"] as const;
export type Step = (typeof STEPS)[number];

export interface Roll {
  dice: number;
  kills: number;
  pains: number;
}

const RETREATS = ["choose_retreat", "choose_cornered", "choose_newcomer"];
const OVER: readonly Told["kind"][] = ["battle_over", "battle_off"];

/** The events of the battle that is being fought: from its start on, without those fought in between. */
function told(events: readonly Told[]): readonly Told[] {
  const found: Told[] = [];
  let inner = 0;
  for (const event of events.toReversed()) {
    if (OVER.includes(event.kind)) inner++;
    else if (event.kind === "battle" && inner) inner--;
    else if (!inner) found.unshift(event);
    if (found[0]?.kind === "battle") break;
  }
  return found;
}

/** By seat, how the dice of the battle fell; nothing before they did. */
export function rollsOf(events: readonly Told[]): ReadonlyMap<number, Roll> {
  const rolled = told(events).filter((one) => one.kind === "rolled");
  return new Map(rolled.map(({ seat, dice, kills, pains }) => [seat, { dice, kills, pains }]));
}

export function stepOf(battle: Battle, rolled: boolean, prompt: string | undefined): Step {
  if (prompt && RETREATS.includes(prompt)) return "retreat";
  if (rolled) return "assign";
  return battle.sides.some((side) => Object.keys(side).length) ? "prepare" : "declare";
}

/** Faces of the dice in order: Kills, Pains, and the rest. */
export function faces({ dice, kills, pains }: Roll): ("kill" | "pain" | "miss")[] {
  return Array.from({ length: dice }, (_, i) => (i < kills ? "kill" : i < kills + pains ? "pain" : "miss"));
}

export interface Fighter extends Stack {
  onGate: boolean;
  results: readonly string[]; // what units of this kind have taken
}

/** The seat's units in the battle; before it has begun, those in the area. The one on the gate stands apart. */
export function fightersOf(area: Area | undefined, battle: Battle | undefined, seat: number, category: (unit: string) => Category): Fighter[] {
  const fighting = battle?.sides[seat] ?? {};
  const units = Object.keys(fighting).length ? fighting : battle?.fates.length ? {} : (area?.units[seat] ?? {});
  const at = battle?.area ?? area?.id ?? "";
  const found = Object.entries(units).flatMap(([unit, count]): Fighter[] => {
    const results = (battle?.results ?? []).filter(([who, kind]) => who === seat && kind === unit).map(([, , result]) => result);
    const keeps = area?.keeper === seat && area.on_gate === unit;
    const one = { seat, area: at, great: category(unit) === "goo" };
    const beside = { ...one, name: things.stack(seat, unit, at), unit, count: count - Number(keeps), onGate: false, results };
    const keeper = { ...one, name: things.stack(seat, `${unit}_on_gate`, at), unit, count: 1, onGate: true, results: [] };
    return keeps ? [beside, keeper] : [beside];
  });
  return found.filter((one) => one.count > 0).sort((a, b) => Number(b.great) - Number(a.great));
}

/** The chance of each number of Kills that the side has to take, the last one standing for all above. */
export function killsTaken(odds: SideOdds, most = 4): number[] {
  const chances = Array<number>(most + 1).fill(0);
  for (const { kills, chance } of odds.results) chances[Math.min(kills, most)]! += chance;
  return chances;
}

/** The battle one thinks of: the one pointed at in the list, or the only one that is possible with what was picked. */
export function thoughtOf(options: readonly Option[], { pointed, picked, left }: Pick<Choice, "pointed" | "picked" | "left">): Option | undefined {
  const found = options.find((one) => one.key === pointed && one.verb === "battle");
  const battles = picked.length ? left.filter((one) => one.verb === "battle") : [];
  return found ?? (battles.length === 1 ? battles[0] : undefined);
}

export interface Report {
  over: BattleOver; // the event with which the battle ended: tells reports apart
  area: string;
  attacker: number;
  rolls: ReadonlyMap<number, Roll>;
  fates: readonly (readonly [seat: number, unit: string, fate: string])[];
}

const FATES = { killed: "kill", eliminated: "elimination", retreated: "pain" } as const satisfies Partial<Record<Told["kind"], string>>;

function isFate(one: Told): one is Extract<Told, { kind: keyof typeof FATES }> {
  return one.kind in FATES;
}

/** The battles that ended in these events, as they are told afterwards: the last one first. */
export function reportsOf(events: readonly Told[]): Report[] {
  const ends = events.flatMap((over, at) => (over.kind === "battle_over" ? [{ over, own: told(events.slice(0, at)) }] : []));
  return ends.reverse().map(({ over, own }) => {
    const [first] = own;
    const attacker = first?.kind === "battle" ? first.seat : NOBODY;
    const fates = own.filter(isFate).map(({ kind, seat, unit }) => [seat, unit, FATES[kind]] as const);
    return { over, area: over.at, attacker, rolls: rollsOf(own), fates };
  });
}
