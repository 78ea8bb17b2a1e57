import { describe, expect, it } from "vitest";
import { soft } from "./soft.ts";

describe("long words", () => {
  it.each([
    ["Джентльменский клуб", true],
    ["Исследователь", true],
    ["Troublemaker", true],
    ["Шоггот", false],
  ])("%s may break: %s", (name, may) => {
    expect(soft(name).includes("\u00AD")).toBe(may);
    expect(soft(name).replaceAll("\u00AD", "")).toBe(name);
  });

  it("break between syllables, shorter ones where there is little room", () => {
    expect(soft("Мученичество")).toBe("Муче\u00ADни\u00ADчество");
    expect([soft("Анонимный"), soft("Анонимный", 8)]).toEqual(["Анонимный", "Ано\u00ADним\u00ADный"]);
  });

  it("leave at least two letters on either side", () => {
    for (const part of soft("Казначейства Глубоководный Исследователь").split(/[\u00AD ]/)) expect(part.length).toBeGreaterThan(1);
  });
});
