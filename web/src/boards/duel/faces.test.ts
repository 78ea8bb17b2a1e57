import { expect, it } from "vitest";
import { faceOf } from "./faces.ts";

const CODES = ["howl", "ice_age", "cannibalism", "herald", "dreams", "devolve", "absorb", "frenzy", "ghroth", "burrow"];

it("the same code has the same face, others have others", () => {
  expect(faceOf("howl")).toEqual(faceOf("howl"));
  const faces = new Set(CODES.map((code) => JSON.stringify(faceOf(code))));
  expect(faces.size).toBe(CODES.length);
});

it("the light lies within the face", () => {
  for (const { x, y } of CODES.map(faceOf)) expect([x > 0 && x < 1, y > 0 && y < 1]).toEqual([true, true]);
});
