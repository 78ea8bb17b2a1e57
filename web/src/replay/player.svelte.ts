/** Lets a reel run by itself, at the pace of the settings. */
import { settings } from "../settings.svelte.ts";

const LEAST = 400; // ms: whoever shows everything at once elsewhere still wants to see something here

interface Reeled {
  readonly place: number;
  readonly last: number;
  go(place: number): Promise<void>;
}

export class Player {
  playing = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly reel: Reeled) {}

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
    if (this.reel.place === this.reel.last) void this.reel.go(0);
    this.wait();
  }

  private wait(): void {
    this.timer = setTimeout(() => void this.step(), Math.max(LEAST, settings.pace));
  }

  private async step(): Promise<void> {
    await this.reel.go(this.reel.place + 1);
    if (this.playing && this.reel.place < this.reel.last) this.wait();
    else this.stop();
  }
}
