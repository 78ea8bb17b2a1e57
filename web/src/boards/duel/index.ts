import type { Face } from "../face.ts";
import Board from "./Board.svelte";
import Card from "./Card.svelte";
import Ending from "./Ending.svelte";
import "./factions.css";
import { icons } from "./icons.ts";
import Phases from "./Phases.svelte";
import { things } from "./things.ts";

const letters = {
  move: "M", battle: "B", recruit: "R", summon: "S", gate: "G", awaken: "A", capture: "C", ice_age: "I", hibernate: "H", pass_turn: "P",
}; // prettier-ignore

export const face: Face = { Board, Phases, Ending, Card, things, letters, icons };
