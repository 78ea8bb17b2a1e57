/** What the others do is shown one step at a time, at the pace the player has set. */
import type { Seen } from "../net/follow.ts";
import { settings } from "../settings.svelte.ts";

const SEEN = 600; // ms for which a step is shown again, whatever the pace
const KEPT = 200; // steps that can be shown again

export class Pace {
  shown = $state.raw<Seen | null>(null);
  waiting = $state(0); // steps that are still to be shown
  private queue: Seen[] = [];
  private past: Seen[] = []; // what was shown and may be shown again
  private least = 0; // ms between two steps, while something is shown again
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** A new state of the seat: shown at once if nothing visible happened, else in its turn. */
  take(seen: Seen): void {
    this.queue.push(seen);
    this.waiting = this.queue.length;
    if (this.timer === undefined) this.step();
  }

  /** What was shown before so many events is not asked for again. */
  forget(until: number): void {
    this.past = this.stepsFrom(until);
  }

  /** Show again what has happened after so many events. */
  again(from: number): void {
    const steps = [...this.stepsFrom(from), ...this.queue];
    this.past = [];
    this.queue = steps;
    this.waiting = steps.length;
    this.least = SEEN;
    clearTimeout(this.timer);
    this.step();
  }

  canReplay(from: number): boolean {
    return this.stepsFrom(from).length > 1;
  }

  /** The last step before those events, and all after it. */
  private stepsFrom(from: number): Seen[] {
    const first = this.past.findLastIndex((seen) => seen.events.length <= from);
    return this.past.slice(Math.max(0, first));
  }

  /** All that waits, at once. */
  skip(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.least = 0;
    while (this.queue.length) this.show(this.queue.shift() as Seen);
  }

  /** Nobody looks any more. */
  stop(): void {
    clearTimeout(this.timer);
    this.queue = [];
  }

  private step = (): void => {
    this.timer = undefined;
    while (this.queue.length) {
      const next = this.queue.shift() as Seen;
      const visible = this.shown !== null && next.events.length !== this.shown.events.length;
      this.show(next);
      const pause = Math.max(this.least, settings.pace);
      if (visible && pause) {
        this.timer = setTimeout(this.step, pause); // what comes meanwhile waits its turn
        return;
      }
    }
    this.least = 0;
  };

  private show(seen: Seen): void {
    this.shown = seen;
    this.past = [...this.past.slice(1 - KEPT), seen];
    this.waiting = this.queue.length;
  }
}
