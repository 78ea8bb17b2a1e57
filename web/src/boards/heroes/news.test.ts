import { expect, test } from "vitest";
import type { Told } from "./events.ts";
import { news, seenHand } from "./news.ts";

const events: Told[] = [
  { kind: "turn", seat: 0, number: 1 },
  { kind: "played", seat: 0, card: "zadok" },
  { kind: "put", seat: 0, card: "zadok", to: 0 },
  { kind: "saw_faction", seat: 0, other: 1, faction: "gods" },
  { kind: "turn", seat: 1, number: 2 },
  { kind: "played", seat: 1, card: "hydra" },
  { kind: "put", seat: 1, card: "hydra", to: 1 },
  { kind: "discarded", seat: 2, card: "agent", at: 2 },
  { kind: "turn", seat: 2, number: 3 },
  { kind: "drew", seat: 2 },
  { kind: "turn", seat: 0, number: 4 },
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

test("a card one sees come to a hand is no news", () => {
  expect([...news([...events, { kind: "took", seat: 1, other: 0, card: "orne" }], 0).hands]).toEqual([2]);
  expect([...news([...events, { kind: "took", seat: 1, other: 2 }], 0).hands]).toEqual([2, 1]);
});

test("nothing in the set-up", () => {
  const dealt: Told[] = [{ kind: "drew", seat: 0, card: "zadok" }, { kind: "drew", seat: 1 }, { kind: "drew", seat: 2 }];
  expect(news(dealt, 0).hands.size).toBe(0);
  expect(news(dealt, -2).hands.size).toBe(0);
});

test("a card that moved is marked where it lies", () => {
  expect(news([...events, { kind: "moved", card: "penguin", at: 0, to: 2 }], 0).cards.get("2:penguin")).toBe(1);
});

test("who looks on sees the latest turn", () => {
  expect([...news(events.slice(0, 7), -2).cards.keys()]).toEqual(["1:hydra"]);
  expect([...news(events.slice(0, 9), -2).cards.keys()]).toEqual(["1:hydra"]);
});

test("whose hand was looked at last", () => {
  const looks: Told[] = [
    { kind: "saw_hand", seat: 0, other: 1, cards: ["a"] },
    { kind: "saw_hand", seat: 0, other: 2, cards: ["b"] },
    { kind: "saw_hand", seat: 1, other: 0 },
  ];
  expect(seenHand(looks, 0)).toBe(2);
  expect(seenHand(events, 0)).toBeUndefined();
});
