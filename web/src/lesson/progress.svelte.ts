/** The progress through a lesson: the learner makes the moves it is about, the others are merely seen. */
import type { Told } from "../net/book.ts";
import type { Seen, Sent } from "../net/follow.ts";
import type { Answer, Line, Source, CommandBody } from "../net/link.svelte.ts";
import { onlyTaken, roomOf, seenAs } from "../replay/shown.ts";
import type { LessonShown, StopShown } from "../rest.ts";
import { settings } from "../settings.svelte.ts";
import { say } from "../words/speech.svelte.ts";
import { spokenAfter, spokenBefore } from "./stops.ts";

const LEAST = 350; // ms for which a move that is merely seen is shown
const TABLE = -1; // asks which seat is the first to buzz

export const notHere = () => ({ error: "lesson", about: {}, text: say("web-lesson-not-here") });

export class LessonProgress implements Source {
  readonly isLive = false;
  readonly line: Line = "open";
  readonly goodbye = null;
  place = $state(0);
  seats = $state.raw<ReadonlyMap<number, Seen>>(new Map());
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly lesson: LessonShown,
    private readonly heard: (seen: Seen) => void,
  ) {}

  readonly stops = $derived.by<readonly StopShown[]>(() => this.lesson.stops);
  readonly stop = $derived(this.stops[this.place] as StopShown);
  readonly last = $derived(this.stops.length - 1);
  /** Whether the learner is to make the move that leads on from here. */
  readonly isMine = $derived.by(() => this.stop.words !== null && this.stop.seat === this.lesson.seat);
  readonly room = $derived.by(() => roomOf(this.sittings, "playing"));

  private readonly sittings = $derived.by(() =>
    Array.from({ length: this.lesson.seats }, (_, seat) => ({
      seat,
      name: seat === this.lesson.seat ? say("web-lesson-you") : "",
      person: "",
      colour: null,
      bot: seat === this.lesson.seat ? "" : "greedy",
      stand_in: false, present: true, absent_since: null, bank: null, deadline: null,
    })),
  );

  close(): void {
    clearTimeout(this.timer);
  }

  /** The move of the lesson leads on; any other is answered by what is to be done. */
  async command(body: CommandBody): Promise<Answer> {
    const leadsOn = (body.do === "play" && this.isMine && body.key === this.stop.key) || (body.do === "buzz" && this.stop.seat === TABLE);
    if (leadsOn) this.go(this.place + 1);
    if (leadsOn) return { is: "ack", id: "", n: this.place };
    return { is: "refused", id: "", ...notHere(), n: this.place };
  }

  /** To a stop; from one at which nothing is said it goes on by itself. */
  go(place: number): void {
    clearTimeout(this.timer);
    this.place = Math.max(0, Math.min(place, this.last));
    this.show();
    if (this.stop.words === null) this.timer = setTimeout(() => this.go(this.place + 1), Math.max(LEAST, settings.pace));
  }

  /** To the stop before or after at which something is said. */
  back(): void {
    this.go(spokenBefore(this.stops, this.place));
  }

  on(): void {
    this.go(spokenAfter(this.stops, this.place));
  }

  private show(): void {
    const { seat } = this.lesson;
    const sent = onlyTaken(this.stop.sent as unknown as Sent, this.isMine ? this.stop.key : null);
    const events = this.stops.slice(0, this.place + 1).flatMap((stop) => stop.events as unknown as Told[]);
    const seen = seenAs(seat, this.place, sent, events);
    this.seats = new Map([[seat, seen]]);
    this.heard(seen);
  }
}
