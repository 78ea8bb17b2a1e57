import { expect, test } from "vitest";
import { CALL, wordsFor } from "../example.ts";
import { kit } from "./kit.ts";
import { speaksOf } from "./related.ts";

const words = wordsFor(CALL);
const DECK = "F041*2,F048*3,F055,F060*2,F061,F062";
const draft = kit.read(DECK);
const fault = (error: string, about: Record<string, unknown>) => ({ error, about, text: "" });

test("the compact form is read and written as the server has it", () => {
  expect(draft.cards).toEqual({ F041: 2, F048: 3, F055: 1, F060: 2, F061: 1, F062: 1 });
  expect(kit.write(draft)).toBe(DECK);
  expect(kit.write(kit.read(""))).toBe("");
});

test("stories belong to nobody's deck", () => {
  expect(kit.codes(CALL)).not.toContain("S001");
  expect(kit.codes(CALL)).toHaveLength(7);
});

test("the curve counts copies by cost, in three parts", () => {
  const { columns } = kit.curve(words, CALL, draft);
  const counts = Object.fromEntries(columns.map((one) => [one.label, one.counts]));
  expect(counts["6+"]).toEqual([2, 0, 0]);
  expect(counts["3"]).toEqual([3, 0, 0]);
  expect(counts["1"], "a conspiracy stands with the supports").toEqual([0, 2, 0]);
  expect(counts["0"]).toEqual([0, 0, 2]);
  expect(counts["X"]).toEqual([0, 0, 1]);
});

test("only characters bring icons, and the factions are counted", () => {
  expect(kit.totals(words, CALL, draft).map((one) => one.count)).toEqual([4, 10, 5, 0]);
  expect(kit.split(words, CALL, draft).map((one) => [one.label, one.count])).toEqual([["Cthulhu", 6], ["Hastur", 2], ["Neutral", 2]]);
});

test("the struggles of a conspiracy are no icons to look for", () => {
  expect(kit.aspects(CALL, "F062").has.terror).toBe(0);
  expect(kit.aspects(CALL, "F041")).toMatchObject({ is: { cost: ["6+"], keyword: ["villainous"], named: ["ancient_one"] }, has: { terror: 2 } });
});

test("too many of a title are mended, whatever cards bear it; too small a deck cannot be", () => {
  const many = { cards: { ...draft.cards, F041: 3, F063: 2 }, factions: [] };
  expect(kit.mend(CALL, many, fault("deck-copies", { card: "F063", found: 5, most: 3 }))?.draft.cards).toMatchObject({ F063: 2, F041: 1 });
  expect(kit.mend(CALL, draft, fault("deck-too-small", { found: 10, least: 50 }))).toBeNull();
  expect(kit.mend(CALL, { cards: { S001: 1 }, factions: [] }, fault("deck-story", { card: "S001" }))?.draft.cards).toEqual({});
});

test("cards are told of whose texts speak of a card's kinds", () => {
  expect(speaksOf(CALL, "F055", "deep_one")).toBe(true);
  expect(speaksOf(CALL, "F060", "deep_one")).toBe(false);
  expect(kit.related(words, CALL, draft, "F048")).toEqual(["Shadowed Reef (1) speaks of the kind “Deep One”"]);
  expect(kit.related(words, CALL, draft, "F055")).toEqual(["of the kind “Deep One”, of which it speaks: 3"]);
});

test("the deck stands in groups, the dearest cards first, those without a number last", () => {
  expect(kit.groups(words, CALL, draft).map((one) => one.codes)).toEqual([["F041", "F048"], ["F055"], ["F060", "F061"], ["F062"]]);
});
