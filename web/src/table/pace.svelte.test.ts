import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Seen } from "../net/follow.ts";
import { settings } from "../settings.svelte.ts";
import { Pace } from "./pace.svelte.ts";

const seen = (count: number) => ({ n: count, events: Array.from({ length: count }, () => ({ kind: "turn", seat: 0 })) }) as unknown as Seen;
const shown = (pace: Pace) => pace.shown?.events.length;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  settings.pace = 1000;
});

test("steps are shown one at a time, at the pace that is set", () => {
  settings.pace = 500;
  const pace = new Pace();
  [1, 2, 3].forEach((count) => pace.take(seen(count)));
  expect(shown(pace)).toBe(2);
  vi.advanceTimersByTime(500);
  expect(shown(pace)).toBe(3);
  expect(pace.waiting).toBe(0);
});

test("whoever skips sees what waits at once, and what comes next too", () => {
  settings.pace = 500;
  const pace = new Pace();
  [1, 2, 3].forEach((count) => pace.take(seen(count)));
  pace.skip();
  expect(shown(pace)).toBe(3);
  pace.take(seen(4));
  expect(shown(pace)).toBe(4);
});

test("what happened after some event is shown again, visibly even where everything else comes at once", () => {
  settings.pace = 0;
  const pace = new Pace();
  [1, 2, 3, 4].forEach((count) => pace.take(seen(count)));
  expect(shown(pace)).toBe(4);
  expect(pace.canReplay(2)).toBe(true);
  pace.again(2);
  expect(shown(pace)).toBe(2);
  vi.advanceTimersByTime(600);
  expect(shown(pace)).toBe(3);
  vi.advanceTimersByTime(600);
  expect(shown(pace)).toBe(4);
  vi.advanceTimersByTime(600);
  pace.take(seen(5));
  pace.take(seen(6));
  expect(shown(pace)).toBe(6); // and then at once again
});

test("there is nothing to show again if nothing has happened since", () => {
  const pace = new Pace();
  pace.take(seen(3));
  expect(pace.canReplay(3)).toBe(false);
  expect(pace.canReplay(0)).toBe(false);
});

test("what is forgotten is not shown again", () => {
  settings.pace = 0;
  const pace = new Pace();
  [1, 2, 3].forEach((count) => pace.take(seen(count)));
  pace.forget(2);
  pace.again(0);
  expect(shown(pace)).toBe(2);
  pace.skip();
  expect(shown(pace)).toBe(3);
});
