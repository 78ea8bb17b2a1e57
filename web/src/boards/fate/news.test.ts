import { expect, test } from "vitest";
import type { Told } from "./events.ts";
import { thisTurn, touched } from "./news.ts";

test("places, Lodges and cards that events speak of are new", () => {
  const found = touched([
    { kind: "moved", seat: 0, to: "museum" },
    { kind: "phase", seat: 0, phase: "move" },
    { kind: "advanced", seat: 1, count: 3 },
    { kind: "drew", seat: 0, spells: ["exodus"] },
    { kind: "drew", seat: 1, symbols: ["library"] },
    { kind: "artifact_gained", seat: 0, artifact: "star_stone" },
  ]);
  expect([...found].sort()).toEqual(["artifact:0.star_stone", "hand:exodus", "location:museum", "lodge:0", "lodge:1"]);
});

test("a turn begins with the last event that says so", () => {
  const events: Told[] = [
    { kind: "turn", seat: 0 }, { kind: "moved", seat: 0, to: "museum" }, { kind: "turn", seat: 1 }, { kind: "moved", seat: 1, to: "library" },
  ];
  expect(thisTurn(events)).toBe(2);
  expect(thisTurn([])).toBe(0);
});
