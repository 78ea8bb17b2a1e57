import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { icons } from "./icons.ts";
import { areasOf, things } from "./things.ts";
import { aView, anArea, aBattle } from "./example.ts";

const view = aView();
const told = (verb: string, about = {}, seat = 0, seen = view) => things({ verb, about }, seen, seat);

describe("what an option is about", () => {
  it("a move is a stack and then where it goes", () => {
    expect(told("move", { unit: "ghoul", at: "arkham", to: "salem" })).toEqual(["unit:0:ghoul@arkham", "area:salem"]);
  });
  it("what comes from the pool is taken there first", () => {
    expect(told("summon", { unit: "ghoul", at: "arkham", price: 1 }, 1)).toEqual(["pool:1:ghoul", "area:arkham"]);
  });
  it("who steps on a gate is beside it, who steps off is on it", () => {
    expect(told("control", { unit: "acolyte", at: "salem" })).toEqual(["gate:salem", "unit:0:acolyte@salem"]);
    expect(told("abandon", { at: "salem" })).toEqual(["gate:salem"]);
  });
  it("a battle and a ritual ask once more, as what they may bring is shown before", () => {
    expect(told("battle", { at: "salem" })).toEqual(["area:salem", "fight:salem"]);
    expect(told("ritual")).toEqual(["ritual", "annihilation"]);
  });
  it("results go to units where the battle is", () => {
    const fighting = aView({ battles: [aBattle({ area: "boston" })] });
    expect(told("kill", { unit: "acolyte_on_gate" }, 1, fighting)).toEqual(["unit:1:acolyte_on_gate@boston"]);
    expect(told("give_up", { unit: "acolyte" }, 1)).toEqual(["kind:1:acolyte"]);
  });
  it("an ability is pointed at, then its place", () => {
    expect(told("ice_age", { at: "salem" })).toEqual(["ability:ice_age", "area:salem"]);
    expect(told("switch_off", { ability: "ferox" })).toEqual(["ability:ferox"]);
    expect(told("cursed_slumber", { at: "salem" })).toEqual(["ability:cursed_slumber", "gate:salem"]);
  });
  it("whose cultist is the tribute is seen on the map", () => {
    const seen = aView({ areas: [anArea("arkham", { units: [{}, { acolyte: 2 }] })] });
    expect(told("tribute", { unit: "acolyte", at: "arkham" }, 0, seen)).toEqual(["unit:1:acolyte@arkham"]);
  });
  it("a captive is where a captor is, if that is one place only", () => {
    const both = { units: [{ acolyte: 1 }, { cthulhu: 1 }] };
    const one = aView({ areas: [anArea("arkham", both), anArea("salem", { units: [{ acolyte: 3 }, {}] })] });
    expect(told("give_up", { unit: "acolyte" }, 0, one)).toEqual(["unit:0:acolyte@arkham"]);
    const two = aView({ areas: [anArea("arkham", both), anArea("salem", both)] });
    expect(told("give_up", { unit: "acolyte" }, 0, two)).toEqual(["kind:0:acolyte"]);
  });
  it("what only ends something is about nothing", () => {
    expect(["end", "stop", "ready", "done", "pass_turn", "decline"].flatMap((verb) => told(verb))).toEqual([]);
  });
});

describe("the areas of things", () => {
  it("are told by areas, gates and stacks, each once", () => {
    const names = ["area:india", "gate:arctica", "unit:0:acolyte_on_gate@arctica", "kind:0:ghoul", "pool:0:ghoul", "fight:india", "seat:1"];
    expect(areasOf(names)).toEqual(["india", "arctica"]);
  });
});

describe("all options of the game", () => {
  const ENDS = ["pass_turn", "stop", "end", "ready", "done", "ignore", "decline", "no_more", "enough", "none", "grant_sign", "spare"];
  const WORDS = readFileSync("../src/fhtagn/games/duel/text/en.ftl", "utf8");
  const verbs = [...WORDS.matchAll(/^option-([a-z-]+)/gm)].map((found) => (found[1] as string).replaceAll("-", "_"));
  const about = { unit: "acolyte", at: "salem", to: "boston", of: 1, seat: 0, value: 1, book: "howl", ability: "howl", faction: "sleeper", requirement: "x_1" };

  it("can be pointed at, unless they only end something", () => {
    expect(verbs.length).toBeGreaterThan(60);
    expect(verbs.filter((verb) => !told(verb, about).length).sort()).toEqual(ENDS.sort());
  });
  it("have a sign in the list", () => {
    expect(verbs.filter((verb) => !icons[verb])).toEqual([]);
  });
});
