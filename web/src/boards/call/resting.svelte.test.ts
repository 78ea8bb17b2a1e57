import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { aBook, aFace, aSeen, lay, type Laid } from "../../table/example.svelte.ts";
import type { Told } from "./events.ts";
import { Resting } from "./resting.svelte.ts";

const MINE: Told = { kind: "declared", seat: 0, card: "F001" };
const THEIRS: Told = { kind: "declared", seat: 1, card: "F002" };

let laid: Laid;
let resting: Resting;
let clear: () => void;
let n = 1;

/** We are asked in a window, or the other one is, after what has been told. */
function tells(asked: number, events: readonly Told[], turn = 3): void {
  const offered = asked === 0 ? { options: ["pass"], sayings: [["pass", {}]] as const } : {};
  laid.source.tells(aSeen(0, { view: { turn, uses: [] }, asked: [[asked, "act", {}, false]], ...offered }, { n: ++n, events }));
}

beforeEach(async () => {
  laid = await lay(aBook("call"), aFace(), [aSeen(0, { view: { turn: 3, uses: [] } }), aSeen(1)]);
  clear = $effect.root(() => void (resting = new Resting(laid.table)));
  tells(1, [THEIRS]);
  resting.toggle();
  flushSync();
});

afterEach(() => {
  clear();
  laid.clear();
  vi.unstubAllGlobals();
});

test("one passes by itself in every window, one's own effects or not", () => {
  tells(0, [THEIRS, MINE]);
  expect([resting.isOn, ...laid.keys()]).toEqual([true, "pass"]);
});

test("a new effect of the other side ends it for good, also when it is carried out", () => {
  tells(0, [THEIRS, THEIRS]);
  tells(0, [THEIRS, THEIRS, MINE, { kind: "cancelled", card: "F001" }]);
  expect([resting.isOn, ...laid.keys()]).toEqual([false]);
  resting.toggle();
  flushSync();
  expect([resting.isOn, ...laid.keys()]).toEqual([true, "pass"]);
});

test("another turn ends it", () => {
  tells(0, [THEIRS], 4);
  expect([resting.isOn, ...laid.keys()]).toEqual([false]);
});
