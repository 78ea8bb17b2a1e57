/** The face of a card, made from its code: where the light falls, the halo, the tilt. */

export const WIDE = 150;
export const HIGH = 86;

export interface Art {
  light: readonly [x: number, y: number]; // per cent
  middle: number; // where the picture stands
  tilt: number; // degrees
  halo: readonly string[]; // paths
}

/** A number of a text that is the same everywhere. */
export function hash(text: string): number {
  let found = 0x811c9dc5;
  for (const letter of text) found = Math.imul(found ^ (letter.codePointAt(0) as number), 0x01000193);
  return (found ^ (found >>> 15)) >>> 0;
}

type Halo = (x: number, y: number, turn: number) => string[];

const round = (value: number) => Math.round(value * 10) / 10;
const at = (x: number, y: number, r: number, angle: number) => `${round(x + r * Math.cos(angle))} ${round(y + r * Math.sin(angle))}`;
const circle = (x: number, y: number, r: number) => `M${round(x - r)} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
const around = (count: number, of: (angle: number, i: number) => string) =>
  Array.from({ length: count }, (_, i) => of((2 * Math.PI * i) / count, i));

const HALOS: readonly Halo[] = [
  (x, y) => [22, 31, 42, 55].map((r) => circle(x, y, r)), // rings
  (x, y, turn) => around(7, (a) => `M${at(x, y, 38, a + turn)}L${at(x, y, 100, a + turn)}`), // rays
  (x, y, turn) => [`M${around(7, (_, i) => at(x, y, 41, turn + (6 * Math.PI * i) / 7)).join("L")}Z`], // a star of seven points
  (x, y, turn) => [0, 1, 2].map((i) => orbit(x, y, turn + (i * Math.PI) / 3)),
  (x, y, turn) => around(16, (a, i) => `M${at(x, y, 39, a + turn)}L${at(x, y, i % 2 ? 46 : 76, a + turn)}`), // a burst
  (x) => [`M-5 74Q37 60 75 74T155 74`, `M-5 82Q37 68 75 82T155 82`, circle(x > 75 ? 28 : 122, 22, 15)], // waves and a moon
];

function orbit(x: number, y: number, turn: number): string {
  const degrees = round((turn * 180) / Math.PI);
  return `M${at(x, y, 52, turn)}A52 17 ${degrees} 1 1 ${at(x, y, 52, turn + Math.PI)}A52 17 ${degrees} 1 1 ${at(x, y, 52, turn)}`;
}

export function art(code: string): Art {
  const seed = hash(code);
  const part = (shift: number, size: number) => (seed >>> shift) % size;
  const middle = WIDE / 2 - 6 + part(3, 13);
  const halo = HALOS[part(7, HALOS.length)] as Halo;
  return {
    light: [40 + part(11, 24), 22 + part(16, 36)],
    middle,
    tilt: (part(20, 21) - 10) * 0.4,
    halo: halo(middle, HIGH / 2, part(24, 12) / 12),
  };
}
