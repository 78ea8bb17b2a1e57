/** A table for tests: what it is sent is given, what it sends is kept, and its words are the real ones. */
import { readFileSync } from "node:fs";
import { flushSync } from "svelte";
import { vi } from "vitest";
import type { Face } from "../boards/face.ts";
import type { Book } from "../net/book.ts";
import type { Seen, Sent } from "../net/follow.ts";
import type { Answer, Source, CommandBody } from "../net/link.svelte.ts";
import type { Room } from "../protocol.ts";
import type { EventShown } from "../rest.ts";
import { settings } from "../settings.svelte.ts";
import { speech } from "../words/speech.svelte.ts";
import { Table } from "./table.svelte.ts";

/** The files of the words are answered from the house, whatever else is asked for by what was given. */
function serve(answers: Readonly<Record<string, unknown>>): void {
  vi.stubGlobal("fetch", async (path: string) => {
    const file = path.replace(/^\/@fs/, "").replace(/^\/src/, "src");
    return file.endsWith(".ftl") ? new Response(readFileSync(file, "utf8")) : Response.json(answers[path] ?? null);
  });
}

export function aBook(name: string, more: Partial<Book> = {}): Book {
  const empty = { rules: "", content: "", seats: [2], options: [], seat_options: [], levels: [], presets: null, actions: [], windows: [], stops: [], waits: {} };
  return { name, final: ["resign"], events: {}, words: { en: "", ru: "" }, sorts: {}, printed: {}, ...empty, ...more };
}

export function anEvent(more: Partial<EventShown> = {}): EventShown {
  return { secret: [], rules: [], rules_of: {}, heading: false, quiet: false, subjects: [], ...more };
}

export function aSent(more: Partial<Sent> = {}): Sent {
  return { view: {}, asked: [], options: [], asides: [], sayings: [], outcome: null, aborted: false, ...more };
}

export function aSeen(seat: number, sent: Partial<Sent> = {}, more: Partial<Seen> = {}): Seen {
  return { seat, n: 1, events: [], sent: aSent(sent), canUndo: false, stops: [], mutes: [], said: [], ...more };
}

export function aFace(more: Partial<Face> = {}): Face {
  return { where: () => [], things: () => [], letters: {}, icons: {}, ...more } as Face;
}

/** Where a test's table comes from: seats are told by `tells`. */
class Given implements Source {
  readonly isLive = true;
  readonly line = "open";
  readonly goodbye = null;
  readonly commands: CommandBody[] = [];
  room = $state.raw<Room | null>(null);
  seats = $state.raw<ReadonlyMap<number, Seen>>(new Map());
  heard: (seen: Seen) => void = () => {};

  async command(body: CommandBody): Promise<Answer> {
    this.commands.push(body);
    return { is: "ack", id: "", n: 0 };
  }

  close(): void {}

  tells(...all: readonly Seen[]): void {
    this.seats = new Map([...this.seats, ...all.map((one) => [one.seat, one] as const)]);
    all.forEach((one) => this.heard(one));
    flushSync();
  }
}

export interface Laid {
  table: Table;
  source: Given;
  keys(): string[]; // what was played
  clear(): void;
}

/** `answers` are what the server says besides, by the path one asks for. */
export async function lay(book: Book, face: Face, seen: readonly Seen[], answers: Readonly<Record<string, unknown>> = {}): Promise<Laid> {
  serve(answers);
  Object.assign(settings, { pace: 0, language: "en" });
  const source = new Given();
  source.room = { seats: seen.map(({ seat }) => ({ seat, name: `P${seat}`, person: "both", bot: "" })) } as unknown as Room;
  let table!: Table;
  const clear = $effect.root(() => {
    table = new Table("m", book, face, (heard) => ((source.heard = heard), source));
  });
  source.tells(...seen);
  await Promise.all([speech.load(), vi.waitUntil(() => table.words)]);
  return { table, source, clear, keys: () => source.commands.flatMap((one) => (one.do === "play" ? [one.key] : [])) };
}
