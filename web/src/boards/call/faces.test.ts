import { expect, it } from "vitest";
import { PATTERNS } from "./faces.ts";

it("has a pattern for each faction and for stories", () => {
  expect(Object.keys(PATTERNS)).toHaveLength(9);
});
