/** The way a unit went, as a curve on the map: from the nearer part of a merged area. */
import type { Drawn, Point } from "./maps.ts";

const SHORT = 34; // the arrow ends before what stands there
const BEND = 0.14;

/** The places at which an area is drawn. */
function anchors({ shapes }: Drawn, area: string): Point[] {
  const parts = shapes.areas.find((one) => one.id === area)?.parts ?? [];
  return parts.map((part) => part.gate ?? part.echo ?? [part.label.x, part.label.y]);
}

function distance([ax, ay]: Point, [bx, by]: Point): number {
  return Math.hypot(ax - bx, ay - by);
}

/** The nearest pair of places of the two areas. */
export function ends(drawn: Drawn, from: string, to: string): readonly [Point, Point] | null {
  const pairs = anchors(drawn, from).flatMap((a) => anchors(drawn, to).map((b) => [a, b] as const));
  return pairs.reduce<readonly [Point, Point] | null>((best, pair) => (!best || distance(...pair) < distance(...best) ? pair : best), null);
}

export interface Way {
  d: string;
  tip: Point;
  turn: number; // degrees
}

export function way([a, b]: readonly [Point, Point]): Way {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const middle: Point = [(a[0] + b[0]) / 2 - dy * BEND, (a[1] + b[1]) / 2 + dx * BEND];
  const last = Math.atan2(b[1] - middle[1], b[0] - middle[0]);
  const tip: Point = [Math.round(b[0] - SHORT * Math.cos(last)), Math.round(b[1] - SHORT * Math.sin(last))];
  return {
    d: `M${a[0]} ${a[1]}Q${Math.round(middle[0])} ${Math.round(middle[1])} ${tip[0]} ${tip[1]}`,
    tip,
    turn: Math.round((last * 180) / Math.PI),
  };
}
