import { expect, test } from "vitest";
import type { Book } from "../../net/book.ts";
import type { Told } from "./events.ts";
import { changes, luck, sums } from "./tally.ts";
import type { View } from "./view.ts";

const text = (en: string) => ({ name: { en: "", ru: "" }, text: { en }, facts: {}, provenance: {} });
const printed: Book["printed"] = {
  spell: { dark_communion: text("Sacrifice 2 of your Cultists and advance 1."), marginalia: text("On your turn: draw 3 Spells.") },
  artifact: { amulet: text("Tilt. When you have rolled dice: reroll one of them.") },
  face: {
    star: { ...text(""), facts: { sides: 1 } }, sign: { ...text(""), facts: { sides: 2 } },
    tentacle: { ...text(""), facts: { sides: 2 } }, cthulhu: { ...text(""), facts: { sides: 1 } },
  },
};
const events: Told[] = [
  { kind: "turn", seat: 0 },
  { kind: "base_action", seat: 0, location: "other_worlds" },
  { kind: "rolled", seat: 0, why: "summon", faces: ["cthulhu", "star"] },
  { kind: "artifact_used", seat: 0, artifact: "amulet" },
  { kind: "rerolled", seat: 0, faces: ["star"], results: ["tentacle"] },
  { kind: "advanced", seat: 0, count: 1 },
  { kind: "advanced", seat: 0, count: 2 },
  { kind: "cast", seat: 0, spell: "dark_communion" },
  { kind: "cast", seat: 1, spell: "marginalia" },
  { kind: "advanced", seat: 0, count: 3 },
  { kind: "turn", seat: 1 },
  { kind: "raid", seat: 1, count: 5 },
  { kind: "sign_gained", seat: 1, space: 9 },
  { kind: "sign_gained", seat: 1, space: 8 },
  { kind: "moved_back", seat: 0, count: 1 },
];
const view = { players: [{ token: 1, signs: 0 }, { token: 0, signs: 3 }] } as unknown as View;

test("each step is put down to the last thing that can have done it", () => {
  const all = changes(events, printed);
  expect(sums(all, view, 0, "steps")).toEqual([{ source: "worlds", count: 2 }, { source: "spells", count: 1 }, { source: "other", count: -2 }]);
});

test("what nobody was told of makes up the rest", () => {
  const all = changes(events, printed);
  expect(sums(all, view, 1, "signs")).toEqual([{ source: "raids", count: 2 }, { source: "other", count: 1 }]);
});

test("the luck of the dice: all that were thrown, and how many were to be expected", () => {
  const found = luck(events, printed, 0);
  expect(found.dice).toBe(3);
  expect(found.faces.map(({ face, count, expected }) => [face, count, expected])).toEqual([
    ["star", 1, 0.5], ["sign", 0, 1], ["tentacle", 1, 1], ["cthulhu", 1, 0.5],
  ]);
});
