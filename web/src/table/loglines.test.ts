import { describe, expect, test } from "vitest";
import type { Told } from "../net/book.ts";
import { aBook, anEvent } from "./example.svelte.ts";
import { ALL, SINCE, isHeading, isNews, lines, ofOthers, rulesFor, sinceTurn, subjectsOf } from "./log.ts";

const book = aBook("test", {
  events: {
    turn: anEvent({ heading: true, rules: ["CW 9.1.2"] }),
    paid: anEvent({ quiet: true }),
    put: anEvent({ quiet: ["seat", "to"], rules: ["MH 5.1"] }),
    phase: anEvent({ rules: ["CW 3.2.1"], rules_of: { doom: ["CW 16.1.1"] } }),
    battle: anEvent({ subjects: ["battles"] }),
    rolled: anEvent({ subjects: ["battles", "dice"] }),
    tower: anEvent(),
  },
});

const turn = (seat: number) => ({ kind: "turn", seat });
const battle = (seat: number, at: string) => ({ kind: "battle", seat, at });
const put = (seat: number, to: number) => ({ kind: "put", seat, card: "toad", to });
const phase = (phase: string) => ({ kind: "phase", phase });
const paid = { kind: "paid", seat: 1, count: 2 };
const tower = { kind: "tower", at: "India" };

const says = (told: Told) => Object.values(told).join(" ");
const EVENTS: Told[] = [
  turn(0), // 0
  battle(0, "India"), // 1
  { kind: "rolled", seat: 0 }, // 2
  turn(1), // 3
  paid, // 4
  battle(1, "Oceania"), // 5
  turn(0), // 6
  put(0, 0), // 7
];

test("what is quiet goes without saying, some only when two values are the same", () => {
  expect(isNews(book, paid)).toBe(false);
  expect(isNews(book, put(0, 0))).toBe(false);
  expect(isNews(book, put(0, 1))).toBe(true);
  expect(isNews(book, turn(0))).toBe(true);
});

test("headings", () => {
  expect(isHeading(book, turn(0))).toBe(true);
  expect(isHeading(book, tower)).toBe(false);
});

test("the rules of an event, of a value of it if that tells more", () => {
  expect(rulesFor(book, phase("doom"))).toEqual(["CW 16.1.1"]);
  expect(rulesFor(book, phase("gather"))).toEqual(["CW 3.2.1"]);
  expect(rulesFor(book, { kind: "unheard", seat: 1 })).toEqual([]);
});

test("what may be read alone", () => {
  expect(subjectsOf(book)).toEqual(["battles", "dice"]);
});

describe("since one's turn", () => {
  test("begins with the first turn of the others after the own one", () => {
    expect(sinceTurn(EVENTS, 0)).toBe(3);
    expect(sinceTurn([...EVENTS.slice(0, 4), turn(2), turn(0)], 0)).toBe(3);
  });
  test("is the same while the others still have theirs", () => {
    expect(sinceTurn(EVENTS.slice(0, 6), 0)).toBe(3);
  });
  test("is everything before one has had a turn", () => {
    expect(sinceTurn(EVENTS.slice(0, 3), 1)).toBe(0);
    expect(sinceTurn([], 1)).toBe(0);
  });
  test("is the present turn for somebody alone", () => {
    expect(sinceTurn([turn(0), tower, turn(0)], 0)).toBe(2);
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
    expect(numbers("dice")).toEqual([2]);
  });
  test("with a word in them, whatever its case", () => {
    expect(numbers(ALL, " oceania")).toEqual([5]);
    expect(numbers("battles", "India")).toEqual([1]);
    expect(numbers(ALL, "nothing")).toEqual([]);
  });
});

test("what the others did", () => {
  expect(ofOthers(book, EVENTS, 0)).toEqual([turn(1), battle(1, "Oceania")]);
});
