/** Following a seat's numbers by the rules of docs/protocol.md. */
import { describe, expect, test } from "vitest";
import type { Noted, Said, State, Update } from "../protocol.ts";
import { Gap, changed, follow, type Seen } from "./follow.ts";

const sent = { view: { hands: [["a", "b"], [null]], round: 1 }, asked: [], options: [], asides: [], sayings: [], outcome: null, aborted: false };
const state = (n: number, keep: number, events: unknown[]): State =>
  ({ is: "state", seat: 0, n, keep, events, sent, can_undo: false, stops: [], mutes: [], said: [] }) as unknown as State;
const [begins, drew, turn, won] = ["begins", "drew", "turn", "won"].map((kind, seat) => ({ kind, seat }));
const update = (n: number, more: Partial<Update> = {}): Update =>
  ({ is: "update", seat: 0, n, keep: 2, events: [turn], changes: [], can_undo: true, ...more }) as Update;
const begun = (): Seen => follow(null, state(5, 0, [begins, drew]));

test("a state brings everything, and keeps what was already told", () => {
  const seen = begun();
  expect(seen.events).toEqual([begins, drew]);
  expect(follow(seen, state(9, 1, [won])).events).toEqual([begins, won]);
});

test("a state that is late is ignored, one with the same number is taken", () => {
  const seen = begun();
  expect(follow(seen, state(4, 0, []))).toBe(seen);
  expect(follow(seen, state(5, 0, [])).events).toEqual([]);
});

describe("an update", () => {
  test("with the next number is applied", () => {
    const seen = follow(begun(), update(6, { changes: [[["view", "round"], 2], [["view", "hands", 0, 1]]] as Update["changes"] }));
    expect(seen.n).toBe(6);
    expect(seen.canUndo).toBe(true);
    expect(seen.events).toEqual([begins, drew, turn]);
    expect(seen.sent.view).toEqual({ hands: [["a"], [null]], round: 2 });
  });
  test("that was heard before changes nothing", () => {
    const seen = begun();
    expect(follow(seen, update(5))).toBe(seen);
  });
  test("that leaves one out is a gap, as is one before any state", () => {
    expect(() => follow(begun(), update(7))).toThrow(Gap);
    expect(() => follow(null, update(1))).toThrow(Gap);
  });
  test("takes back what was told when moves were undone", () => {
    expect(follow(begun(), update(6, { keep: 1, events: [] })).events).toEqual([begins]);
  });
});

test("what is said, stopped at and muted is kept", () => {
  const said = follow(begun(), { is: "said", seat: 0, n: 6, speaker: 1, text: "hm", at: 7 } as Said);
  expect(said.said).toEqual([{ speaker: 1, text: "hm", at: 7 }]);
  const noted = (n: number, kind: string, value: unknown) => ({ is: "noted", seat: 0, n, kind, by: 0, value }) as Noted;
  const muted = follow(follow(begun(), noted(6, "mute", [3, true])), noted(7, "mute", [1, true]));
  expect(muted.mutes).toEqual([1, 3]);
  expect(follow(muted, noted(8, "mute", [3, false])).mutes).toEqual([1]);
  expect(follow(muted, noted(8, "stops", ["respond"])).stops).toEqual(["respond"]);
  expect(follow(muted, noted(8, "offer", "undo"))).toEqual({ ...muted, n: 8 });
});

test("what was there before is not changed by a change", () => {
  const old = { a: [{ b: 1 }], c: 2 };
  expect(changed(old, [["a", 0, "b"], 5])).toEqual({ a: [{ b: 5 }], c: 2 });
  expect(changed(old, [["c"]])).toEqual({ a: [{ b: 1 }] });
  expect(changed(old, [[], 3])).toBe(3);
  expect(old).toEqual({ a: [{ b: 1 }], c: 2 });
});
