import { expect, test } from "vitest";
import { countOf } from "../draft.ts";
import { HEROES, wordsFor } from "../example.ts";
import { kit } from "./kit.ts";

const words = wordsFor(HEROES);
const DECK = "1 dagon;4 deep;2 glyph;1 holmes|f2;f1";
const draft = kit.read(DECK);
const fault = (error: string, about: Record<string, unknown>) => ({ error, about, text: "" });

test("the compact form is read and written as the server has it, factions in their order", () => {
  expect(draft).toEqual({ cards: { dagon: 1, deep: 4, glyph: 2, holmes: 1 }, factions: ["f2", "f1"] });
  expect(kit.write(draft)).toBe(DECK);
  expect(kit.write(kit.read("|"))).toBe("|");
});

test("there may be as many as the theme deck holds, and one of each faction card", () => {
  expect([kit.limit(HEROES, "deep"), kit.limit(HEROES, "dagon"), kit.limit(HEROES, "f1")]).toEqual([4, 1, 1]);
  const without = kit.put(HEROES, draft, "f2", 0);
  expect(without.factions).toEqual(["f1"]);
  expect(kit.put(HEROES, without, "f2", 1).factions).toEqual(["f1", "f2"]);
  expect(countOf(kit.put(HEROES, draft, "deep", 2), "deep")).toBe(2);
});

test("symbols are counted by kind", () => {
  const { columns } = kit.curve(words, HEROES, draft);
  expect(columns).toEqual([
    { label: "0", counts: [0, 0, 2] },
    { label: "1", counts: [0, 4, 0] },
    { label: "2", counts: [1, 1, 0] },
  ]);
  expect(kit.totals(words, HEROES, draft).map((one) => one.count)).toEqual([2, 6]);
  expect(kit.split(words, HEROES, draft).map((one) => one.count)).toEqual([1, 5, 2]);
});

test("one broken limit at a time is mended", () => {
  expect(kit.mend(HEROES, draft, fault("duel-copies", { card: "deep", most: 3 }))?.draft.cards.deep).toBe(3);
  expect(kit.mend(HEROES, draft, fault("duel-faction-side", { faction: "f2" }))?.draft.factions).toEqual(["f1"]);
  const twice = { ...draft, factions: ["f1", "f1"] };
  expect(kit.mend(HEROES, twice, fault("duel-faction-twice", { faction: "f1" }))?.draft.factions).toEqual(["f1"]);
  expect(kit.mend(HEROES, draft, fault("duel-size", { found: 8, needed: 30 }))).toBeNull();
});

test("what has to do with a card is told: who names it, who rewards it, whom a faction pictures", () => {
  expect(kit.related(words, HEROES, draft, "dagon")).toEqual(["two points more by the faction card Gods of the Deep", "is named by Deep One (4)"]);
  expect(kit.related(words, HEROES, draft, "deep")).toContain("names Father Dagon (1)");
  expect(kit.related(words, HEROES, draft, "f1")).toEqual(["Father Dagon: 1 in the deck", "Deep One: 4 in the deck"]);
});
