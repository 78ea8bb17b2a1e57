import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { looking, looks, type Looking } from "./looks.ts";
import { peek } from "./peek.svelte.ts";

let element: HTMLElement;

beforeEach(() => {
  vi.useFakeTimers();
  element = document.body.appendChild(document.createElement("div"));
});
afterEach(() => {
  vi.useRealTimers();
  element.remove();
  peek.close();
});

/** Listening to pointers begins a moment after. */
async function look(code: string, rest = 0): Promise<Looking> {
  const made = looking(element, ["card", code], rest);
  await Promise.resolve();
  return made;
}

function hears(event: string, pointerType = "mouse"): void {
  element.dispatchEvent(Object.assign(new Event(event), { pointerType }));
}

test("to a mouse at once, until it leaves", async () => {
  await look("F001");
  hears("pointerenter");
  expect([peek.code, peek.beside]).toEqual(["F001", element]);
  hears("pointerleave");
  await vi.advanceTimersByTimeAsync(0);
  expect(peek.beside).toBeNull();
});

test("not to a mouse that only passes", async () => {
  await look("F001", 500);
  hears("pointerenter");
  vi.advanceTimersByTime(400);
  hears("pointerleave");
  vi.advanceTimersByTime(400);
  expect(peek.beside).toBeNull();
  hears("pointerenter");
  vi.advanceTimersByTime(600);
  expect(peek.beside).toBe(element);
});

test("to a finger that stays, and that was no tap", async () => {
  const { wasLong } = await look("F001");
  hears("pointerenter", "touch");
  hears("pointerdown", "touch");
  vi.advanceTimersByTime(100);
  hears("pointerup", "touch");
  vi.advanceTimersByTime(1000);
  expect([peek.beside, wasLong()]).toEqual([null, false]);
  hears("pointerdown", "touch");
  vi.advanceTimersByTime(1000);
  expect([peek.beside, wasLong()]).toEqual([element, true]);
});

test("by keys: what cannot be chosen can be reached and is shown, what is part of a button is not reached twice", () => {
  looks("card", "F001")(element);
  expect(element.tabIndex).toBe(0);
  vi.spyOn(element, "matches").mockReturnValue(true);
  element.dispatchEvent(new Event("focus"));
  expect(peek.beside).toBe(element);
  const part = document.createElement("button").appendChild(document.createElement("span"));
  looks("card", "F001")(part);
  expect(part.tabIndex).toBe(-1);
});
