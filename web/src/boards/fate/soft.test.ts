import { expect, test } from "vitest";
import { soft } from "./soft.ts";

test("only long words can be broken, and never near their ends", () => {
  expect(soft("Кровь на алтаре")).toBe("Кровь на алтаре");
  expect(soft("Мученичество")).toBe("Муче\u00ADни\u00ADчество");
  expect(soft("Анонимный")).toBe("Анонимный");
  expect(soft("Анонимный", 8)).toBe("Ано\u00ADнимный");
});
