import { describe, expect, it } from "vitest";
import { changed } from "./news.svelte.ts";

describe("what some events changed", () => {
  it("is named by side and code", () => {
    const found = changed([
      { kind: "entered", seat: 1, card: "F041" },
      { kind: "drained", seat: 0, domain: 2 },
      { kind: "tokens", seat: 0, story: "F160", count: 3, change: 1 },
      { kind: "phase", phase: "story" },
      { kind: "drew", seat: 1 },
    ]);
    expect([...found]).toEqual(["card:1.F041", "domain:0.2", "story:F160"]);
  });
});
