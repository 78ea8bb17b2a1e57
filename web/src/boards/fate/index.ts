import type { Face } from "../face.ts";
import Board from "./Board.svelte";
import Card from "./Card.svelte";
import Ending from "./Ending.svelte";
import Phases from "./Phases.svelte";
import "./fate.css";
import { icons, letters } from "./verbs.ts";
import { things } from "./things.ts";

export const face: Face = { Board, Phases, Ending, Card, things, letters, icons };
