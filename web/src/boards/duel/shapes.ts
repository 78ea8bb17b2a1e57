/** The outlines by which kinds of units are told apart: circle, rounded hexagon, nine-toothed seal. */
import type { Category } from "./seen.ts";

type Corner = readonly [number, number];

const ROUND = 0.32;
const TEETH = 9;

function at(radius: number, degrees: number): Corner {
  const angle = (degrees * Math.PI) / 180;
  return [radius * Math.sin(angle), -radius * Math.cos(angle)];
}

function said([x, y]: Corner): string {
  return `${x.toFixed(2)} ${y.toFixed(2)}`;
}

function between([ax, ay]: Corner, [bx, by]: Corner, share: number): Corner {
  return [ax + (bx - ax) * share, ay + (by - ay) * share];
}

function circle(r: number): string {
  return `M0 ${-r}A${r} ${r} 0 1 1 0 ${r}A${r} ${r} 0 1 1 0 ${-r}Z`;
}

function hexagon(r: number): string {
  const corners = [0, 1, 2, 3, 4, 5].map((i) => at(1.06 * r, 30 + 60 * i));
  const pieces = corners.map((corner, i) => {
    const before = corners[(i + 5) % 6] as Corner;
    const after = corners[(i + 1) % 6] as Corner;
    return `${said(between(corner, before, ROUND))}Q${said(corner)} ${said(between(corner, after, ROUND))}`;
  });
  return `M${pieces.join("L")}Z`;
}

function seal(r: number): string {
  const corners = Array.from({ length: 2 * TEETH }, (_, i) => at(i % 2 ? 0.86 * r : r, (180 / TEETH) * i));
  return `M${corners.map(said).join("L")}Z`;
}

const OUTLINES: Readonly<Record<Category, (r: number) => string>> = { cultist: circle, monster: hexagon, terror: hexagon, goo: seal };
const known = new Map<string, string>();

export function outline(category: Category, r: number): string {
  const name = `${category}${r}`;
  const found = known.get(name) ?? OUTLINES[category](r);
  known.set(name, found);
  return found;
}
