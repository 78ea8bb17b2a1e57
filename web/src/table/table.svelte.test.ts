/** A table while a move is on its way, when something is refused, and when it is left. */
import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Face } from "../boards/face.ts";
import type { Book, Complaint } from "../net/book.ts";
import type { Seen } from "../net/follow.ts";
import type { Answer, Line, Source, CommandBody } from "../net/link.svelte.ts";
import { settings } from "../settings.svelte.ts";
import { Table } from "./table.svelte.ts";

vi.mock("../words/speech.svelte.ts", () => ({
  say: (name: string) => name,
  speech: { learn: (work: () => Promise<void>) => work() },
  wordsOf: async (language: string) => ({ complaint: ({ error }: Complaint) => `${language}: ${error}` }),
}));

const BOOK = { name: "heroes", final: [], events: {} } as unknown as Book;
const FACE = { things: () => [] } as unknown as Face;

/** A room that answers when it is told to. */
class Slow implements Source {
  readonly isLive = true;
  readonly line: Line = "open";
  readonly room = null;
  readonly goodbye = null;
  seats = $state.raw<ReadonlyMap<number, Seen>>(new Map());
  commands: CommandBody[] = [];
  private answers: ((answer: Answer) => void)[] = [];

  constructor(private readonly heard: (seen: Seen) => void) {}

  command(body: CommandBody): Promise<Answer> {
    this.commands.push(body);
    return new Promise((answered) => this.answers.push(answered));
  }
  async replies(answer: Partial<Answer>): Promise<void> {
    this.answers.shift()?.(answer as Answer);
    await Promise.resolve();
  }
  close() {}

  /** What the seat is sent; talk changes nothing of it. */
  tells(n: number, sent = this.seats.get(0)?.sent, count = n): void {
    const seen = { seat: 0, n, sent, events: Array.from({ length: count }, () => ({ kind: "turn", seat: 0 })) } as unknown as Seen;
    this.seats = new Map([[0, seen]]);
    this.heard(seen);
  }
}

const asked = (isOver = false) => ({ view: {}, asked: [[0, "turn", {}, false]], options: ["a"], asides: [], sayings: [["a", {}]], outcome: isOver ? ["won", [1]] : null }) as unknown as Seen["sent"];
let source: Slow;
let table: Table;
let leave: () => void;

beforeEach(() => {
  leave = $effect.root(() => {
    table = new Table("m", BOOK, FACE, (heard) => (source = new Slow(heard)));
  });
  source.tells(1, asked());
});
afterEach(() => {
  leave();
  settings.language = "en";
  settings.pace = 1000;
  vi.useRealTimers();
});

test("while a move is on its way there is no second one", async () => {
  const first = table.play("a");
  expect(table.isBusy).toBe(true);
  expect(await table.play("a")).toBe(false);
  source.tells(2); // somebody has said something
  expect(await table.play("a")).toBe(false);
  expect(source.commands.length).toBe(1);
  await source.replies({ is: "ack" });
  expect([await first, table.isBusy]).toEqual([true, false]);
});

test("once the table has changed the next move may be made, whatever is answered later", async () => {
  const first = table.play("a");
  source.tells(2, asked());
  expect(table.isBusy).toBe(false);
  void table.play("a");
  await source.replies({ is: "ack" });
  await first;
  expect(table.isBusy).toBe(true);
  expect(source.commands.length).toBe(2);
});

test("what was refused is told in the language of the moment", async () => {
  const move = table.play("a");
  await source.replies({ is: "refused", error: "stale-number", about: {}, text: "of the server" });
  expect(await move).toBe(false);
  await vi.waitFor(() => expect(table.refusal).toBe("en: stale-number"));
  settings.language = "ru";
  flushSync();
  await vi.waitFor(() => expect(table.refusal).toBe("ru: stale-number"));
});

test("a hint that nobody gives because the server is away is told so", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
  await table.hint();
  vi.unstubAllGlobals();
  expect([table.complaint?.text, table.thinking]).toEqual(["web-unreached", false]);
});

test("why something is not to be had is asked by those who play, and a refusal is told", async () => {
  const asking = table.askWhy();
  await source.replies({ is: "refused", error: "too-many", about: {}, text: "" });
  await asking;
  expect(table.complaint?.error).toBe("too-many");
  source.tells(2, asked(true));
  table.pace.skip();
  await table.askWhy();
  expect([table.canAskWhy, source.commands.length]).toEqual([false, 1]);
});

test("nothing is shown any more when it is left", () => {
  vi.useFakeTimers();
  settings.pace = 500;
  source.tells(2, asked());
  source.tells(3, asked());
  expect(table.pace.waiting).toBe(1);
  table.close();
  vi.advanceTimersByTime(5000);
  expect([table.seen?.n, vi.getTimerCount()]).toEqual([2, 0]);
});
