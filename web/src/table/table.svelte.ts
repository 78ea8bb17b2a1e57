/** A table one sits or looks at: what is shown of it, what may be done, and the words for it. */
import type { Face } from "../boards/face.ts";
import type { Book, Complaint, Reason, Told } from "../net/book.ts";
import { Refusal, Unreached, post } from "../net/api.ts";
import type { Asked, Seen, Sent } from "../net/follow.ts";
import type { Answer, Opens, Source } from "../net/link.svelte.ts";
import type { Room, Sitting } from "../protocol.ts";
import type { Forecast, Hint } from "../rest.ts";
import { settings } from "../settings.svelte.ts";
import { say, speech, wordsOf } from "../words/speech.svelte.ts";
import type { Words } from "../words/words.ts";
import { Choice, type Option } from "./choice.svelte.ts";
import { Away } from "./away.svelte.ts";
import { Pace } from "./pace.svelte.ts";
import { ALL, sinceTurn, type LogFilter } from "./log.ts";

export const WATCHER = -2;
type Verdict = Reason | { offered: readonly string[] };
export interface Reasons {
  kinds: Readonly<Record<string, Verdict>>;
  keys: Readonly<Record<string, Verdict>>;
}

export class Table {
  seat = $state(WATCHER); // whose eyes we look through
  words = $state.raw<Words | null>(null);
  reasons = $state.raw<Reasons | null>(null);
  complaint = $state.raw<Complaint | null>(null); // why the last command was refused
  confirming = $state.raw<Option | null>(null); // what is asked twice, as it is never taken back
  advice = $state.raw<Hint | null>(null); // the move a bot would make, and what it rests on
  drawer = $state<"" | "guide" | "card" | "rules" | "why" | "chat" | "menu">(""); // what is open beside the table
  filter = $state<LogFilter>({ what: ALL, word: "" }); // what of the log is read
  thinking = $state(false); // whether a bot is looking for it

  readonly link: Source;
  readonly choice: Choice;
  readonly away = new Away();
  private sending = $state.raw<Sent | null>(null); // what was at the table when a move was sent that is not answered yet
  private readonly paces = new Map<number, Pace>();

  constructor(
    readonly match: string,
    readonly book: Book,
    readonly face: Face,
    open: Opens,
  ) {
    this.choice = new Choice(
      () => this.options,
      (option, sure) => this.decide(option, sure),
    );
    this.link = open((seen) => this.heard(seen));
    $effect(() => void this.speak(settings.language, this.names.join("\n")));
  }

  close(): void {
    this.link.close();
    for (const pace of this.paces.values()) pace.stop();
  }

  // -- what is shown -----------------------------------------------------------------------------

  readonly pace = $derived.by(() => this.paceOf(this.seat));
  readonly seen = $derived<Seen | null>(this.pace.shown);
  readonly sent = $derived<Sent | null>(this.seen?.sent ?? null);
  readonly view = $derived(this.sent?.view);
  readonly events = $derived<readonly Told[]>(this.seen?.events ?? []);
  readonly room = $derived.by<Room | null>(() => this.link.room);
  readonly sittings = $derived<readonly Sitting[]>(this.room?.seats ?? []);
  readonly names = $derived(this.sittings.map((one) => nameOf(one, this.sittings)));
  readonly asked = $derived<readonly Asked[]>(this.sent?.asked ?? []);
  /** The question this seat is asked; not while steps before it are still to be shown. */
  readonly question = $derived(this.pace.waiting ? undefined : this.asked.find(([seat]) => seat === this.seat));
  readonly isOver = $derived(Boolean(this.sent?.outcome) || Boolean(this.sent?.aborted));
  readonly options = $derived.by(() => (this.pace.waiting || !this.sent ? [] : optionsOf(this.sent, this.face, this.seat)));
  readonly answers = $derived(this.options.filter((option) => !option.aside));
  readonly asides = $derived(this.options.filter((option) => option.aside));
  /** The one of several at this screen who is to decide, while another's view is still open. */
  readonly next = $derived.by(() => {
    const asked = this.own.filter((seat) => this.asksNow(seat));
    return asked.includes(this.seat) || this.pace.waiting ? undefined : asked[0];
  });
  /** The seats that are ours: several if people share this screen. */
  readonly own = $derived.by(() => [...this.link.seats.keys()].filter((seat) => seat >= 0));

  /** Why the last command was refused, in words. */
  readonly refusal = $derived.by(() => (this.complaint && this.words?.complaint(this.complaint)) ?? "");
  /** A move is on its way, and the table is still as it was: a second one could only be a slip. */
  readonly isBusy = $derived.by(() => this.sending !== null && this.sending === this.sentTo(this.seat));
  /** Whether there is anybody here who could ask why something is not to be had. */
  readonly canAskWhy = $derived.by(() => this.link.isLive && this.seat >= 0 && !this.isOver);

  /** How many events had happened when one's own turn was over. */
  readonly turned = $derived.by(() => sinceTurn(this.events, this.seat));
  readonly canReplay = $derived.by(() => this.link.isLive && Boolean(this.seen) && this.pace.canReplay(this.turned));

  // -- what is done ------------------------------------------------------------------------------

  /** Out of a list, or by its number; what is to be weighed is shown first, and chosen once more. */
  choose(option: Option): void {
    const isNew = this.choice.meant?.key !== option.key;
    if (isNew && this.face.weighed?.includes(option.verb)) this.choice.mean(option);
    else this.choice.take(option);
  }

  /** What can never be taken back is asked twice, unless somebody is sure of it. */
  decide(option: Option, sure: boolean): void {
    if (this.book.final.includes(option.verb) && !(sure && !option.aside)) this.confirming = option;
    else void this.play(option.key);
  }

  async confirm(yes: boolean): Promise<void> {
    const option = this.confirming;
    this.confirming = null;
    if (yes && option) await this.play(option.key);
  }

  async play(key: string): Promise<boolean> {
    if (this.isBusy) return false;
    this.away.forget();
    this.pace.forget(this.turned);
    this.pace.skip(); // one's own move is shown at once
    const before = (this.sending = this.sentTo(this.seat));
    const isDone = await this.ask((expect) => this.link.command({ do: "play", seat: this.seat, expect, key }));
    if (this.sending === before) this.sending = null; // else the next one is on its way
    return isDone;
  }

  /** Show again what has happened since one's turn, or since some event. */
  replay(from = this.turned): void {
    this.pace.again(from);
  }

  async undo(): Promise<boolean> {
    this.pace.skip();
    return this.ask((expect) => this.link.command({ do: "undo", seat: this.seat, expect }));
  }

  async offer(what: "undo" | "abort"): Promise<boolean> {
    return this.ask((expect) => this.link.command({ do: "offer", seat: this.seat, expect, what }));
  }

  async reply(yes: boolean): Promise<boolean> {
    return this.ask((expect) => this.link.command({ do: "reply", seat: this.seat, expect, yes }));
  }

  async say(text: string): Promise<boolean> {
    return this.ask(() => this.link.command({ do: "say", seat: this.seat, text }));
  }

  async buzz(): Promise<boolean> {
    return this.ask(() => this.link.command({ do: "buzz", seat: this.seat }));
  }

  async setStops(windows: readonly string[]): Promise<boolean> {
    return this.ask(() => this.link.command({ do: "stops", seat: this.seat, windows: [...windows] }));
  }

  async claim(whom: number): Promise<boolean> {
    return this.ask(() => this.link.command({ do: "claim", seat: this.seat, whom }));
  }

  async mute(whom: number, on: boolean): Promise<boolean> {
    return this.ask(() => this.link.command({ do: "mute", seat: this.seat, whom, on }));
  }

  async allowWatching(allow: boolean): Promise<boolean> {
    return this.ask(() => this.link.command({ do: "watch", seat: this.seat, allow }));
  }

  /** Why each kind of action, and each single thing, cannot be had now. */
  async askWhy(): Promise<void> {
    if (!this.canAskWhy) return;
    const answer = await this.link.command({ do: "why", seat: this.seat });
    if (answer.is === "reasons") this.reasons = answer as unknown as Reasons;
    if (answer.is === "refused") this.complaint = answer;
  }

  /** What the strongest bot would do here. */
  async hint(): Promise<void> {
    this.thinking = true;
    const { n } = this.link.seats.get(this.seat) ?? { n: 0 };
    try {
      const found = await post<Hint>(`/api/matches/${this.match}/hint`, { seat: this.seat });
      if (n !== this.link.seats.get(this.seat)?.n) return;
      this.advice = found;
      this.choice.hinted = found.key;
    } catch (error) {
      if (!(error instanceof Refusal || error instanceof Unreached)) throw error;
      this.complaint = error;
    } finally {
      this.thinking = false;
    }
  }

  /** What chance may bring if that option is taken; nothing if it is not to be had any more, or was long ago. */
  async odds(key: string): Promise<Forecast["chances"] | null> {
    if (!this.link.isLive) return null;
    const found = await post<Forecast>(`/api/matches/${this.match}/odds`, { seat: this.seat, key }).catch(() => null);
    return found?.chances ?? null;
  }

  private async ask(command: (expect: number) => Promise<Answer>): Promise<boolean> {
    this.complaint = null;
    const answer = await command(this.link.seats.get(this.seat)?.n ?? 0);
    if (answer.is === "refused") this.complaint = answer;
    return answer.is !== "refused";
  }

  // -- what is heard -----------------------------------------------------------------------------

  private asksNow(seat: number): boolean {
    return Boolean(this.sentTo(seat)?.asked.some(([asked, , , sealed]) => asked === seat && !sealed));
  }

  private sentTo(seat: number): Sent | null {
    return this.link.seats.get(seat)?.sent ?? null;
  }

  private paceOf(seat: number): Pace {
    const known = this.paces.get(seat) ?? new Pace();
    this.paces.set(seat, known);
    return known;
  }

  private heard(seen: Seen): void {
    if (this.seat === WATCHER && seen.seat >= 0) this.seat = seen.seat;
    const pace = this.paceOf(seen.seat);
    pace.take(seen);
    if (this.link?.isLive === false) pace.skip(); // what was played before goes at the pace of whoever looks back
    if (seen.seat !== this.seat) return;
    this.reasons = this.advice = this.confirming = this.complaint = null;
    this.choice.clear();
  }

  private async speak(language: typeof settings.language, _names: string): Promise<void> {
    const { names } = this;
    await speech.learn(async () => void (this.words = await wordsOf(language, this.book, names)));
  }
}

/** Several seats of one person are told apart by their numbers. */
export function nameOf({ seat, name }: Sitting, all: readonly Sitting[]): string {
  if (!name) return say("web-bot", { number: seat + 1 });
  const isAlone = all.every((other) => other.seat === seat || other.name !== name);
  return isAlone ? name : say("web-name-of-seat", { name, number: seat + 1 });
}

/** Everything the seat may do now, with the things each option is about. */
export function optionsOf(sent: Sent, face: Face, seat: number): Option[] {
  return [...sent.options, ...sent.asides].map((key, i) => {
    const [verb, about] = sent.sayings[i] as Sent["sayings"][number];
    const things = [`verb:${verb}`, ...face.things({ verb, about }, sent.view, seat)];
    return { key, verb, about, aside: i >= sent.options.length, things };
  });
}
