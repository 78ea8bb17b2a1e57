import { describe, expect, it } from "vitest";
import type { Told } from "./events.ts";
import { doom, killed, rolled } from "./example.ts";
import { doomByRound, luckOf, pointsOf, revealed } from "./points.ts";

const EVENTS: Told[] = [
  { kind: "round", number: 1 }, rolled(0, 6, 2, 1), killed(1, "acolyte", "salem"), doom(0, 1),
  { kind: "ritual", seat: 0, price: 5, gates: 3 }, { kind: "paid", seat: 0, count: 5 }, doom(0, 3), { kind: "round", number: 2 }, rolled(0, 3, 0, 0),
  { kind: "revealed_sign", seat: 1, value: 2 }, doom(1, 2), { kind: "captured", seat: 1, unit: "acolyte", at: "salem" }, doom(1, 1), { kind: "used", seat: 0, ability: "x" }, doom(0, 4),
]; // prettier-ignore

describe("what the log tells of the end", () => {
  it("every point has its source", () => {
    expect(pointsOf(EVENTS)).toEqual([
      { rituals: 3, losses: 1, captures: 0, signs: 0, other: 4 },
      { rituals: 0, losses: 0, captures: 1, signs: 2, other: 0 },
    ]);
  });
  it("the Doom at the end of each round", () => {
    expect(doomByRound(EVENTS)).toEqual([[0, 0], [4, 0], [8, 3]]); // prettier-ignore
  });
  it("the luck of the dice, and the signs", () => {
    expect(luckOf(EVENTS, 0)).toEqual({ dice: 9, kills: 2, pains: 1, expected: 1.5 });
    expect(revealed(EVENTS, 1)).toEqual([2]);
  });
});
