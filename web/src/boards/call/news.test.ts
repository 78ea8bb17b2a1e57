import { describe, expect, it } from "vitest";
import { changed } from "./news.svelte.ts";

const names = { entered: ["seat", "card"], drained: ["seat", "domain"], tokens: ["seat", "story", "count", "change"], phase: ["phase"] };

describe("what some events changed", () => {
  it("is named by side and code", () => {
    const found = changed([["entered", 1, "F041"], ["drained", 0, 2], ["tokens", 0, "F160", 3, 1], ["phase", "story"]], names);
    expect([...found]).toEqual(["card:1.F041", "domain:0.2", "story:F160"]);
  });
});
