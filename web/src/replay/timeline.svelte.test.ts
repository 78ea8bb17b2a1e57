import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Seen } from "../net/follow.ts";
import type { FrameShown, Replay } from "../rest.ts";
import { Timeline } from "./timeline.svelte.ts";

vi.mock("../words/speech.svelte.ts", () => ({ say: (name: string) => name }));

const LAST = 120;

function about(seat: number): Replay {
  const steps = Array.from({ length: LAST + 1 }, (_, number) => ({
    number, at: number, seat: number ? number % 2 : null, key: number ? `key-${number}` : null, by: number ? ("bot" as const) : null,
  }));
  const settings = { seats: 2, table: {}, by_seat: [] };
  return {
    game: "heroes", rules: "1", content: "", status: "finished", started_at: 0, finished_at: 1, outcome: null,
    settings, sitting: [], origin: null, seats: [0, 1, -2], seat, steps,
  };
}

function frame(number: number): FrameShown {
  const keys = [`key-${number + 1}`, "another"];
  const sent = { view: { number }, asked: [], options: keys, asides: [], sayings: keys.map((key) => [key, {}]), outcome: null };
  return { number, at: number, sent, events: [{ kind: `event-${number}` }] };
}

/** The server's answers, counted; `away` lets them fail. */
function serve() {
  const asked: string[] = [];
  let away = false;
  vi.stubGlobal("fetch", async (path: string) => {
    if (away) throw new TypeError("no network");
    asked.push(path);
    const query = new URL(path, "http://x").searchParams;
    const seat = Number(query.get("seat"));
    if (!path.includes("/frames")) return Response.json(about(seat));
    const [from, to] = [Number(query.get("from")), Math.min(LAST, Number(query.get("to")))];
    return Response.json({ seat, frames: Array.from({ length: to - from + 1 }, (_, i) => frame(from + i)) });
  });
  return { asked, setAway: (on: boolean) => (away = on) };
}

describe("a timeline", () => {
  let seen: Seen[];
  let server: ReturnType<typeof serve>;
  let timeline: Timeline;

  beforeEach(() => {
    server = serve();
    seen = [];
    timeline = new Timeline("m", about(0), (one) => seen.push(one));
  });
  afterEach(() => vi.unstubAllGlobals());

  it("shows the step, and all that was told until then", async () => {
    await timeline.go(70);
    expect(seen.at(-1)?.sent.view).toEqual({ number: 70 });
    expect(seen.at(-1)?.events).toHaveLength(71);
  });

  it("asks for every frame once", async () => {
    await timeline.go(70);
    await timeline.go(71);
    await timeline.whole();
    expect(server.asked.sort()).toEqual([...new Set(server.asked)]);
    expect(server.asked).toHaveLength(3);
  });

  it("stays within the match", async () => {
    await timeline.go(-5);
    expect(timeline.place).toBe(0);
    await timeline.go(999);
    expect(timeline.place).toBe(LAST);
  });

  it("shows only the step that was wanted last", async () => {
    await Promise.all([timeline.go(60), timeline.go(10)]);
    expect(seen.at(-1)?.sent.view).toEqual({ number: 10 });
  });

  it("offers the move that was made, which leads on, and no other", async () => {
    await timeline.go(1); // the next move is made by seat 0
    expect(seen.at(-1)?.sent.options).toEqual(["key-2"]);
    expect((await timeline.command({ do: "play", seat: 0, expect: 0, key: "another" })).is).toBe("refused");
    expect((await timeline.command({ do: "play", seat: 0, expect: 0, key: "key-2" })).is).toBe("ack");
    expect(timeline.place).toBe(2);
    expect(seen.at(-1)?.sent.options).toEqual([]); // the next is another's
  });

  it("looks through other eyes at the same moment", async () => {
    await timeline.go(33);
    await timeline.look(1);
    expect(seen.at(-1)).toMatchObject({ seat: 1, n: 33 });
    expect([...timeline.seats.keys()]).toEqual([1]);
  });

  it("looks through the eyes that were wanted last", async () => {
    await timeline.go(33);
    await Promise.all([timeline.look(1), timeline.look(-2)]);
    expect(timeline.about.seat).toBe(-2);
    expect(seen.filter((one) => one.seat === 1)).toEqual([]);
  });

  it("does not lose a step that is made while the eyes change", async () => {
    await timeline.go(33);
    await Promise.all([timeline.look(1), timeline.go(60)]);
    expect(seen.at(-1)).toMatchObject({ seat: 1, n: 60 });
  });

  it("looks through other eyes at another moment", async () => {
    await timeline.look(1, 40);
    expect(seen.at(-1)).toMatchObject({ seat: 1, n: 40 });
  });

  it("says so when nobody answers, and tries again", async () => {
    server.setAway(true);
    await timeline.go(5);
    expect(seen).toEqual([]);
    expect(timeline.failed).toBe("web-unreached");
    server.setAway(false);
    await timeline.go(5);
    expect(seen.at(-1)?.sent.view).toEqual({ number: 5 });
    expect(timeline.failed).toBe("");
  });
});
