import { expect, test } from "vitest";
import { Away } from "./away.svelte.ts";

const always = () => true;

test("what happened between leaving and coming back was missed", () => {
  const away = new Away();
  away.leave(5);
  away.back(8, always);
  expect([away.from, away.until, away.isOpen]).toEqual([5, 8, true]);
});

test("leaving twice counts from the first time", () => {
  const away = new Away();
  away.leave(5);
  away.leave(7);
  away.back(8, always);
  expect(away.from).toBe(5);
});

test("nothing was missed by somebody who looked, or if nothing worth telling happened, or was taken back", () => {
  const away = new Away();
  away.back(8, always);
  expect(away.isOpen).toBe(false);
  away.leave(8);
  away.back(9, () => false);
  expect(away.isOpen).toBe(false);
  away.leave(9);
  away.back(6, always);
  expect(away.isOpen).toBe(false);
});

test("the place in the log is marked until one decides", () => {
  const away = new Away();
  away.leave(5);
  away.back(8, always);
  away.isOpen = false;
  expect(away.from).toBe(5);
  away.forget();
  expect(away.from).toBe(-1);
});
