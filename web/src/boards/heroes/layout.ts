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
const PLAIN = { width: 104, height: 88 }; // a tile as it usually lies; a larger one has this shape
const WIDEST = 161; // and never more than a third of the box, so that neighbours look alike
const WORTH = 1.2; // how much larger tiles must be to be worth another row
const SMALLEST = { width: 62, height: 50 };

/** The largest tiles of which as many as are wanted fit into the box, in as many rows as it takes. */
export function fit(width: number, height: number, count: number): Fit {
  const most = Math.max(1, Math.floor((width + GAP) / (SMALLEST.width + GAP)));
  const columns = Array.from({ length: Math.min(most, Math.max(1, count)) }, (_, i) => i + 1).reverse();
  const good = columns.map((one) => tiles(width, height, count, one)).filter((one) => one.width >= SMALLEST.width && one.height >= SMALLEST.height);
  if (!good.length) return crowded(width, height, most);
  return good.reduce((best, one) => (size(one) > size(best) * WORTH ? one : best));
}

function tiles(width: number, height: number, count: number, columns: number): Fit {
  const rows = Math.max(1, Math.ceil(count / columns));
  const wide = Math.min(WIDEST, Math.max(PLAIN.width, Math.floor(width / 3)), share(width, columns));
  const most = wide > PLAIN.width ? shaped(wide, PLAIN.height, PLAIN.width) : Math.min(PLAIN.height, Math.round(wide * 1.1));
  const high = Math.min(most, share(height, rows));
  return { width: Math.min(wide, Math.max(PLAIN.width, shaped(high, PLAIN.width, PLAIN.height))), height: high, shown: count };
}

function shaped(length: number, to: number, from: number): number {
  return Math.round((length * to) / from);
}

/** The smallest tiles; one place is kept to tell how many more there are. */
function crowded(width: number, height: number, columns: number): Fit {
  const rows = Math.max(1, Math.floor((height + GAP) / (SMALLEST.height + GAP)));
  const high = Math.max(SMALLEST.height, Math.min(PLAIN.height, share(height, rows)));
  return { width: Math.max(SMALLEST.width, share(width, columns)), height: high, shown: columns * rows - 1 };
}

function size(tile: Fit): number {
  return tile.width * tile.height;
}

function share(whole: number, parts: number): number {
  return Math.floor((whole - GAP * (parts - 1)) / parts);
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
