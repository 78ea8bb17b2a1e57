/** Where everybody's steps and Elder Signs came from, by what was told; and the luck of the dice. */
import type { Book, Told } from "../../net/book.ts";
import { FACES } from "./seen.ts";
import type { View } from "./view.ts";

export type What = "steps" | "signs";
type Op = "advance" | "retreat" | "gain_signs" | "destroy_signs";

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
const CARDS: Readonly<Record<string, readonly [source: string, sort: string]>> = {
  gift_used: ["gift", "god"], cast: ["spells", "spell"], artifact_used: ["artifacts", "artifact"], monster_used: ["monsters", "monster"],
  curse_fired: ["curses", "curse"], storm_revealed: ["storms", "storm"],
};
const DOES: Readonly<Record<string, readonly [source: string, op: Op]>> = {
  "base_action other_worlds": ["worlds", "advance"], "control_action ceremony": ["ceremony", "advance"],
  "control_action museum": ["museum", "destroy_signs"], "phase move": ["penalty", "gain_signs"],
};
const SIGNED: Readonly<Record<string, string>> = { raid: "raids", first_player: "level", bought_off: "ransom" };
const OPS: Readonly<Record<string, Op>> = { advanced: "advance", moved_back: "retreat", sign_gained: "gain_signs", sign_destroyed: "destroy_signs" };

// The book tells what a card does in words only.
const SAYS: Readonly<Record<Op, RegExp>> = {
  advance: /\badvance/, retreat: /(it|token) back \d/, gain_signs: /gains? \d+ Elder Sign|gains 1\./,
  destroy_signs: /[Dd]estroy (up to )?(\d+|all|any number of)( of your)? Elder Sign/,
};

interface Begun {
  source: string;
  ops: readonly Op[];
}

function begun(event: Told, printed: Book["printed"]): Begun {
  const [kind, first, second] = event;
  const card = CARDS[kind];
  if (card) {
    const text = printed[card[1]]?.[String(second)]?.text.en ?? "";
    const ops = (Object.keys(SAYS) as Op[]).filter((op) => SAYS[op].test(text));
    return { source: card[0], ops: kind === "storm_revealed" ? [...ops, "advance"] : ops };
  }
  if (SIGNED[kind]) return { source: SIGNED[kind], ops: ["gain_signs"] };
  const done = first === undefined ? undefined : DOES[`${kind} ${String(second)}`];
  return done ? { source: done[0], ops: [done[1]] } : { source: "", ops: [] };
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
  for (const event of events) {
    const op = OPS[event[0]];
    if (event[0] === "turn") open = [];
    if (event[0] === "cancelled") open.pop();
    if (!op) {
      open.push(begun(event, printed));
      continue;
    }
    const [, seat, number] = event as [string, number, number];
    const source = open.findLast((one) => one.ops.includes(op))?.source ?? "other";
    if (op === "advance" || op === "retreat") {
      found.push({ seat, what: "steps", source, count: number - (tokens.get(seat) ?? 0) });
      tokens.set(seat, number);
    } else found.push({ seat, what: "signs", source, count: op === "gain_signs" ? 1 : -1 });
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
  const thrown = events.flatMap((event) => {
    if (event[1] !== seat || (event[0] !== "rolled" && event[0] !== "rerolled")) return [];
    return event[3] as readonly string[];
  });
  const sides = (face: string) => Number(printed.face?.[face]?.facts.sides ?? 0);
  const all = FACES.reduce((sum, face) => sum + sides(face), 0);
  const faces = FACES.map((face) => ({
    face,
    count: thrown.filter((one) => one === face).length,
    expected: all ? (thrown.length * sides(face)) / all : 0,
  }));
  return { dice: thrown.length, faces };
}
