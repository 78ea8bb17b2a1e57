/** A match that was played, step by step: the table is shown whichever step is wanted. */
import { get } from "../net/api.ts";
import type { Told } from "../net/book.ts";
import type { Seen } from "../net/follow.ts";
import type { Answer, Line, Source, CommandBody } from "../net/link.svelte.ts";
import type { FrameShown, Frames, Replay } from "../rest.ts";
import { say } from "../words/speech.svelte.ts";
import { onlyTaken, roomOf, seenAs, sentIn, sittingOf, toldIn } from "./shown.ts";
import { told } from "../net/told.ts";
import { placeOf } from "./turns.ts";

const MANY = 50; // frames in one answer

export function replayOf(match: string, seat?: number): Promise<Replay> {
  return get<Replay>(`/api/matches/${match}/replay${seat === undefined ? "" : `?seat=${seat}`}`);
}

export class Timeline implements Source {
  readonly isLive = false;
  readonly line: Line = "open";
  readonly goodbye = null;
  about = $state.raw<Replay>() as Replay;
  place = $state(0); // which of the steps
  failed = $state("");
  seats = $state.raw<ReadonlyMap<number, Seen>>(new Map());
  private frames = $state.raw<ReadonlyMap<number, FrameShown>>(new Map()); // by the numbers of the steps
  private asked = new Map<number, Promise<void>>(); // the answers that are under way or here
  private eyes: number; // through which somebody wants to look

  constructor(
    readonly match: string,
    about: Replay,
    private readonly heard: (seen: Seen) => void,
  ) {
    this.about = about;
    this.eyes = about.seat;
  }

  readonly room = $derived.by(() => roomOf(this.about.sitting.map(sittingOf), this.about.status));
  readonly steps = $derived.by(() => this.about.steps);
  readonly last = $derived(this.steps.length - 1);
  readonly number = $derived(this.steps[this.place]?.number ?? 0);
  readonly isOver = $derived.by(() => this.about.status !== "playing");

  close(): void {
    this.asked.clear();
  }

  /** The move that was made is the way on; anything else is past. */
  async command(body: CommandBody): Promise<Answer> {
    if (body.do === "play" && body.key === this.taken) {
      await this.go(this.place + 1);
      return { is: "ack", id: "", n: this.number };
    }
    return { is: "refused", id: "", error: "replay", about: {}, text: say("web-replay-past"), n: this.number };
  }

  /** To a step; whoever asks for another one before it is here gets only that one. */
  async go(place: number): Promise<void> {
    this.place = Math.max(0, Math.min(place, this.last));
    const wanted = this.number;
    await this.fetched(wanted);
    if (wanted === this.number) this.show();
    await this.rest(wanted);
  }

  /** Through other eyes, at the same moment if they saw it; whoever asks for others meanwhile gets those. */
  async look(seat: number, number?: number): Promise<void> {
    this.eyes = seat;
    let moment: number;
    try {
      const about = await replayOf(this.match, seat);
      if (seat !== this.eyes) return;
      moment = number ?? this.number; // it may be another by now
      this.about = about;
    } catch (error) {
      this.failed = told(error);
      return;
    }
    this.frames = new Map();
    this.asked = new Map();
    await this.go(placeOf(this.steps, moment));
  }

  /** What the seat was told at a step, as far as it is here. */
  told(number: number): readonly Told[] {
    const frame = this.frames.get(number);
    return frame ? toldIn(frame) : [];
  }

  /** Everything, for whoever reads the whole course. */
  async whole(): Promise<void> {
    for (let number = 0; number <= (this.steps[this.last]?.number ?? 0); number += MANY) await this.fetched(number);
  }

  /** The key with which the seat went on from here, if it did. */
  private get taken(): string | null {
    const next = this.steps[this.place + 1];
    return next && next.seat === this.about.seat ? next.key : null;
  }

  private show(): void {
    const frame = this.frames.get(this.number);
    if (!frame) return;
    const { seat } = this.about;
    const events = this.steps.slice(0, this.place + 1).flatMap((step) => this.told(step.number));
    const aborted = this.about.status === "aborted" && this.place === this.last;
    const seen = seenAs(seat, this.number, onlyTaken(sentIn(frame), this.taken), events, aborted);
    this.seats = new Map([[seat, seen]]);
    this.heard(seen);
  }

  /** What was told before, for the log; then what comes next, for whoever plays on. */
  private async rest(wanted: number): Promise<void> {
    const missing = Array.from({ length: Math.ceil(wanted / MANY) }, (_, i) => i * MANY).filter((from) => !this.asked.has(from / MANY));
    await Promise.all(missing.map((from) => this.fetched(from)));
    if (missing.length && wanted === this.number) this.show();
    if (this.place < this.last) await this.fetched(this.steps[Math.min(this.place + MANY / 2, this.last)]?.number ?? 0);
  }

  private fetched(number: number): Promise<void> {
    const part = Math.floor(number / MANY);
    const known = this.asked.get(part) ?? this.fetch(part);
    this.asked.set(part, known);
    return known;
  }

  private async fetch(part: number): Promise<void> {
    const { match, asked } = this;
    const range = `from=${part * MANY}&to=${part * MANY + MANY - 1}`;
    try {
      const found = await get<Frames>(`/api/matches/${match}/replay/frames?seat=${this.about.seat}&${range}`);
      if (asked !== this.asked) return; // other eyes by now
      this.frames = new Map([...this.frames, ...found.frames.map((frame) => [frame.number, frame] as const)]);
      this.failed = "";
    } catch (error) {
      asked.delete(part);
      this.failed = told(error);
    }
  }
}
