/** Lets a timeline run by itself, at the pace of the settings. */
import { settings } from "../settings.svelte.ts";

const LEAST = 400; // ms: whoever shows everything at once elsewhere still wants to see something here

interface Played {
  readonly place: number;
  readonly last: number;
  go(place: number): Promise<void>;
}

export class Player {
  playing = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly timeline: Played) {}

  toggle(): void {
    if (this.playing) this.stop();
    else this.start();
  }

  stop(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  private start(): void {
    this.playing = true;
    if (this.timeline.place === this.timeline.last) void this.timeline.go(0);
    this.wait();
  }

  private wait(): void {
    this.timer = setTimeout(() => void this.step(), Math.max(LEAST, settings.pace));
  }

  private async step(): Promise<void> {
    await this.timeline.go(this.timeline.place + 1);
    if (this.playing && this.timeline.place < this.timeline.last) this.wait();
    else this.stop();
  }
}
