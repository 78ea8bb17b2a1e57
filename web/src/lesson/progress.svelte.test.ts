import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Seen } from "../net/follow.ts";
import type { LessonShown, StopShown } from "../rest.ts";
import { LessonProgress } from "./progress.svelte.ts";

const words = { en: "do", ru: "делай" };

function stop(seat: number | null, key: string | null, spoken: boolean): StopShown {
  const sent = { view: {}, asked: [], options: ["a", "b"], asides: [], sayings: [["a", {}], ["b", {}]], outcome: null };
  return { sent, events: [{ kind: `after-${key}` }], words: spoken ? words : null, rules: [], seat, key };
}

const lesson: LessonShown = {
  name: "first", title: words, about: words, example: "", moves: 2, game: "heroes", seat: 0, seats: 2,
  stops: [stop(0, "a", true), stop(1, "x", false), stop(-1, "first:0", true), stop(0, "b", true), stop(null, null, true)],
};

describe("the progress through a lesson", () => {
  let seen: Seen[];
  let progress: LessonProgress;
  const play = (key: string) => progress.command({ do: "play", seat: 0, expect: 0, key });

  beforeEach(() => {
    vi.useFakeTimers();
    seen = [];
    progress = new LessonProgress(lesson, (one) => seen.push(one));
    progress.go(0);
  });
  afterEach(() => vi.useRealTimers());

  it("offers nothing but the move it is about", () => {
    expect(seen.at(-1)?.sent.options).toEqual(["a"]);
  });

  it("refuses any other, and goes on by the right one", async () => {
    expect((await play("b")).is).toBe("refused");
    expect(progress.place).toBe(0);
    expect((await play("a")).is).toBe("ack");
    expect(progress.place).toBe(1);
  });

  it("shows what is merely seen for a while, and stops where something is said", async () => {
    await play("a");
    expect(seen.at(-1)?.sent.options).toEqual([]);
    vi.runAllTimers();
    expect(progress.place).toBe(2);
    expect(seen.at(-1)?.events).toHaveLength(3);
  });

  it("takes a buzz where the table is asked", async () => {
    progress.go(2);
    expect((await progress.command({ do: "buzz", seat: 0 })).is).toBe("ack");
    expect(progress.place).toBe(3);
  });

  it("goes back and on over what is merely seen", () => {
    progress.on();
    expect(progress.place).toBe(2);
    progress.back();
    expect(progress.place).toBe(0);
  });
});
