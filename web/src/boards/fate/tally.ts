/** Where everybody's steps and Elder Signs came from, by what was told; and the luck of the dice. */
import type { Book, Printed } from "../../net/book.ts";
import type { Told } from "./events.ts";
import { FACES } from "./seen.ts";
import type { View } from "./view.ts";

export type What = "steps" | "signs";
type Op = "advance" | "retreat" | "gain_signs" | "destroy_signs";
type Deed = readonly [source: string, op: Op];

/** Each source with the rule that speaks of it. */
export const SOURCES: Readonly<Record<string, string>> = {
  worlds: "FG 8.1.2", ceremony: "FG 10.1.3", museum: "FG 9.1.4", gift: "FG 10.1.2", spells: "FG 7.4.1", artifacts: "FG 9.2.1", monsters: "FG 18.2.5",
  storms: "FG 30.1.4", curses: "FG 15.1.5", raids: "FG 7.6.4", penalty: "FG 5.3.4", ransom: "FG 17.4.2", level: "FG 40.1.66", other: "",
};
const ENDS: Readonly<Record<string, readonly string[]>> = {
  summoned: ["FG 3.1.1"], sealed: ["FG 3.2.1", "FG 3.2.2", "FG 3.2.3", "FG 3.2.5"], resigned: ["FG 40.1.50"],
};
const ENDS_ALONE: Readonly<Record<string, readonly string[]>> = {
  summoned: ["FG 17.5.3"], sealed: ["FG 17.5.1"], cursed: ["FG 17.5.2"], resigned: ["FG 40.1.50"],
};
const OPS = {
  advanced: "advance", moved_back: "retreat", sign_gained: "gain_signs", sign_destroyed: "destroy_signs",
} as const satisfies Partial<Record<Told["kind"], Op>>;
const CONTROL: Readonly<Record<string, Deed>> = { ceremony: ["ceremony", "advance"], museum: ["museum", "destroy_signs"] };

// The book tells what a card does in words only.
const SAYS: Readonly<Record<Op, RegExp>> = {
  advance: /\badvance/, retreat: /(it|token) back \d/, gain_signs: /gains? \d+ Elder Sign|gains 1\./,
  destroy_signs: /[Dd]estroy (up to )?(\d+|all|any number of)( of your)? Elder Sign/,
};

interface Begun {
  source: string;
  ops: readonly Op[];
}

function begun(told: Told, printed: Book["printed"]): Begun {
  const [source, card] = cardOf(told, printed) ?? [];
  if (!source) return done(told);
  const ops = (Object.keys(SAYS) as Op[]).filter((op) => SAYS[op].test(card?.text.en ?? ""));
  return { source, ops: told.kind === "storm_revealed" ? [...ops, "advance"] : ops };
}

/** The card whose text is carried out. */
function cardOf(told: Told, printed: Book["printed"]): readonly [source: string, card: Printed | undefined] | undefined {
  switch (told.kind) {
    case "gift_used":
      return ["gift", printed.god?.[told.god]];
    case "cast":
      return ["spells", printed.spell?.[told.spell]];
    case "artifact_used":
      return ["artifacts", printed.artifact?.[told.artifact]];
    case "monster_used":
      return ["monsters", printed.monster?.[told.monster]];
    case "curse_fired":
      return ["curses", printed.curse?.[told.curse]];
    case "storm_revealed":
      return ["storms", printed.storm?.[told.storm]];
    default:
      return undefined;
  }
}

function done(told: Told): Begun {
  const [source, op] = deedOf(told) ?? [];
  return { source: source ?? "", ops: op ? [op] : [] };
}

/** What is done without a card. */
function deedOf(told: Told): Deed | undefined {
  switch (told.kind) {
    case "base_action":
      return told.location === "other_worlds" ? ["worlds", "advance"] : undefined;
    case "control_action":
      return CONTROL[told.location];
    case "phase":
      return told.phase === "move" ? ["penalty", "gain_signs"] : undefined;
    case "raid":
      return ["raids", "gain_signs"];
    case "first_player":
      return ["level", "gain_signs"];
    case "bought_off":
      return ["ransom", "gain_signs"];
    default:
      return undefined;
  }
}

function isChange(told: Told): told is Extract<Told, { kind: keyof typeof OPS }> {
  return told.kind in OPS;
}

export interface Change {
  seat: number;
  what: What;
  source: string;
  count: number;
}

/** Everything that moved a token or a sign, by the last thing told before that can do it. */
export function changes(events: readonly Told[], printed: Book["printed"]): Change[] {
  const found: Change[] = [];
  const tokens = new Map<number, number>();
  let open: Begun[] = [];
  for (const told of events) {
    if (told.kind === "turn") open = [];
    if (told.kind === "cancelled") open.pop();
    if (!isChange(told)) {
      open.push(begun(told, printed));
      continue;
    }
    const { seat } = told;
    const source = open.findLast((one) => one.ops.includes(OPS[told.kind]))?.source ?? "other";
    if (told.kind === "advanced" || told.kind === "moved_back") {
      found.push({ seat, what: "steps", source, count: told.count - (tokens.get(seat) ?? 0) });
      tokens.set(seat, told.count);
    } else found.push({ seat, what: "signs", source, count: told.kind === "sign_gained" ? 1 : -1 });
  }
  return found;
}

export interface Sum {
  source: string;
  count: number;
}

/** By source, gains and losses apart; what nobody was told of makes up the rest. */
export function sums(all: readonly Change[], view: View, seat: number, what: What): Sum[] {
  const mine = all.filter((one) => one.seat === seat && one.what === what && one.count);
  const player = view.players[seat];
  const total = (what === "steps" ? player?.token : player?.signs) ?? 0;
  const rest = total - mine.reduce((sum, one) => sum + one.count, 0);
  const every = rest ? [...mine, { source: "other", count: rest }] : mine;
  return Object.keys(SOURCES).flatMap((source) =>
    [1, -1].flatMap((way) => {
      const count = every.filter((one) => one.source === source && one.count * way > 0).reduce((sum, one) => sum + one.count, 0);
      return count ? [{ source, count }] : [];
    }),
  );
}

export function rulesOf(reason: string, alone: boolean): readonly string[] {
  return (alone ? ENDS_ALONE : ENDS)[reason] ?? [];
}

export interface Luck {
  dice: number;
  faces: readonly { face: string; count: number; expected: number }[];
}

/** Every die a seat has thrown, rerolls counted again, and how many of each face were to be expected. */
export function luck(events: readonly Told[], printed: Book["printed"], seat: number): Luck {
  const thrown = events.flatMap((told) => thrownBy(told, seat));
  const sides = (face: string) => Number(printed.face?.[face]?.facts.sides ?? 0);
  const all = FACES.reduce((sum, face) => sum + sides(face), 0);
  const faces = FACES.map((face) => ({
    face,
    count: thrown.filter((one) => one === face).length,
    expected: all ? (thrown.length * sides(face)) / all : 0,
  }));
  return { dice: thrown.length, faces };
}

function thrownBy(told: Told, seat: number): readonly string[] {
  if ((told.kind !== "rolled" && told.kind !== "rerolled") || told.seat !== seat) return [];
  return told.kind === "rolled" ? told.faces : told.results;
}
