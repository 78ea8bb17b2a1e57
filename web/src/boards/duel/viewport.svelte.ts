/** The part of the map that is seen on a small screen: moved by a finger, scaled by two. */
import type { Point } from "./maps.ts";

export interface Size {
  width: number;
  height: number;
}

const NEAREST = 320; // units of the map across the screen, at most scaled so
const STEP = 1.35;
const ROOM = 60; // units of the map around what is to be seen
const FARTHEST = 900; // units across at which names can still be read

export class Viewport {
  x = $state(0);
  y = $state(0);
  width = $state(0);
  private screen = $state.raw<Size>({ width: 1, height: 1 });

  constructor(
    private readonly map: Size,
    across: number,
  ) {
    this.width = across;
  }

  readonly height = $derived((this.width * this.screen.height) / this.screen.width);
  readonly box = $derived(`${this.x.toFixed(1)} ${this.y.toFixed(1)} ${this.width.toFixed(1)} ${this.height.toFixed(1)}`);

  /** The screen has this size; what was in the middle stays there. */
  fit(screen: Size): void {
    const [x, y] = [this.x + this.width / 2, this.y + this.height / 2];
    this.screen = screen;
    this.look([x, y]);
  }

  look([x, y]: Point): void {
    this.put(x - this.width / 2, y - this.height / 2);
  }

  /** Move as little as it takes to see all these places; whether they are not too far apart for that. */
  show(points: readonly Point[]): boolean {
    if (!points.length) return true;
    const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
    const [left, right, top, bottom] = [Math.min(...xs) - ROOM, Math.max(...xs) + ROOM, Math.min(...ys) - ROOM, Math.max(...ys) + ROOM];
    const across = Math.max(right - left, ((bottom - top) * this.screen.width) / this.screen.height);
    if (across > FARTHEST) return false;
    if (across > this.width) this.zoom(this.width / across);
    this.put(reach(this.x, this.width, left, right), reach(this.y, this.height, top, bottom));
    return true;
  }

  /** See at least one of these places. */
  meet(points: readonly Point[]): void {
    const [first] = points;
    if (first && !points.some((point) => this.sees(point))) this.look(first);
  }

  /** By so many pixels of the screen. */
  pan(dx: number, dy: number): void {
    const scale = this.width / this.screen.width;
    this.put(this.x - dx * scale, this.y - dy * scale);
  }

  /** So many times nearer; the point of the screen stays where it is. */
  zoom(times: number, [px, py]: Point = [this.screen.width / 2, this.screen.height / 2]): void {
    const [sx, sy] = [px / this.screen.width, py / this.screen.height];
    const [x, y] = [this.x + sx * this.width, this.y + sy * this.height];
    this.width = Math.min(Math.max(this.width / times, NEAREST), this.widest());
    this.put(x - sx * this.width, y - sy * this.height);
  }

  nearer(): void {
    this.zoom(STEP);
  }

  farther(): void {
    this.zoom(1 / STEP);
  }

  private sees([x, y]: Point): boolean {
    return x > this.x && x < this.x + this.width && y > this.y && y < this.y + this.height;
  }

  /** So far that the whole map is seen. */
  private widest(): number {
    return Math.max(this.map.width, (this.map.height * this.screen.width) / this.screen.height);
  }

  private put(x: number, y: number): void {
    this.x = within(x, this.map.width - this.width);
    this.y = within(y, this.map.height - this.height);
  }
}

/** Where a span has to begin to have all from the low to the high in it, as near as possible to where it began. */
function reach(from: number, span: number, low: number, high: number): number {
  return Math.min(Math.max(from, high - span), low);
}

/** From 0 to the most; in the middle if the map is smaller than what is seen. */
function within(value: number, most: number): number {
  return most < 0 ? most / 2 : Math.min(Math.max(value, 0), most);
}
