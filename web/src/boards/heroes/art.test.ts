import { expect, test } from "vitest";
import { art } from "./art.ts";

test("the same card looks the same, others differ", () => {
  expect(art("inn_zadok")).toEqual(art("inn_zadok"));
  const codes = ["inn_zadok", "inn_orne", "inn_agent", "inn_dagon", "inn_hydra", "inn_hybrid"];
  expect(new Set(codes.map((code) => JSON.stringify(art(code)))).size).toBe(codes.length);
});

test("every face is whole and only slightly tilted", () => {
  for (let i = 0; i < 200; i++) {
    const face = art(`card_${i}`);
    expect(face.halo.length).toBeGreaterThan(0);
    expect(face.halo.join()).not.toContain("NaN");
    expect(Math.abs(face.tilt)).toBeLessThanOrEqual(4);
  }
});
