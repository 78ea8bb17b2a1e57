/** A line that is slow, dead at its other end, or refused. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { AnyMessage } from "../protocol.ts";
import type { CommandBody } from "./link.svelte.ts";
import { Link, newId } from "./link.svelte.ts";

vi.mock("../words/speech.svelte.ts", () => ({ say: (name: string) => name }));

class Socket {
  static readonly OPEN = 1;
  static all: Socket[] = [];
  readyState = 0;
  sent: { id: string; do: string }[] = [];
  onopen = () => {};
  onclose = (_: { code: number; reason: string }) => {};
  onmessage = (_: { data: string }) => {};

  constructor(readonly url: string) {
    Socket.all.push(this);
  }
  send(frame: string) {
    this.sent.push(JSON.parse(frame));
  }
  close() {
    this.readyState = 3; // its `onclose` comes when the other side has answered: never, if that is dead
  }
  opens(): this {
    this.readyState = 1;
    this.onopen();
    return this;
  }
  ends(code = 1006, reason = "") {
    this.readyState = 3;
    this.onclose({ code, reason });
  }
  says(message: object) {
    this.onmessage({ data: JSON.stringify(message satisfies Partial<AnyMessage>) });
  }
}

const last = () => Socket.all.at(-1) as Socket;
const PLAY: CommandBody = { do: "play", seat: 0, expect: 1, key: "pass" };
const state = (seat: number) => ({ is: "state", seat, n: 1, keep: 0, events: [], sent: { asked: [] }, can_undo: false, stops: [], mutes: [], said: [] });
let answered: () => Promise<Response>;
let link: Link;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Socket);
  vi.stubGlobal("fetch", () => answered());
  answered = () => Promise.reject(new TypeError("no network"));
  Socket.all = [];
  link = new Link("m", () => {}, false);
});
afterEach(() => {
  link.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const refused = (status: number, error: string) => async () => Response.json({ error, about: {}, text: error }, { status });

/** The handshake fails, and the reason is asked for. */
async function fails(): Promise<void> {
  last().ends();
  await vi.advanceTimersByTimeAsync(1);
}

test("an id is the same for nobody else, also where there is no randomUUID", () => {
  vi.stubGlobal("crypto", { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const ids = Array.from({ length: 100 }, newId);
  expect(new Set(ids).size).toBe(100);
  expect(ids.every((id) => /^[0-9a-f]{32}$/.test(id))).toBe(true);
});

test("what is not answered is sent again over another line, with the same id", () => {
  const first = last().opens();
  void link.command(PLAY);
  vi.advanceTimersByTime(4000);
  expect(link.line).toBe("open");
  vi.advanceTimersByTime(2000);
  expect(Socket.all.length).toBe(2);
  expect(first.readyState).toBe(3);
  expect(last().opens().sent).toEqual(first.sent);
});

test("a line that is merely slow is given twice the time at each further try", async () => {
  last().opens();
  const answer = link.command(PLAY);
  vi.advanceTimersByTime(6000);
  const second = last().opens();
  vi.advanceTimersByTime(9000);
  expect(last()).toBe(second);
  second.says({ is: "ack", id: second.sent[0]?.id, n: 2 });
  expect((await answer).is).toBe("ack");
  vi.advanceTimersByTime(60_000);
  expect(last()).toBe(second);
});

test("what a line says that was given up is not heard", () => {
  const first = last().opens();
  void link.command(PLAY);
  vi.advanceTimersByTime(6000);
  first.says(state(0));
  expect(link.seats.size).toBe(0);
});

test.each([["no-such-match", 404], ["not-watched", 403]])("a line that is refused for good, with %s, is not tried again", async (error, status) => {
  answered = refused(status, error);
  await fails();
  expect([link.line, link.goodbye?.error]).toEqual(["closed", error]);
  vi.advanceTimersByTime(60_000);
  expect(Socket.all.length).toBe(1);
});

test("a reason that passes is told, and it is tried again", async () => {
  answered = refused(429, "too-many");
  await fails();
  expect([link.line, link.goodbye?.error]).toEqual(["lost", "too-many"]);
  vi.advanceTimersByTime(1000);
  last().opens();
  expect([link.line, link.goodbye]).toEqual(["open", null]);
});

test("a server that is away is just a lost line", async () => {
  await fails();
  expect([link.line, link.goodbye]).toEqual(["lost", null]);
});

test("if the server answers, but lets no line through, that is told after some tries", async () => {
  answered = async () => Response.json({});
  const told = [];
  for (const _ of [1, 2, 3]) {
    await fails();
    told.push(link.goodbye?.text);
    vi.advanceTimersByTime(5000);
  }
  expect(told).toEqual([undefined, undefined, "web-line-refused"]);
});

test("whoever is not known any more does not come back as a watcher", () => {
  last().opens().says(state(0));
  last().ends();
  vi.advanceTimersByTime(1000);
  last().opens().says(state(-2));
  expect([link.line, link.goodbye?.error]).toEqual(["closed", "who-are-you"]);
  expect([...link.seats.keys()]).toEqual([0]);
});

test("a farewell is told; some are for good, some until the server is back", () => {
  last().opens().says({ is: "bye", error: "server-stops", text: "stops" });
  last().ends(1012);
  expect([link.line, link.goodbye?.text]).toEqual(["lost", "stops"]);
  vi.advanceTimersByTime(1000);
  last().opens().says({ is: "bye", error: "who-are-you", text: "who" });
  expect([link.line, link.goodbye?.text]).toEqual(["closed", "who"]);
});

test("a line that was closed as wrong says by its reason why", () => {
  last().opens().ends(1008, "command-malformed");
  expect([link.line, link.goodbye?.error]).toEqual(["closed", "command-malformed"]);
});
