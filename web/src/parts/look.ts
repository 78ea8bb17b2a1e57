/** How a picture is made from a code: where the light falls, the halo, the tilt. It is the same everywhere. */
const HALOS = ["rings", "rays", "star", "orbits", "burst", "waves"] as const;
export type Halo = (typeof HALOS)[number];

export interface Look {
  x: number; // the middle of the light, in hundredths
  y: number;
  halo: Halo;
  turn: number; // degrees
  tilt: number;
}

/** FNV-1a, 32 bits. */
export function hashed(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193) >>> 0;
  return (hash ^ (hash >>> 15)) >>> 0;
}

export function lookOf(code: string): Look {
  const hash = hashed(code);
  return {
    x: 28 + (hash % 45),
    y: 20 + ((hash >>> 6) % 42),
    halo: HALOS[(hash >>> 12) % HALOS.length] as Halo,
    turn: (hash >>> 17) % 60,
    tilt: ((hash >>> 23) % 11) - 5,
  };
}

/** The size of a tile, and its lines. */
export type Pattern = readonly [wide: number, high: number, lines: string];
export type Point = readonly [number, number];

function at([x, y]: Point, radius: number, degrees: number): string {
  const angle = (degrees * Math.PI) / 180;
  return `${(x + radius * Math.cos(angle)).toFixed(1)} ${(y + radius * Math.sin(angle)).toFixed(1)}`;
}

function round([x, y]: Point, rx: number, ry: number, turn = 0): string {
  const [from, to] = [at([x, y], rx, turn), at([x, y], -rx, turn)];
  return `M${from}A${rx} ${ry} ${turn} 0 1 ${to}A${rx} ${ry} ${turn} 0 1 ${from}`;
}

function spokes(middle: Point, count: number, from: number, to: (n: number) => number, turn: number): string {
  const each = 360 / count;
  return Array.from({ length: count }, (_, n) => `M${at(middle, from, turn + n * each)}L${at(middle, to(n), turn + n * each)}`).join("");
}

/** A star of seven points, drawn in one line. */
export function star(middle: Point, radius: number, turn: number): string {
  return `M${Array.from({ length: 7 }, (_, n) => at(middle, radius, turn + (n * 3 * 360) / 7)).join("L")}Z`;
}

const DRAWN: Readonly<Record<Halo, (middle: Point, r: number, turn: number, wide: number, high: number) => string>> = {
  rings: (middle, r) => [1, 1.2, 1.44].map((size) => round(middle, r * size, r * size)).join(""),
  rays: (middle, r, turn) => spokes(middle, 16, r * 0.85, (n) => r * (n % 2 ? 1.03 : 1.9), turn),
  star: (middle, r, turn) => star(middle, r * 1.2, turn),
  orbits: (middle, r, turn) => [0, 60, 120].map((more) => round(middle, r * 1.5, r * 0.52, turn + more)).join(""),
  burst: (middle, r, turn) => spokes(middle, 7, r * 0.75, () => r * 2.4, turn),
  waves: (_middle, r, turn, wide, high) => {
    const wave = (y: number) => `M-5 ${y}Q${wide / 4} ${y - high * 0.16} ${wide / 2} ${y}T${wide + 5} ${y}`;
    return wave(high * 0.85) + wave(high * 0.95) + round([wide * (turn % 2 ? 0.2 : 0.8), high * 0.28], r * 0.34, r * 0.34);
  },
};

/** The lines around the sign, as a path. */
export function haloPath(look: Look, middle: Point, radius: number, wide: number, high: number): string {
  return DRAWN[look.halo](middle, radius, look.turn, wide, high);
}
