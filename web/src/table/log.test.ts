/** The log follows what happens, unless somebody has scrolled up to read. */
import { cleanup, render } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Told } from "../net/book.ts";
import { aBook, aFace, aSeen, anEvent, lay, type Laid } from "./example.svelte.ts";
import Log from "./Log.svelte";

const HEIGHT = 100;
const LINE = 50;

let laid: Laid;
let box: HTMLElement;
let frames: FrameRequestCallback[];
let top: number;
let told: Told[];

beforeEach(async () => {
  frames = [];
  top = 0;
  told = [];
  laid = await lay(aBook("duel", { events: { turn: anEvent() }, words: { en: "event-turn = Turn", ru: "" } }), aFace(), [aSeen(0)]);
  vi.stubGlobal("requestAnimationFrame", (call: FrameRequestCallback) => frames.push(call));
  vi.stubGlobal("cancelAnimationFrame", (number: number) => delete frames[number - 1]);
  box = render(Log, { table: laid.table }).container.querySelector(".lines")!;
  Object.defineProperties(box, {
    clientHeight: { get: () => HEIGHT },
    scrollHeight: { get: () => Math.max(HEIGHT, told.length * LINE) },
    scrollTop: { get: () => top },
    scrollTo: { value: ({ top: to }: { top: number }) => (top = Math.min(to, box.scrollHeight - HEIGHT)) },
  });
});

afterEach(() => {
  cleanup();
  laid.clear();
  vi.unstubAllGlobals();
});

function happens(count: number): void {
  told = [...told, ...Array.from({ length: count }, (): Told => ({ kind: "turn", seat: 0 }))];
  laid.source.tells(aSeen(0, {}, { n: told.length + 1, events: told }));
  flushSync();
}

function draw(): void {
  frames.splice(0).forEach((call) => call?.(0));
}

function isTold(): void {
  box.dispatchEvent(new Event("scroll"));
}

test("also what comes before the browser has told how far we have scrolled", () => {
  happens(9);
  draw();
  happens(3);
  isTold(); // of the scrolling to the ninth
  draw();
  expect(top).toBe(12 * LINE - HEIGHT);
});

test("not while somebody reads further up, and again when they are back", () => {
  happens(9);
  draw();
  isTold();
  top = 0;
  isTold();
  happens(1);
  draw();
  expect(top).toBe(0);
  top = 10 * LINE - HEIGHT;
  isTold();
  happens(1);
  draw();
  expect(top).toBe(11 * LINE - HEIGHT);
});
