import { expect, test } from "vitest";
import { EMPTY, countOf, drawn, isEmpty, raised, size, withCards, withFaction } from "./draft.ts";

test("cards are counted, taken out and put in without touching what was before", () => {
  const two = withCards(EMPTY, "a", 2);
  const more = withCards(two, "b", 3);
  expect([size(EMPTY), size(two), size(more)]).toEqual([0, 2, 5]);
  expect([countOf(more, "a"), countOf(more, "b"), countOf(more, "c")]).toEqual([2, 3, 0]);
  expect(withCards(more, "a", 0).cards).toEqual({ b: 3 });
  expect(isEmpty(EMPTY)).toBe(true);
  expect(isEmpty(two)).toBe(false);
});

test("faction cards lie beside the deck, each once, in the player's order", () => {
  const chosen = ["f1", "f2", "f3"].reduce((draft, one) => withFaction(draft, one, true), EMPTY);
  expect(chosen.factions).toEqual(["f1", "f2", "f3"]);
  expect(size(chosen)).toBe(0);
  expect(isEmpty(chosen)).toBe(false);
  expect(raised(chosen, "f3").factions).toEqual(["f1", "f3", "f2"]);
  expect(raised(chosen, "f1").factions).toEqual(["f1", "f2", "f3"]);
  expect(withFaction(chosen, "f2", false).factions).toEqual(["f1", "f3"]);
  expect(withFaction({ cards: {}, factions: ["f1", "f1"] }, "f1", true).factions).toEqual(["f1"]);
});

test("a hand is drawn from the cards of the deck, never more of one than there are", () => {
  const deck = { cards: { a: 2, b: 1, c: 4 }, factions: ["f"] };
  let seed = 7;
  const random = () => (seed = (seed * 16807) % 2147483647) / 2147483647;
  const hands = Array.from({ length: 50 }, () => drawn(deck, 3, random));
  expect(hands.every((hand) => hand.length === 3)).toBe(true);
  expect(new Set(hands.map((hand) => hand.join())).size).toBeGreaterThan(5);
  expect(drawn(deck, 99, random).sort()).toEqual(["a", "a", "b", "c", "c", "c", "c"]);
});
