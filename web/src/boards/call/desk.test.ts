import { describe, expect, it } from "vitest";
import { aimsOf } from "./desk.svelte.ts";
import { coloursOf } from "./sides.ts";
import { company, toughness } from "./seen.ts";
import type { View, Seen } from "./view.ts";

const view = {
  uses: [
    { seat: 1, chosen: [{ card: "F048", copy: 1 }, { story: "F160" }] },
    { seat: 0, chosen: [{ card: "F048", copy: 1 }, { domain: 2, of: 1 }, { icon: "terror" }] },
  ],
  row: [{ story: "F160" }],
  committing: [{ card: "F041", story: "F160", at: 0 }],
  players: [
    { packs: ["cthulhu", "hastur"], play: [{ card: "F048", at: 0 }, { card: "F041", at: null }, { card: "F042", at: null }] },
    { packs: ["agency", "hastur"], play: [] },
  ],
} as unknown as View;

describe("what pending effects aim at", () => {
  it("has the numbers of all of them", () => {
    const aims = aimsOf(view, 0);
    expect(aims.get("play:F048.1")).toEqual([{ number: 1, mine: false }, { number: 2, mine: true }]);
    expect([...aims.keys()]).toEqual(["play:F048.1", "story:F160", "domain:1.2"]);
  });
});

describe("the two sides", () => {
  it("have the colours of their first factions", () => {
    expect(coloursOf(view, 0).base).toBe("var(--c-cthulhu)");
  });

  it("have plain colours if these would be the same, or unknown", () => {
    const alike = { players: [{ packs: ["agency"] }, { packs: ["agency"] }] } as unknown as View;
    expect(coloursOf(alike, 0).base).not.toBe(coloursOf(alike, 1).base);
    expect(coloursOf({ players: [{ packs: [] }, { packs: [] }] } as unknown as View, 1).base).toBe("var(--p2)");
  });

  it("stand at stories, those about to come after those who are there", () => {
    expect(company(view, 0, 0).map(({ seen, coming }) => [seen.card, coming])).toEqual([["F048", false], ["F041", true]]);
  });

  it("lose a character with its last wound", () => {
    expect(toughness({ keywords: { toughness: 2 } } as unknown as Seen)).toBe(3);
  });
});
