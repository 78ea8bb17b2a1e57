import { describe, expect, it } from "vitest";
import { spread } from "./spread.ts";

describe("a hand that is spread", () => {
  it("has full cards while there is room", () => {
    expect(spread(5, 860)).toEqual({ wide: 132, gap: 7 });
    expect(spread(1, 860)).toEqual({ wide: 132, gap: 7 });
    expect(spread(0, 860)).toEqual({ wide: 132, gap: 7 });
  });
  it("makes them narrower before they overlap", () => {
    const { wide, gap } = spread(7, 860);
    expect(wide).toBeLessThan(132);
    expect(gap).toBeCloseTo(4);
  });
  it("lets many overlap, within the width", () => {
    const { wide, gap } = spread(12, 860);
    expect(wide).toBe(104);
    expect(gap).toBeLessThan(0);
    expect(12 * wide + 11 * gap).toBeCloseTo(850);
  });
});
