/** How the maps are drawn: the shapes lie with the game, what only pleases the eye lies here. */
import type { Language } from "../../words/words.ts";

export type Point = readonly [x: number, y: number];
export interface Slot {
  x: number;
  y: number;
  r: number;
}

export interface Part {
  id: string;
  primary: boolean;
  d: string;
  label: { x: number; y: number; w: number; h: number; size: number; lines: Readonly<Record<Language, readonly string[]>> };
  slots: readonly Slot[];
  roomy?: { withGreat: readonly Slot[]; plain: readonly Slot[] };
  gate?: Point;
  tower?: Point;
  sigil?: Point;
  echo?: Point;
}

export interface DrawnArea {
  id: string;
  terrain: "land" | "water";
  parts: readonly Part[];
  merge?: { kind: "portal" | "wraparound"; sigil: string };
}

export interface Shapes {
  id: string;
  viewBox: readonly [number, number, number, number];
  landUnion: string;
  areas: readonly DrawnArea[];
  voids: readonly { id: string; terrain: "land" | "water"; d: string }[];
  borders: readonly { kind: "coast" | "land" | "sea"; d: string }[];
  links: readonly { kind: string; id: string; d?: string }[];
}

export interface Decor {
  waves: string;
  scribbles: string;
  swirls: string;
  hills: readonly (readonly [look: "hill" | "shade" | "outline", d: string])[];
  compass: readonly [x: number, y: number, scale: number];
  beasts: readonly (readonly [x: number, y: number, size: number, beast: string])[];
  wraps: readonly number[]; // how far down the edges lead to the other side
}

export interface Drawn {
  shapes: Shapes;
  decor: Decor;
  /** Where an area's gate stands: the middle of what is in it. */
  place: Readonly<Record<string, Point>>;
}

const SHAPES = import.meta.glob<Shapes>("$house/games/duel/geometry/*.json", { import: "default" });
const DECOR = import.meta.glob<Decor>("./decor/*.json", { import: "default" });
const opened = new Map<string, Promise<Drawn | null>>();

function named<T>(files: Record<string, () => Promise<T>>, map: string): (() => Promise<T>) | undefined {
  return Object.entries(files).find(([path]) => path.endsWith(`/${map}.json`))?.[1];
}

async function read(map: string): Promise<Drawn | null> {
  const [shapes, decor] = await Promise.all([named(SHAPES, map)?.(), named(DECOR, map)?.()]);
  return shapes && decor ? { shapes, decor, place: places(shapes) } : null;
}

/** The drawing of a map, or nothing if nobody has drawn it. */
export function drawing(map: string): Promise<Drawn | null> {
  const known = opened.get(map) ?? read(map);
  opened.set(map, known);
  return known;
}

export function primary(area: DrawnArea): Part {
  return area.parts.find((part) => part.primary) ?? (area.parts[0] as Part);
}

function places(shapes: Shapes): Record<string, Point> {
  return Object.fromEntries(shapes.areas.map((area) => [area.id, primary(area).gate ?? [0, 0]]));
}
