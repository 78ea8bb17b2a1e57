import type { Face } from "../face.ts";
import Board from "./Board.svelte";
import Card from "./Card.svelte";
import Ending from "./Ending.svelte";
import Held from "./Held.svelte";
import Phases from "./Phases.svelte";
import { icons as paths } from "./signs.ts";
import { things } from "./things.ts";
import { where } from "./where.ts";

/** Verbs and the meaning of their sign. */
const SIGNS: Readonly<Record<string, string>> = {
  play: "play", use: "use", pass: "pass", commit: "commit", stay: "stay", resource: "deck", no_resource: "pass", resolve: "resolve",
  tokens: "token", token: "token", take_token: "token", move_token: "token", choose: "choose", enough: "enough", offer: "exhausted",
  drain: "drained", x: "choose", restore: "ready", insane: "insane", wound: "wound", ready: "ready", decline: "pass",
  sacrifice: "sacrifice", discard: "discard", bury: "bury", lose: "drained", save: "deck", enter: "play", bring: "play",
  carry_out: "story", first: "story", return: "story", next: "use", keep: "choose", repeat: "exhausted", find: "find",
  find_none: "pass", take: "hand", give: "hand", top: "top", bottom: "bury", factions: "neutral", faction: "neutral",
  keep_hand: "hand", redraw: "deck", resources: "deck", resign: "resign",
};

const icons = Object.fromEntries(Object.entries(SIGNS).map(([verb, meaning]) => [verb, paths[meaning] ?? ""]));

const letters: Readonly<Record<string, string>> = {
  pass: " ", play: "P", use: "U", commit: "C", stay: "T", resource: "R", no_resource: "N", decline: "N", enough: "E",
  keep_hand: "K", redraw: "D", carry_out: "E", find_none: "N",
};

export const face: Face = { Board, Phases, Hand: Held, Ending, Card, where, things, letters, icons };
