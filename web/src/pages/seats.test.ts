import { describe, expect, test } from "vitest";
import type { Book, Setting } from "../net/book.ts";
import { applying, coloursOf, planned, seatAsked, usualSeats } from "./seats.ts";

const setting = (name: string, only: Setting["only"] = {}): Setting => ({ name, default: "", choices: [], secret: false, only });
const book = {
  seats: [1, 2, 3],
  options: [{ ...setting("mode"), default: "factions", choices: ["factions", "decks"] }],
  seat_options: [setting("factions", { mode: ["factions"] }), setting("deck", { mode: ["decks"] }), setting("age"), setting("colour")],
  levels: ["random", "greedy"],
} as unknown as Book;
const names = (table: Record<string, string>) => applying(book, table).map((one) => one.name);

describe("options of a seat", () => {
  test("are those that count with the options of the table, chosen or usual", () => {
    expect(names({})).toEqual(["factions", "age"]);
    expect(names({ mode: "decks" })).toEqual(["deck", "age"]);
  });

  test("that do not count are not asked for", () => {
    const plan = { ...planned(book, "bot"), options: { deck: "innsmouth", age: 70 } };
    expect(seatAsked(plan, applying(book, {}))).toEqual({ kind: "bot", level: "greedy", options: { age: 70 } });
    expect(seatAsked(plan, applying(book, { mode: "decks" }))).toMatchObject({ options: { deck: "innsmouth", age: 70 } });
  });
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
