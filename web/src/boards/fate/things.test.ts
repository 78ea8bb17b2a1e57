import { describe, expect, test } from "vitest";
import type { About } from "../../net/book.ts";
import { numbered, things } from "./things.ts";
import type { View } from "./view.ts";

const view = {
  turn: 1,
  players: [
    { here: "museum", reserve: [["library", "marginalia"]] },
    { here: "streets", reserve: [["museum", null]] },
  ],
} as unknown as View;

const named = (verb: string, about: About) => things({ verb, about }, view, 0);

describe("what an option is about", () => {
  test.each<[string, About, string[]]>([
    ["move", { place: 0, to: "museum", spell: "exodus" }, ["hand:exodus", "location:museum"]],
    ["move_pair", { places: "1+2", to: "library", spells: ["exodus", "martyrdom"] }, ["hand:exodus", "hand:martyrdom", "location:library"]],
    ["move_gate", { to: "streets" }, ["gate", "location:streets"]],
    ["piece", { to: "streets", piece: 1 }, ["piece:1", "location:streets"]],
    ["prepare_with", { place: 1, spell: "exodus", artifact: "necronomicon" }, ["hand:exodus", "artifact:0.necronomicon"]],
    ["loot", { owner: 1, artifact: "star_stone" }, ["artifact:1.star_stone"]],
    ["steal", { owner: 1, slot: 2, symbol: "museum" }, ["reserve:1.2"]],
    ["move_column", { symbol: "museum", slot: 3, location: "library", to: "streets" }, ["column:library.3", "location:streets"]],
    ["send", { seat: 1 }, ["supply", "lodge:1"]],
    ["send_own", { seat: 1 }, ["investigators:lodge#1", "lodge:1"]],
    ["lay_storm", { place: 3, location: "museum", storm: "calm" }, ["storm:calm", "location:museum"]],
    ["move_mi_go", { location: "museum", to: "library" }, ["minion:0.museum", "location:library"]],
    ["die", { face: "sign" }, ["die:sign#1"]],
    ["pass", {}, []],
    ["option", { effect: "yig", number: 1 }, []],
  ])("%s", (verb, about, expected) => {
    expect(named(verb, about)).toEqual(expected);
  });

  test("figures are pointed at one by one", () => {
    expect(named("sacrifice", { figures: "x", group: ["0.museum", "0.museum", "0.library"] })).toEqual([
      "pawn:0.museum#1", "pawn:0.museum#2", "pawn:0.library#1",
    ]);
    expect(named("release", { owners: "1+1", group: [1, 1] })).toEqual(["captive:1#1", "captive:1#2"]);
    expect(named("destroy_investigators", { count: 2, place: "streets" })).toEqual(["investigators:streets#1", "investigators:streets#2"]);
    expect(named("lead_to_rival", { count: 1, place: "lodge", seat: 1 })).toEqual(["investigators:lodge#1", "lodge:1"]);
  });

  test("who returns goes from the Abyss to the Lodge or a location; nobody is nothing", () => {
    expect(named("recall", { count: 2, to: "lodge" })).toEqual(["pawn:0.abyss#1", "pawn:0.abyss#2", "lodge:0"]);
    expect(named("recall", { count: 1, to: "museum" })).toEqual(["pawn:0.abyss#1", "location:museum"]);
    expect(named("recall", { count: 0, to: "lodge" })).toEqual([]);
  });

  test("a Spell is cast from the Reserve, or while it is being prepared", () => {
    expect(named("cast", { spell: "marginalia" })).toEqual(["reserve:0.marginalia"]);
    expect(named("cast", { spell: "exodus" })).toEqual(["preparing:exodus"]);
  });

  test("a Winter Storm is met where the turn is", () => {
    expect(named("harvest", {})).toEqual(["location:streets"]);
  });
});

test("equal names are numbered", () => {
  expect(numbered(["a", "b", "a"])).toEqual(["a#1", "b#1", "a#2"]);
});
