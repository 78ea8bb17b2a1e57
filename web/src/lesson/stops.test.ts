import { describe, expect, it } from "vitest";
import { placeOfSpoken, spokenAfter, spokenBefore, spokenUpTo } from "./stops.ts";

const stops = [1, 0, 0, 1, 1, 0, 1].map((spoken) => ({ words: spoken ? {} : null }));

describe("the stops at which something is said", () => {
  it("lead on and back", () => {
    expect(spokenAfter(stops, 0)).toBe(3);
    expect(spokenAfter(stops, 4)).toBe(6);
    expect(spokenAfter(stops, 6)).toBe(6);
    expect(spokenBefore(stops, 6)).toBe(4);
    expect(spokenBefore(stops, 3)).toBe(0);
    expect(spokenBefore(stops, 0)).toBe(0);
  });
  it("are counted", () => {
    expect([0, 2, 3, 6].map((place) => spokenUpTo(stops, place))).toEqual([1, 1, 2, 4]);
    expect([1, 2, 4, 9, 0].map((number) => placeOfSpoken(stops, number))).toEqual([0, 3, 6, 6, 0]);
  });
});
