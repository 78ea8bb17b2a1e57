/** The stacks of units in an area, and where each stands: one side left of the gate, the other right. */
import type { Part, Point, Slot } from "./maps.ts";
import type { Category } from "./seen.ts";
import type { Area } from "./view.ts";
import { NOBODY } from "./seen.ts";
import * as things from "./things.ts";

export interface Stack {
  name: string; // as a thing
  seat: number; // NOBODY: a token that belongs to no player
  unit: string;
  area: string;
  count: number;
  great: boolean;
}

export interface Placed extends Stack, Slot {}

const GREAT = { roomy: 33, crowded: 27 };
const SMALL = { roomy: 23, crowded: 18 };
const WRONG_SIDE = 10_000;

/** What stands beside the gate. Great Old Ones come first, as they need the large places. */
export function stacksOf(area: Area, category: (unit: string) => Category): Stack[] {
  const found = area.units.flatMap((units, seat) =>
    Object.entries(units).map(([unit, count]) => {
      const onGate = area.keeper === seat && area.on_gate === unit ? 1 : 0;
      return { name: things.stack(seat, unit, area.id), seat, unit, area: area.id, count: count - onGate, great: category(unit) === "goo" };
    }),
  );
  return found.filter((stack) => stack.count > 0).sort((a, b) => Number(b.great) - Number(a.great));
}

/** Whoever stands on the gate, as a thing of its own. */
export function keeperOf(area: Area): Stack | undefined {
  if (area.keeper === NOBODY || !area.on_gate) return undefined;
  const unit = `${area.on_gate}_on_gate`;
  return { name: things.stack(area.keeper, unit, area.id), seat: area.keeper, unit, area: area.id, count: 1, great: false };
}

/** The places that are large enough for all, or the small ones if there are too many. */
function roomFor(part: Part, stacks: readonly Stack[]): { slots: readonly Slot[]; radii: "roomy" | "crowded" } {
  const great = stacks.filter((stack) => stack.great).length;
  const roomy = great ? part.roomy?.withGreat : part.roomy?.plain;
  const large = roomy?.filter((slot) => slot.r >= GREAT.roomy).length ?? 0;
  const fits = roomy !== undefined && great <= large && stacks.length - great <= roomy.length - large;
  return fits ? { slots: roomy, radii: "roomy" } : { slots: part.slots, radii: "crowded" };
}

function far(slot: Slot, [x, y]: Point): number {
  return Math.hypot(slot.x - x, slot.y - y);
}

/** Every stack in its place. */
export function placed(part: Part, stacks: readonly Stack[]): Placed[] {
  const gate = part.gate ?? [part.label.x, part.label.y];
  const { slots, radii } = roomFor(part, stacks);
  const shared = new Set(stacks.map((stack) => stack.seat).filter((seat) => seat !== NOBODY)).size > 1;
  const free = new Set(slots);
  return stacks.map((stack) => {
    const r = (stack.great ? GREAT : SMALL)[radii];
    const cost = (slot: Slot) => {
      const wrong = shared && stack.seat !== NOBODY && slot.x < gate[0] !== (stack.seat === 0);
      const narrow = slot.r < r ? 2 * WRONG_SIDE : 0;
      const wasted = !stack.great && slot.r > r ? 3 * WRONG_SIDE : 0;
      return far(slot, gate) + (wrong ? WRONG_SIDE : 0) + narrow + wasted;
    };
    const best = [...free].reduce<Slot | null>((found, slot) => (!found || cost(slot) < cost(found) ? slot : found), null);
    if (best) free.delete(best);
    const slot = best ?? { x: gate[0], y: gate[1], r };
    return { ...stack, x: slot.x, y: slot.y, r: Math.min(r, slot.r) };
  });
}
