import { expect, test } from "vitest";
import { thisTurn, touched } from "./news.ts";

const names = { moved: ["seat", "to"], phase: ["seat", "phase"], advanced: ["seat", "count"], drew: ["seat", "spells"], artifact_gained: ["seat", "artifact"], turn: ["seat"] };

test("places, Lodges and cards that events speak of are new", () => {
  const found = touched([["moved", 0, "museum"], ["phase", 0, "move"], ["advanced", 1, 3], ["drew", 0, ["exodus"]], ["artifact_gained", 0, "star_stone"]], names);
  expect([...found].sort()).toEqual(["artifact:0.star_stone", "hand:exodus", "location:museum", "lodge:0", "lodge:1"]);
});

test("a turn begins with the last event that says so", () => {
  expect(thisTurn([["turn", 0], ["moved", 0, "museum"], ["turn", 1], ["moved", 1, "library"]])).toBe(2);
  expect(thisTurn([])).toBe(0);
});
