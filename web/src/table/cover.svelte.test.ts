/** Two people at one screen: whoever is not asked sees nothing of the other's. */
import { flushSync } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import { Cover } from "./cover.svelte.ts";
import { aBook, aFace, aSeen, lay, type Laid } from "./example.svelte.ts";

let laid: Laid;
let cover: Cover;
let clear: () => void;
let n = 1;

/** Both are told who is asked. */
function asks(seat: number, outcome: readonly [string, readonly number[]] | null = null): void {
  n++;
  laid.source.tells(...[0, 1].map((own) => aSeen(own, { asked: [[seat, "turn", {}, false]], outcome }, { n })));
}

async function laidOut(): Promise<void> {
  laid = await lay(aBook("heroes"), aFace(), [aSeen(0), aSeen(1)]);
  clear = $effect.root(() => void (cover = new Cover(laid.table)));
  flushSync();
}

afterEach(() => {
  clear();
  laid.clear();
  vi.unstubAllGlobals();
});

test.each([0, 1])("it begins covered, whoever is asked first: seat %i", async (first) => {
  await laidOut();
  asks(first);
  expect(cover.seat).toBe(first);
  cover.lift();
  flushSync();
  expect([cover.seat, laid.table.seat]).toEqual([undefined, first]);
});

test("it falls when the other one is asked, and stays until it is lifted", async () => {
  await laidOut();
  asks(0);
  cover.lift();
  asks(1);
  expect(cover.seat).toBe(1);
  asks(0);
  expect(cover.seat).toBe(0);
});

test("who sits alone at a screen, and whoever looks at the end, sees no curtain", async () => {
  await laidOut();
  asks(0, ["cards", [1, 2]]);
  expect(cover.seat).toBeUndefined();
  asks(0);
  const seats = laid.source.room!.seats.map((one) => ({ ...one, person: String(one.seat) }));
  laid.source.room = { ...laid.source.room!, seats };
  flushSync();
  expect(cover.seat).toBeUndefined();
});
