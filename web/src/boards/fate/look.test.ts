import { expect, test } from "vitest";
import { hash, lookOf } from "./look.ts";
import { soft } from "./soft.ts";

test("the same card always looks the same, another one different", () => {
  expect(hash("")).toBe(0x811c9dc5);
  expect(hash("a")).toBe(0xe40c292c);
  expect(lookOf("exodus")).toEqual(lookOf("exodus"));
  expect(lookOf("exodus")).not.toEqual(lookOf("martyrdom"));
});

test("only long words can be broken, and never near their ends", () => {
  expect(soft("Кровь на алтаре")).toBe("Кровь на алтаре");
  expect(soft("Мученичество")).toBe("Муче\u00ADни\u00ADчество");
  expect(soft("Анонимный")).toBe("Анонимный");
  expect(soft("Анонимный", 8)).toBe("Ано\u00ADнимный");
});
