import { expect, test } from "vitest";
import type { Told } from "../../net/book.ts";
import { news, seenHand } from "./news.ts";

const events: Told[] = [
  ["turn", 0, 1], ["played", 0, "zadok"], ["put", 0, "zadok", 0], ["saw_faction", 0, 1, "gods"],
  ["turn", 1, 2], ["played", 1, "hydra"], ["put", 1, "hydra", 1], ["discarded", 2, "agent", 2],
  ["turn", 2, 3], ["drew_unseen", 2],
  ["turn", 0, 4],
];

test("everything since the reader's last deed", () => {
  const found = news(events, 0);
  expect([...found.cards]).toEqual([["1:hydra", 1]]);
  expect([...found.hands]).toEqual([2]);
  expect(found.discards).toBe(true);
});

test("nothing right after one's own deed", () => {
  expect(news(events.slice(0, 4), 0)).toEqual({ cards: new Map(), hands: new Set(), discards: false });
});

test("nothing in the set-up", () => {
  const dealt: Told[] = [["drew", 0, "zadok"], ["drew_unseen", 1], ["drew_unseen", 2]];
  expect(news(dealt, 0).hands.size).toBe(0);
  expect(news(dealt, -2).hands.size).toBe(0);
});

test("a card that moved is marked where it lies", () => {
  expect(news([...events, ["moved", "penguin", 0, 2]], 0).cards.get("2:penguin")).toBe(1);
});

test("who looks on sees the latest turn", () => {
  expect([...news(events.slice(0, 7), -2).cards.keys()]).toEqual(["1:hydra"]);
  expect([...news(events.slice(0, 9), -2).cards.keys()]).toEqual(["1:hydra"]);
});

test("whose hand was looked at last", () => {
  expect(seenHand([["saw_hand", 0, 1, ["a"]], ["saw_hand", 0, 2, ["b"]], ["looked_at_hand", 1, 0]], 0)).toBe(2);
  expect(seenHand(events, 0)).toBeUndefined();
});
