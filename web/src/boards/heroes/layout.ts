/** How many areas stand side by side, and how large the cards in one of them can be. */
import type { Laid } from "./view.ts";

export interface Grid {
  columns: number;
  rows: number;
  free: number; // cells left for the piles; none: they have a row of their own
}

/** One row for a few; a grid from five on, in which the piles take what is left. */
export function grid(areas: number): Grid {
  if (areas <= 4) return { columns: Math.max(1, areas), rows: 1, free: 0 };
  const columns = Math.ceil((areas + 1) / 2) > 4 ? 4 : Math.ceil((areas + 1) / 2);
  return { columns, rows: 2, free: columns * 2 - areas };
}

export interface Fit {
  width: number;
  height: number;
  shown: number; // fewer than there are: the last place tells how many more
}

const GAP = 6;
const LARGEST = 104;
const SMALLEST = 62;
const FLAT = 0.86; // height by width
const LOW = 54;

/** The largest tiles of which as many as are wanted fit into the box. */
export function fit(width: number, height: number, count: number): Fit {
  const least = Math.max(1, Math.floor((width + GAP) / (LARGEST + GAP)));
  const most = Math.max(least, Math.floor((width + GAP) / (SMALLEST + GAP)));
  let found: Fit = { width: SMALLEST, height: LOW, shown: 0 };
  for (let columns = least; columns <= most; columns++) {
    const tile = Math.min(LARGEST, Math.floor((width - GAP * (columns - 1)) / columns));
    const tall = Math.max(LOW, Math.min(height, Math.round(tile * FLAT)));
    const rows = Math.max(1, Math.floor((height + GAP) / (tall + GAP)));
    found = { width: tile, height: tall, shown: columns * rows };
    if (found.shown >= count) break;
  }
  return found.shown >= count ? { ...found, shown: count } : { ...found, shown: found.shown - 1 };
}

export interface Stack {
  key: string;
  code: string;
  owner: number;
  count: number;
}

/** The cards of an area in their order, each alone. */
export function single(area: readonly Laid[]): Stack[] {
  const seen = new Map<string, number>();
  return area.map(([code, owner]) => {
    const name = `${code}:${owner}`;
    const copy = seen.get(name) ?? 0;
    seen.set(name, copy + 1);
    return { key: `${name}:${copy}`, code, owner, count: 1 };
  });
}

/** Equal cards together, where there is no room for each. */
export function stacked(area: readonly Laid[]): Stack[] {
  const stacks = new Map<string, Stack>();
  for (const one of single(area)) {
    const name = `${one.code}:${one.owner}`;
    const known = stacks.get(name);
    stacks.set(name, known ? { ...known, count: known.count + 1 } : one);
  }
  return [...stacks.values()];
}
