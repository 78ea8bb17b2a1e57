/**
 * Several units that move together: the engine moves one at a time, so what was planned is played move
 * after move, each only if it is still offered after the one before.
 */
import type { Choice, Option } from "../../table/choice.svelte.ts";
import type { Stack } from "./stacks.ts";
import * as things from "./things.ts";

export interface Mover {
  readonly options: readonly Option[];
  readonly choice: Choice;
  play(key: string): Promise<boolean>;
}

/** Play the keys one after another until one is not to be had; how many were played. */
export async function inTurn(table: Pick<Mover, "options" | "play">, keys: readonly string[]): Promise<number> {
  for (const [done, key] of keys.entries()) {
    if (!table.options.some((option) => option.key === key)) return done;
    if (!(await table.play(key))) return done;
  }
  return keys.length;
}

const MOVE = "verb:move";
type Plan = ReadonlyMap<string, { stack: Stack; count: number }>;
const NOBODY: Plan = new Map();

export class March {
  /** How far the last march came, if it had to stop. */
  halted = $state.raw<{ done: number; all: number } | null>(null);
  private plan = $state.raw<Plan>(NOBODY);
  private pick = $state.raw<readonly string[]>([]); // what we have picked: whoever picks otherwise ends the plan

  constructor(
    private readonly table: Mover,
    private readonly most: () => number,
  ) {}

  readonly units = $derived.by(() => (this.table.choice.picked === this.pick ? this.plan : NOBODY));
  readonly size = $derived([...this.units.values()].reduce((sum, one) => sum + one.count, 0));
  /** By stack: the areas it can go to, with the key of the move. */
  private readonly ways = $derived(this.offered());
  /** Where all of them can go. */
  readonly targets = $derived(this.common());

  count(stack: string): number {
    return this.units.get(stack)?.count ?? 0;
  }

  canMove(stack: string): boolean {
    return this.ways.has(stack);
  }

  /** One more of the stack, or none of it again; whether the stack can move at all. */
  point(stack: Stack): boolean {
    if (!this.canMove(stack.name) || !this.isOurs()) return false;
    const count = this.count(stack.name) + 1;
    const full = count > stack.count || this.size >= this.most();
    this.set(stack, full ? 0 : count);
    return true;
  }

  /** The stack is among those who go. */
  include(stack: Stack): boolean {
    if (!this.canMove(stack.name)) return false;
    if (!this.count(stack.name)) this.set(stack, 1);
    return true;
  }

  async go(area: string): Promise<void> {
    const keys = [...this.units.values()].flatMap(({ stack, count }) => Array<string>(count).fill(this.ways.get(stack.name)?.get(area) ?? ""));
    this.clear();
    const done = await inTurn(this.table, keys);
    this.halted = done < keys.length ? { done, all: keys.length } : null;
  }

  clear(): void {
    this.put(NOBODY, []);
  }

  private set(stack: Stack, count: number): void {
    const plan = new Map(this.units);
    if (count) plan.set(stack.name, { stack, count });
    else plan.delete(stack.name);
    const total = [...plan.values()].reduce((sum, one) => sum + one.count, 0);
    const [first = ""] = plan.keys();
    this.put(plan, total > 1 ? [MOVE] : total ? [first] : []);
  }

  private put(plan: Plan, pick: readonly string[]): void {
    this.halted = null;
    this.plan = plan;
    this.pick = pick;
    this.table.choice.asking = "";
    this.table.choice.picked = pick;
  }

  private isOurs(): boolean {
    const { picked } = this.table.choice;
    return picked === this.pick || picked.length === 0 || (picked.length === 1 && picked[0] === MOVE);
  }

  private offered(): ReadonlyMap<string, ReadonlyMap<string, string>> {
    const found = new Map<string, Map<string, string>>();
    for (const { verb, key, things: [, from, to] } of this.table.options) {
      if (verb !== "move" || !from || !to) continue;
      const ways = found.get(from) ?? new Map<string, string>();
      found.set(from, ways.set(to.slice(things.area("").length), key));
    }
    return found;
  }

  private common(): ReadonlySet<string> {
    const [first, ...others] = [...this.units.keys()].map((stack) => this.ways.get(stack));
    return new Set([...(first?.keys() ?? [])].filter((area) => others.every((ways) => ways?.has(area))));
  }
}
