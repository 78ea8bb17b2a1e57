import { expect, test } from "vitest";
import { settings } from "../settings.svelte.ts";
import { tenths } from "./tenths.ts";

test.each([["en", "25.0"], ["ru", "25,0"]] as const)("in %s it is %s", (language, said) => {
  settings.language = language;
  expect(tenths(24.96)).toBe(said);
});
