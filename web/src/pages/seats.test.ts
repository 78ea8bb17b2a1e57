import { describe, expect, test } from "vitest";
import type { Book, Setting } from "../net/book.ts";
import { coloursOf, counted, ofSeat, ofTable, planned, seatAsked, usualSeats } from "./seats.ts";

const setting = (name: string, only: Setting["only"] = {}): Setting => ({ name, default: "", choices: [], secret: false, only });
const book = {
  seats: [1, 2, 3],
  options: [
    { ...setting("mode", { seats: [2] }), default: "factions", choices: ["factions", "decks"] },
    { ...setting("lists", { mode: ["decks"] }), default: "open", choices: ["open", "closed"] },
  ],
  seat_options: [setting("factions", { mode: ["factions"] }), setting("deck", { mode: ["decks"] }), setting("age"), setting("colour")],
  levels: ["random", "greedy"],
} as unknown as Book;
const names = (settings: readonly Setting[]) => settings.map((one) => one.name);

describe("options of a seat", () => {
  test("are those that count with the options of the table, chosen or usual", () => {
    expect(names(ofSeat(book, 2, {}))).toEqual(["factions", "age"]);
    expect(names(ofSeat(book, 2, { mode: "decks" }))).toEqual(["deck", "age"]);
  });

  test("are not those of a choice that does not count itself", () => {
    expect(names(ofSeat(book, 3, { mode: "decks" }))).toEqual(["factions", "age"]);
  });

  test("that do not count are not asked for", () => {
    const plan = { ...planned(book, "bot"), options: { deck: "innsmouth", age: 70 } };
    expect(seatAsked(plan, ofSeat(book, 2, {}))).toEqual({ kind: "bot", level: "greedy", options: { age: 70 } });
    expect(seatAsked(plan, ofSeat(book, 2, { mode: "decks" }))).toMatchObject({ options: { deck: "innsmouth", age: 70 } });
  });
});

test("options of the table are shown and sent where they count", () => {
  expect(names(ofTable(book, 2, {}))).toEqual(["mode"]);
  expect(names(ofTable(book, 2, { mode: "decks" }))).toEqual(["mode", "lists"]);
  const late = { mode: "decks", lists: "closed" };
  expect(counted(ofTable(book, 2, late), late)).toEqual(late);
  expect(counted(ofTable(book, 3, late), late)).toEqual({});
});

test("only whoever plays here has a colour, only a bot a level", () => {
  expect(seatAsked({ ...planned(book, "mine"), colour: "moss" }, [])).toEqual({ kind: "mine", colour: "moss", options: {} });
  expect(seatAsked(planned(book, "invited"), [])).toEqual({ kind: "invited" });
});

test("two who play here have two colours, whether they choose or not", () => {
  const mine = planned(book, "mine");
  expect(coloursOf([mine, planned(book, "bot"), mine])).toEqual(["teal", null, "crimson"]);
  expect(coloursOf([mine, { ...mine, colour: "teal" }])).toEqual(["crimson", "teal"]);
});

test("nobody plays alone unless they ask for it", () => {
  expect(usualSeats(book)).toBe(2);
});
