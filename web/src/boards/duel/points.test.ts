import { describe, expect, it } from "vitest";
import type { Told } from "../../net/book.ts";
import { doomByRound, luckOf, pointsOf, revealed } from "./points.ts";

const EVENTS: Told[] = [
  ["round", 1], ["rolled", 0, 6, 2, 1], ["killed", 1, "acolyte", "salem"], ["doom", 0, 1],
  ["ritual", 0, 5, 3], ["paid", 0, 5], ["doom", 0, 3], ["round", 2], ["rolled", 0, 3, 0, 0],
  ["revealed_sign", 1, 2], ["doom", 1, 2], ["captured", 1, "acolyte", "salem"], ["doom", 1, 1], ["used", 0, "x"], ["doom", 0, 4],
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
