/** A line to a room: it follows all of one's seats, and sends commands until they are answered. */
import type { Ack, AnyCommand, AnyMessage, Reasons, Refused, Room } from "../protocol.ts";
import { Gap, follow, type Seen } from "./follow.ts";

type Without<T> = T extends unknown ? Omit<T, "id"> : never;
export type Wish = Without<AnyCommand>;
export type Answer = Ack | Reasons | Refused;

export type Line = "connecting" | "open" | "lost" | "closed";

/** Where a table comes from: a room that is played in, or something that was played before. */
export interface Source {
  readonly isLive: boolean; // whether moves are made there that can be taken back, asked about, advised
  readonly line: Line;
  readonly room: Room | null;
  readonly seats: ReadonlyMap<number, Seen>;
  readonly goodbye: string; // why the server ended the line, in its words
  command(wish: Wish): Promise<Answer>;
  close(): void;
}

/** A source that tells of every change to a seat, in order. */
export type Opens = (heard: (seen: Seen) => void) => Source;

const PAUSES = [250, 500, 1000, 2000, 4000]; // ms before the next try; the last again and again
const FINAL = [1008, 1009]; // codes after which the same would happen again
const SILENT = 30_000; // ms without a word, after which the line is taken for dead

interface Pending {
  command: AnyCommand;
  answered: (answer: Answer) => void;
}

export class Link implements Source {
  readonly isLive = true;
  line = $state<Line>("connecting");
  room = $state.raw<Room | null>(null);
  seats = $state.raw<ReadonlyMap<number, Seen>>(new Map());
  goodbye = $state("");

  private socket: WebSocket | null = null;
  private readonly pending = new Map<string, Pending>();
  private tries = 0;
  private last = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

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
    removeEventListener("online", this.again);
    removeEventListener("offline", this.cut);
    document.removeEventListener("visibilitychange", this.again);
    this.socket?.close();
  }

  /** Sent until it is answered, over as many lines as it takes: its id makes it happen once. */
  command(wish: Wish): Promise<Answer> {
    const command = { ...wish, id: crypto.randomUUID() } as AnyCommand;
    return new Promise((answered) => {
      this.pending.set(command.id, { command, answered });
      this.send(command);
    });
  }

  private send(command: AnyCommand): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(command));
  }

  private connect(): void {
    if (this.socket) return;
    const since = [...this.seats.values()].map((seen) => `since=${seen.seat}:${seen.n}`);
    const query = [...since, ...(this.watches ? ["watch=true"] : [])].join("&");
    const host = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}`;
    const socket = new WebSocket(`${host}/api/matches/${this.match}/socket${query && `?${query}`}`);
    this.socket = socket;
    socket.onmessage = (frame) => this.hear(JSON.parse(frame.data as string) as AnyMessage);
    socket.onopen = () => this.opened();
    socket.onclose = (event) => this.ended(socket, event.code);
  }

  private opened(): void {
    this.line = "open";
    this.tries = 0;
    for (const { command } of this.pending.values()) this.send(command);
  }

  private ended(socket: WebSocket, code: number): void {
    if (socket !== this.socket || this.line === "closed") return;
    this.socket = null;
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
        this.goodbye = message.text;
        break;
      case "ack":
      case "reasons":
      case "refused":
        this.answer(message.id, message);
        break;
      default:
        this.take(message.seat, () => follow(this.seats.get(message.seat) ?? null, message));
    }
  }

  private answer(id: string, answer: Answer): void {
    this.pending.get(id)?.answered(answer);
    this.pending.delete(id);
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
