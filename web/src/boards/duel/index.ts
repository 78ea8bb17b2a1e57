import type { Face } from "../face.ts";
import Board from "./Board.svelte";
import Card from "./Card.svelte";
import Ending from "./Ending.svelte";
import Held from "./Held.svelte";
import "./factions.css";
import { icons } from "./icons.ts";
import Phases from "./Phases.svelte";
import { things } from "./things.ts";
import { where } from "./where.ts";

const letters = {
  move: "M", battle: "B", recruit: "R", summon: "S", gate: "G", awaken: "A", capture: "C", ice_age: "I", hibernate: "H", pass_turn: "P",
}; // prettier-ignore

/** The actions of the phase, in the order of the rulebook. */
const menus = { act: ["move", "battle", "recruit", "summon", "awaken", "gate", "capture", "pass_turn"] };

export const face: Face = { Board, Phases, Hand: Held, Ending, Card, where, things, menus, weighed: ["battle", "ritual"], letters, icons };
