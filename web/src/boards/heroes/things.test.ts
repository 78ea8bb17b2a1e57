import { expect, test } from "vitest";
import { things } from "./things.ts";
import type { View } from "./view.ts";

const player = (pile: number) => ({ hand: [], area: [], factions: [], pile, resigned: false });
const view = { players: [player(0), player(1)] } as unknown as View;
const of = (verb: string, about = {}, seat = 0) => things({ verb, about }, view, seat);

test("a card is played from the hand to its place", () => {
  expect(of("play", { card: "inn_deep_one" })).toEqual(["hand:inn_deep_one", "here"]);
});

test("the deck is one's own", () => {
  expect(of("draw", { left: 4 })).toEqual(["deck:0"]);
  expect(of("draw_cards", { count: 2, left: 4 }, 1)).toEqual(["deck:1"]);
  expect(of("look", {}, 1)).toEqual(["deck:1"]);
});

test("a card in an area is told apart by area and owner", () => {
  expect(of("discard", { card: "inn_agent", at: 1 })).toEqual(["card:1:inn_agent:0"]);
  expect(of("take", { card: "inn_agent", at: 1, of: 1 })).toEqual(["card:1:inn_agent:1"]);
  expect(of("swap", { card: "inn_agent", at: 0 }, 1)).toEqual(["card:0:inn_agent:1"]);
});

test("without an area it is in a hand", () => {
  expect(of("discard", { card: "inn_agent" })).toEqual(["hand:inn_agent"]);
  expect(of("give", { place: 2, card: "inn_agent" })).toEqual(["hand:inn_agent"]);
  expect(of("pass_on", { place: 0, card: "inn_agent" })).toEqual(["hand:inn_agent"]);
});

test("players and areas are one thing", () => {
  expect(of("put", { to: 1 })).toEqual(["area:1"]);
  expect(of("bring", { to: 0 })).toEqual(["area:0"]);
  expect(of("choose", { seat: 1 })).toEqual(["area:1"]);
});

test("cards one has seen", () => {
  expect(of("take_top", { place: 1, card: "inn_zadok" })).toEqual(["top:inn_zadok"]);
  expect(of("top", { place: 0, card: "inn_zadok" })).toEqual(["top:inn_zadok"]);
  expect(of("take_back", { card: "inn_zadok" })).toEqual(["discard:inn_zadok"]);
});

test("answers that are about nothing on the table", () => {
  for (const verb of ["keep", "exchange", "skip", "decline", "enough", "resign"]) expect(of(verb)).toEqual([]);
});
