import { describe, expect, test } from "vitest";
import type { Book, Told } from "../net/book.ts";
import { ALL, SINCE, doer, isHeading, isNews, lines, ofOthers, rulesFor, sinceTurn } from "./telling.ts";

const book = {
  events: { turn: ["seat"], paid: ["seat", "count"], put: ["seat", "card", "to"], phase: ["phase"], battle: ["seat", "at"], rolled: ["seat", "dice"], tower: ["at"] },
  telling: {
    headings: ["turn"],
    quiet: { paid: [], put: ["seat", "to"] },
    subjects: { battles: ["battle", "rolled"] },
    rules: { turn: ["CW 9.1.2"], phase: ["CW 3.2.1"], "phase:doom": ["CW 16.1.1"], put: ["MH 5.1"] },
  },
} as unknown as Book;

const says = (told: Told) => told.join(" ");
const EVENTS: Told[] = [
  ["turn", 0], // 0
  ["battle", 0, "India"], // 1
  ["rolled", 0, 3], // 2
  ["turn", 1], // 3
  ["paid", 1, 2], // 4
  ["battle", 1, "Oceania"], // 5
  ["turn", 0], // 6
  ["put", 0, "toad", 0], // 7
];

test("what is quiet goes without saying, some only when two values are the same", () => {
  expect(isNews(book, ["paid", 0, 3])).toBe(false);
  expect(isNews(book, ["put", 0, "toad", 0])).toBe(false);
  expect(isNews(book, ["put", 0, "toad", 1])).toBe(true);
  expect(isNews(book, ["turn", 0])).toBe(true);
});

test("headings and doers", () => {
  expect(isHeading(book, ["turn", 0])).toBe(true);
  expect(isHeading(book, ["tower", "India"])).toBe(false);
  expect(doer(book, ["battle", 1, "India"])).toBe(1);
  expect(doer(book, ["tower", "India"])).toBeUndefined();
});

test("the rules of an event, of a value of it if that tells more", () => {
  expect(rulesFor(book, ["phase", "doom"])).toEqual(["CW 16.1.1"]);
  expect(rulesFor(book, ["phase", "gather"])).toEqual(["CW 3.2.1"]);
  expect(rulesFor(book, ["unheard", 1])).toEqual([]);
});

describe("since one's turn", () => {
  test("begins with the first turn of the others after the own one", () => {
    expect(sinceTurn(book, EVENTS, 0)).toBe(3);
    expect(sinceTurn(book, [...EVENTS.slice(0, 4), ["turn", 2], ["turn", 0]], 0)).toBe(3);
  });
  test("is the same while the others still have theirs", () => {
    expect(sinceTurn(book, EVENTS.slice(0, 6), 0)).toBe(3);
  });
  test("is everything before one has had a turn", () => {
    expect(sinceTurn(book, EVENTS.slice(0, 3), 1)).toBe(0);
    expect(sinceTurn(book, [], 1)).toBe(0);
  });
  test("is the present turn for somebody alone", () => {
    expect(sinceTurn(book, [["turn", 0], ["tower", "India"], ["turn", 0]], 0)).toBe(2);
  });
});

describe("the lines", () => {
  const numbers = (what: string, word = "") => lines(book, EVENTS, 0, { what, word }, says).map((line) => line.at);

  test("leave out what goes without saying", () => {
    expect(numbers(ALL)).toEqual([0, 1, 2, 3, 5, 6]);
  });
  test("since one's turn", () => {
    expect(numbers(SINCE)).toEqual([3, 5, 6]);
  });
  test("of one subject", () => {
    expect(numbers("battles")).toEqual([1, 2, 5]);
  });
  test("with a word in them, whatever its case", () => {
    expect(numbers(ALL, " oceania")).toEqual([5]);
    expect(numbers("battles", "India")).toEqual([1]);
    expect(numbers(ALL, "nothing")).toEqual([]);
  });
});

test("what the others did", () => {
  expect(ofOthers(book, EVENTS, 0)).toEqual([["turn", 1], ["battle", 1, "Oceania"]]);
});
