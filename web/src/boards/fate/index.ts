import type { Face } from "../face.ts";
import Board from "./Board.svelte";
import Card from "./Card.svelte";
import Ending from "./Ending.svelte";
import Held from "./Held.svelte";
import Phases from "./Phases.svelte";
import "./fate.css";
import { icons, letters } from "./verbs.ts";
import { things } from "./things.ts";
import { where } from "./where.ts";

export const face: Face = { Board, Phases, Hand: Held, Ending, Card, where, things, idle: "pass", letters, icons };
