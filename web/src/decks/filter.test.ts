import { expect, test } from "vitest";
import { ANYTHING, fits, found, isIdle, isOn, more, turned, type Aspects } from "./filter.ts";

const dagon: Aspects = { is: { faction: ["cthulhu"], keyword: ["villainous", "invulnerability"] }, has: { terror: 2, arcane: 2 } };

test("any of the values of an aspect will do, but every aspect must fit", () => {
  const cthulhu = turned(ANYTHING, "any", "faction", "cthulhu");
  const either = turned(cthulhu, "any", "faction", "hastur");
  expect(fits(dagon, ANYTHING)).toBe(true);
  expect(fits(dagon, either)).toBe(true);
  expect(fits(dagon, turned(ANYTHING, "any", "faction", "hastur"))).toBe(false);
  expect(fits(dagon, turned(either, "any", "type", "event"))).toBe(false);
});

test("all keywords that are wanted must be there", () => {
  const villainous = turned(ANYTHING, "all", "keyword", "villainous");
  expect(fits(dagon, villainous)).toBe(true);
  expect(fits(dagon, turned(villainous, "all", "keyword", "invulnerability"))).toBe(true);
  expect(fits(dagon, turned(villainous, "all", "keyword", "fast"))).toBe(false);
});

test("numbers are wanted at least, and begin anew behind the most", () => {
  const two = more(more(ANYTHING, "terror", 3), "terror", 3);
  expect(two.least.terror).toBe(2);
  expect(fits(dagon, two)).toBe(true);
  expect(fits(dagon, more(two, "terror", 3))).toBe(false);
  expect(fits(dagon, more(ANYTHING, "combat", 3))).toBe(false);
  expect(more(more(two, "terror", 3), "terror", 3).least.terror).toBe(0);
});

test("a toggle that is turned twice is as it was", () => {
  const once = turned(ANYTHING, "any", "cost", "6+");
  const twice = turned(once, "any", "cost", "6+");
  expect([isOn(once, "any", "cost", "6+"), isOn(twice, "any", "cost", "6+")]).toEqual([true, false]);
  expect([isIdle(ANYTHING), isIdle(once), isIdle(twice)]).toEqual([true, false, true]);
});

test("words are looked for in both languages, by their stems; numbers as they stand", () => {
  const cards = [
    { id: "F042", text: { en: "Dagon Ancient One", ru: "Дагон Древний" } },
    { id: "F052", text: { en: "221B Baker Street", ru: "Бейкер-стрит, 221Б" } },
  ];
  const ids = (text: string) => found(cards, text).map((one) => one.id);
  expect(ids("  ")).toEqual(["F042", "F052"]);
  expect(ids("древнего")).toEqual(["F042"]);
  expect(ids("ancient dagon")).toEqual(["F042"]);
  expect(ids("221")).toEqual(["F052"]);
  expect(ids("Cthulhu")).toEqual([]);
});
