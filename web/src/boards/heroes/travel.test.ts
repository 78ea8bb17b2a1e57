import { expect, test } from "vitest";
import { origins } from "./travel.ts";

test("a card comes from where the event says it was", () => {
  const found = origins([
    { kind: "turn", seat: 1, number: 4 },
    { kind: "played", seat: 1, card: "hydra" },
    { kind: "put", seat: 1, card: "hydra", to: 1 },
    { kind: "discarded", seat: 0, card: "agent", at: 0 },
    { kind: "moved", card: "zadok", at: 2, to: 0 },
    { kind: "drew", seat: 0, card: "orne" },
    { kind: "took_from_discard", seat: 0, card: "dagon" },
    { kind: "took", seat: 0, other: 2, card: "priest" },
    { kind: "gave", seat: 0, other: 2, card: "obed" },
  ]);
  expect(Object.fromEntries(found)).toEqual({
    "area:1 hydra": "hand:1",
    "discard agent": "area:0",
    "area:0 zadok": "area:2",
    "hand:0 orne": "deck",
    "hand:0 dagon": "discard",
    "hand:0 priest": "hand:2",
    "hand:2 obed": "hand:0",
  });
});

test("what nobody saw moves nothing", () => {
  expect(origins([{ kind: "drew", seat: 1 }, { kind: "gave", seat: 1, other: 2 }, { kind: "saw_deck", seat: 1, count: 3 }]).size).toBe(0);
});
