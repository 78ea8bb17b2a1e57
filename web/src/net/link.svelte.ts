/** A line to a room: it follows all of one's seats, and sends commands until they are answered. */
import { PROTOCOL, type Ack, type AnyCommand, type AnyMessage, type Reasons, type Refused, type Room } from "../protocol.ts";
import type { Complaint } from "./book.ts";
import { Refusal, get } from "./api.ts";
import { say } from "../words/speech.svelte.ts";
import { Gap, follow, type Seen } from "./follow.ts";

type Without<T> = T extends unknown ? Omit<T, "id"> : never;
export type CommandBody = Without<AnyCommand>;
export type Answer = Ack | Reasons | Refused;

export type Line = "connecting" | "open" | "lost" | "closed";

/** Where a table comes from: a room that is played in, or something that was played before. */
export interface Source {
  readonly isLive: boolean; // whether moves are made there that can be taken back, asked about, advised
  readonly line: Line;
  readonly room: Room | null;
  readonly seats: ReadonlyMap<number, Seen>;
  readonly goodbye: Complaint | null; // why there is no line, as far as the server has said
  command(body: CommandBody): Promise<Answer>;
  close(): void;
}

/** A source that tells of every change to a seat, in order. */
export type Opens = (heard: (seen: Seen) => void) => Source;

const PAUSES = [250, 500, 1000, 2000, 4000]; // ms before the next try; the last again and again
const FINAL = [1008, 1009]; // codes after which the same would happen again
const HOPELESS = ["who-are-you", "not-watched", "no-such-match"]; // reasons that do not pass by themselves
const SILENT = 30_000; // ms without a word, after which the line is taken for dead
const UNANSWERED = 5_000; // ms without an answer to a command; each time in a row, twice as long
const SURE = 3; // times that there was no line though the server answers
const WATCHER = -2;

interface Pending {
  command: AnyCommand;
  answered: (answer: Answer) => void;
}

export class Link implements Source {
  readonly isLive = true;
  line = $state<Line>("connecting");
  room = $state.raw<Room | null>(null);
  seats = $state.raw<ReadonlyMap<number, Seen>>(new Map());
  goodbye = $state.raw<Complaint | null>(null);

  private socket: WebSocket | null = null;
  private readonly pending = new Map<string, Pending>();
  private tries = 0;
  private last = 0;
  private refused = 0;
  private patience = UNANSWERED;
  private timer: ReturnType<typeof setTimeout> | undefined; // until the next line
  private waiting: ReturnType<typeof setTimeout> | undefined; // for an answer

  constructor(
    private readonly match: string,
    private readonly heard: (seen: Seen) => void,
    private readonly watches: boolean, // even with a seat: everybody looks at this screen
  ) {
    addEventListener("online", this.again);
    addEventListener("offline", this.cut);
    document.addEventListener("visibilitychange", this.again);
    this.connect();
  }

  close(): void {
    this.line = "closed";
    clearTimeout(this.timer);
    clearTimeout(this.waiting);
    removeEventListener("online", this.again);
    removeEventListener("offline", this.cut);
    document.removeEventListener("visibilitychange", this.again);
    this.socket?.close();
  }

  /** Sent until it is answered, over as many lines as it takes: its id makes it happen once. */
  command(body: CommandBody): Promise<Answer> {
    const command = { ...body, id: newId() } as AnyCommand;
    return new Promise((answered) => {
      this.pending.set(command.id, { command, answered });
      this.send(command);
    });
  }

  private send(command: AnyCommand): void {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    this.socket.send(JSON.stringify(command));
    this.waiting ??= setTimeout(this.giveUp, this.patience);
  }

  /** A line that does not answer may be dead at its other end: the next one sends the same again. */
  private giveUp = (): void => {
    this.patience *= 2;
    this.cut();
  };

  private connect(): void {
    if (this.socket) return;
    const since = [...this.seats.values()].map((seen) => `since=${seen.seat}:${seen.n}`);
    const query = [`protocol=${PROTOCOL}`, ...since, ...(this.watches ? ["watch=true"] : [])].join("&");
    const host = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}`;
    const socket = new WebSocket(`${host}/api/matches/${this.match}/socket?${query}`);
    this.socket = socket;
    let isRefused = true; // until it opens
    socket.onmessage = (frame) => socket === this.socket && this.hear(JSON.parse(frame.data as string) as AnyMessage);
    socket.onopen = () => {
      isRefused = false;
      this.opened();
    };
    socket.onclose = (event) => {
      if (FINAL.includes(event.code)) this.goodbye = { error: event.reason, about: {}, text: "" };
      this.ended(socket, event.code);
      if (isRefused) void this.inquire();
    };
  }

  /** A browser does not tell why it got no line; the same asked by HTTP is answered in words. */
  private async inquire(): Promise<void> {
    const why = await get(`/api/matches/${this.match}/room`).then(() => this.unexplained(), refusal);
    if (why && this.line === "lost") this.part(why);
  }

  /** The server answers, and yet there is no line: after a few times that is no chance any more. */
  private unexplained(): Complaint | null {
    this.refused += 1;
    return this.refused < SURE ? null : { error: "line-refused", about: {}, text: say("web-line-refused") };
  }

  /** Why there is no line; if that is so for good, it is not tried again. */
  private part(why: Complaint): void {
    this.goodbye = why;
    if (HOPELESS.includes(why.error)) this.close();
  }

  private opened(): void {
    this.line = "open";
    this.goodbye = null;
    this.tries = this.refused = 0;
    for (const { command } of this.pending.values()) this.send(command);
  }

  private ended(socket: WebSocket, code: number): void {
    if (socket !== this.socket || this.line === "closed") return;
    this.socket = null;
    clearTimeout(this.waiting);
    this.waiting = undefined;
    this.line = FINAL.includes(code) ? "closed" : "lost";
    if (this.line === "lost") this.timer = setTimeout(() => this.connect(), this.pause());
  }

  private pause(): number {
    const pause = PAUSES[Math.min(this.tries++, PAUSES.length - 1)] as number;
    return pause * (0.75 + Math.random() / 2);
  }

  /** At once, when there is reason to hope: the network is back, or somebody looks. */
  private again = (): void => {
    const silent = this.line === "open" && Date.now() - this.last > SILENT;
    if (this.line !== "lost" && !(silent && !document.hidden)) return;
    clearTimeout(this.timer);
    if (silent) this.cut();
    this.connect();
  };

  /** The network is gone: the socket would notice only much later. */
  private cut = (): void => {
    const socket = this.socket;
    if (!socket) return;
    socket.close();
    this.ended(socket, 1006);
  };

  private hear(message: AnyMessage): void {
    this.last = Date.now();
    switch (message.is) {
      case "room":
        this.room = message;
        break;
      case "bye":
        this.part({ ...message, about: {} });
        break;
      case "ack":
      case "reasons":
      case "refused":
        this.answer(message.id, message);
        break;
      default:
        if (message.seat === WATCHER && this.hasLostSeats()) return this.part({ error: "who-are-you", about: {}, text: "" });
        this.take(message.seat, () => follow(this.seats.get(message.seat) ?? null, message));
    }
  }

  private answer(id: string, answer: Answer): void {
    this.pending.get(id)?.answered(answer);
    this.pending.delete(id);
    this.patience = UNANSWERED;
    clearTimeout(this.waiting);
    this.waiting = this.pending.size ? setTimeout(this.giveUp, this.patience) : undefined;
  }

  /** Whoever had seats and is now told what watchers see is not known to the server any more. */
  private hasLostSeats(): boolean {
    return !this.watches && [...this.seats.keys()].some((seat) => seat >= 0);
  }

  private take(seat: number, next: () => Seen): void {
    try {
      const seen = next();
      if (seen === this.seats.get(seat)) return;
      this.seats = new Map(this.seats).set(seat, seen);
      this.heard(seen);
    } catch (error) {
      if (!(error instanceof Gap)) throw error;
      this.socket?.close(); // the next line asks for everything since
    }
  }
}

function refusal(error: unknown): Complaint | null {
  return error instanceof Refusal ? error : null;
}

/** Not `randomUUID`: that is only there over https, and one may play over a local network without. */
export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (one) => one.toString(16).padStart(2, "0")).join("");
}
