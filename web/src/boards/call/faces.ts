/** How a card's picture is made from its code: the same everywhere and in both themes. */
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

type Point = readonly [number, number];

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

const DRAWN: Readonly<Record<Halo, (middle: Point, r: number, turn: number, wide: number, high: number) => string>> = {
  rings: (middle, r) => [1, 1.2, 1.44].map((size) => round(middle, r * size, r * size)).join(""),
  rays: (middle, r, turn) => spokes(middle, 16, r * 0.85, (n) => r * (n % 2 ? 1.03 : 1.9), turn),
  star: (middle, r, turn) =>
    `M${Array.from({ length: 7 }, (_, n) => at(middle, r * 1.2, turn + (n * 3 * 360) / 7)).join("L")}Z`,
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

/** The pattern of each faction: the size of its tile and its lines. */
export const PATTERNS: Readonly<Record<string, readonly [wide: number, high: number, lines: string]>> = {
  agency: [8, 8, "M0 8L8 0M-2 2L2 -2M6 10L10 6"],
  miskatonic: [12, 12, "M0 0H12M0 6H12M3 0V6M9 6V12"],
  syndicate: [14, 20, "M7 0L14 10L7 20L0 10Z"],
  cthulhu: [16, 12, "M0 12A8 8 0 0 1 16 12M-8 6A8 8 0 0 1 8 6M8 6A8 8 0 0 1 24 6"],
  hastur: [18, 18, "M8 9a1 1 0 0 1 2 0a3 3 0 0 1 -5 1a5 5 0 0 1 8 -5"],
  yog_sothoth: [16, 16, "M8.4 5A3.4 3.4 0 1 1 1.6 5A3.4 3.4 0 1 1 8.4 5M14.2 11A2.2 2.2 0 1 1 9.8 11A2.2 2.2 0 1 1 14.2 11M14 3A1 1 0 1 1 12 3A1 1 0 1 1 14 3"],
  shub_niggurath: [14, 16, "M7 16V7M7 10L2 4M7 8L12 2M4 6.5V2M10 4.5L12 6"],
  neutral: [9, 9, "M3 2A1 1 0 1 1 1 2A1 1 0 1 1 3 2M7.2 6.5A.7 .7 0 1 1 5.8 6.5A.7 .7 0 1 1 7.2 6.5"],
  story: [20, 20, "M0 10H20M10 0V20M3 3L17 17M17 3L3 17"],
};
