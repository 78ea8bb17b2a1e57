import { describe, expect, it } from "vitest";
import { haloPath, hashed, lookOf } from "./look.ts";

const codes = Array.from({ length: 165 }, (_, i) => `F${String(i + 1).padStart(3, "0")}`);

describe("a picture made from a code", () => {
  it("is the same whenever it is made", () => {
    expect(lookOf("F041")).toEqual(lookOf("F041"));
    expect(hashed("F041")).not.toBe(hashed("F042"));
  });

  it("uses every halo, none for more than a third of the cards", () => {
    const halos = codes.map((code) => lookOf(code).halo);
    const counts = [...new Set(halos)].map((one) => halos.filter((other) => other === one).length);
    expect(counts).toHaveLength(6);
    expect(Math.max(...counts)).toBeLessThan(codes.length / 3);
  });

  it("has its light within the picture", () => {
    for (const { x, y, tilt } of codes.map(lookOf)) {
      expect(x).toBeGreaterThan(20);
      expect(x).toBeLessThan(80);
      expect(y).toBeLessThan(70);
      expect(Math.abs(tilt)).toBeLessThanOrEqual(5);
    }
  });

  it("has lines that are a path", () => {
    for (const code of codes) expect(haloPath(lookOf(code), [50, 42], 30, 100, 84)).toMatch(/^M[-\d. MLAQTZ]+$/);
  });
});
