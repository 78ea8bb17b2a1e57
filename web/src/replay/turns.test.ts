import { describe, expect, it } from "vitest";
import { nextTurn, placeOf, turnBefore } from "./turns.ts";

// The beginning, then moves of the seats 0 0 1 1 1 0.
const steps = [null, 0, 0, 1, 1, 1, 0].map((seat, number) => ({ seat, number }));

describe("turns of a timeline", () => {
  it("leads to where another seat begins to decide", () => {
    expect(nextTurn(steps, 0)).toBe(2);
    expect(nextTurn(steps, 2)).toBe(5);
  });
  it("ends at the last step and begins at the first", () => {
    expect(nextTurn(steps, 5)).toBe(6);
    expect(nextTurn(steps, 6)).toBe(6);
    expect(turnBefore(steps, 2)).toBe(0);
    expect(turnBefore(steps, 0)).toBe(0);
  });
  it("goes back the same way", () => {
    expect(turnBefore(steps, 6)).toBe(5);
    expect(turnBefore(steps, 5)).toBe(2);
  });
});

describe("the place of a number", () => {
  const gapped = [0, 3, 4, 9].map((number) => ({ number }));
  it("is that of the step, or of the last one before", () => {
    expect(placeOf(gapped, 4)).toBe(2);
    expect(placeOf(gapped, 8)).toBe(2);
    expect(placeOf(gapped, 100)).toBe(3);
    expect(placeOf(gapped, -1)).toBe(0);
  });
});
