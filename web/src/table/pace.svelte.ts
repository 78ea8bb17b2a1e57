/** What the others do is shown one step at a time, at the pace the player has set. */
import type { Seen } from "../net/follow.ts";
import { settings } from "../settings.svelte.ts";

export class Pace {
  shown = $state.raw<Seen | null>(null);
  waiting = $state(0); // steps that are still to be shown
  private queue: Seen[] = [];
  private past: Seen[] = []; // what was shown since the player's last decision
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** A new state of the seat: shown at once if nothing visible happened, else in its turn. */
  take(seen: Seen): void {
    this.queue.push(seen);
    this.waiting = this.queue.length;
    if (this.timer === undefined) this.step();
  }

  /** The player has decided: what is shown since is new to them. */
  mark(): void {
    this.past = this.shown ? [this.shown] : [];
  }

  /** Show again what has happened since the player's last decision. */
  again(): void {
    const steps = [...this.past, ...this.queue];
    this.past = [];
    this.queue = steps;
    this.waiting = steps.length;
    clearTimeout(this.timer);
    this.step();
  }

  get canReplay(): boolean {
    return this.past.length > 1;
  }

  /** All that waits, at once. */
  skip(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    while (this.queue.length) this.show(this.queue.shift() as Seen);
  }

  private step = (): void => {
    this.timer = undefined;
    while (this.queue.length) {
      const next = this.queue.shift() as Seen;
      const visible = this.shown !== null && next.events.length !== this.shown.events.length;
      this.show(next);
      if (visible && this.queue.length && settings.pace) {
        this.timer = setTimeout(this.step, settings.pace);
        return;
      }
    }
  };

  private show(seen: Seen): void {
    this.shown = seen;
    this.past.push(seen);
    this.waiting = this.queue.length;
  }
}
