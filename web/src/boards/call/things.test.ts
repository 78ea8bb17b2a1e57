import { describe, expect, it } from "vitest";
import type { About } from "../../net/book.ts";
import { handNames } from "./names.ts";
import { things } from "./things.ts";
import type { View, Player } from "./view.ts";

const player = (given: Partial<Player> = {}): Player => ({
  packs: [], deck_list: null, deck: [], hand: [], discard: [], domains: [], play: [], won: [], ...given,
});
const seen = (card: string, copy?: number) => ({ card, ...(copy ? { copy } : {}) }) as unknown as Player["play"][number];
const view = {
  players: [
    player({ hand: ["F056", "F041"], discard: ["F052"], play: [seen("F048", 1)] }),
    player({ discard: ["F052"], play: [seen("F048", 2), seen("F008")] }),
  ],
} as unknown as View;

function of(verb: string, about: About): string[] {
  return things({ verb, about }, view, 0);
}

describe("the things an option is about", () => {
  it.each<[string, About, string[]]>([
    ["play", { card: "F041" }, ["hand:F041"]],
    ["resource", { card: "F041", domain: 2 }, ["hand:F041", "domain:0.2"]],
    ["drain", { domain: 3 }, ["domain:0.3"]],
    ["use", { card: "F048", copy: 1 }, ["play:F048.1"]],
    ["use", { card: "F052" }, ["pile:0.F052"]],
    ["commit", { card: "F048", copy: 1, story: "F160", to_copy: 2 }, ["play:F048.1", "story:F160.2"]],
    ["stay", { card: "F048", copy: 1 }, ["play:F048.1"]],
    ["resolve", { story: "F160" }, ["story:F160"]],
    ["wound", { card: "F008" }, ["play:F008"]],
    ["factions", { faction: "hastur", second: "cthulhu", factions: ["hastur", "cthulhu"] }, ["faction:hastur", "faction:cthulhu"]],
    ["resources", { places: "1+2+4", cards: ["F041", "F048", "F041"] }, ["hand:F041", "hand:F048", "hand:F041.2"]],
    ["find", { place: 7, card: "F041" }, ["deck:7"]],
    ["bring", { card: "F052", at: "hand" }, ["hand:F052"]],
    ["bring", { card: "F052", at: "pile" }, ["pile:0.F052"]],
    ["take_token", { of: 1 }, ["seat:1"]],
    ["lose", { card: "F041", domain: 1 }, ["domain:0.1"]],
    ["pass", {}, []],
  ])("%s %j", (verb, about, names) => {
    expect(of(verb, about)).toEqual(names);
  });

  it.each<[About, string[]]>([
    [{ card: "F048", copy: 2, holder: 1 }, ["play:F048.2"]],
    [{ card: "F052", of: 1 }, ["pile:1.F052"]],
    [{ card: "F052" }, ["pile:0.F052"]],
    [{ card: "F041" }, ["hand:F041"]],
    [{ card: "F041", at: 2, of: 1 }, ["domain:1.2"]],
    [{ story: "F160" }, ["story:F160"]],
    [{ domain: 1, of: 1 }, ["domain:1.1"]],
    [{ icon: "terror" }, ["icon:terror"]],
    [{ seat: 1 }, ["seat:1"]],
  ])("chosen for an effect: %j", (about, names) => {
    expect(of("choose", about)).toEqual(names);
  });
});

describe("equal cards of a hand", () => {
  const codes = ["F041", "F048", "F041"];

  it("are one thing as long as none of them is picked", () => {
    expect(handNames(codes, [])).toEqual(["hand:F041", "hand:F048", "hand:F041"]);
  });

  it("are picked one after another, and put down in the same way", () => {
    expect(handNames(codes, ["hand:F041"])).toEqual(["hand:F041", "hand:F048", "hand:F041.2"]);
    expect(handNames(codes, ["hand:F041", "hand:F041.2"])).toEqual(["hand:F041.2", "hand:F048", "hand:F041.2"]);
  });
});
