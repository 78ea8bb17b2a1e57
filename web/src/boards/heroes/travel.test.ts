import { expect, test } from "vitest";
import { origins } from "./travel.ts";

test("a card comes from where the event says it was", () => {
  const found = origins([
    ["turn", 1, 4], ["played", 1, "hydra"], ["put", 1, "hydra", 1], ["discarded", 0, "agent", 0], ["moved", "zadok", 2, 0],
    ["drew", 0, "orne"], ["took_from_discard", 0, "dagon"], ["took", 0, 2, "priest"], ["gave", 0, 2, "obed"],
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
  expect(origins([["drew_unseen", 1], ["gave_unseen", 1, 2], ["looked_at_deck", 1, 3]]).size).toBe(0);
});
