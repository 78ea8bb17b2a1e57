import { expect, test } from "vitest";
import { screenAt } from "./screen.ts";

test.each([
  ["", "table"],
  ["board", "board"],
  ["hand", "hand"],
  ["anything", "table"],
])("behind #%s is the %s", (hash, screen) => {
  expect(screenAt(hash)).toBe(screen);
});
