/** The prompt says in which phase and step of each game one decides. */
import { cleanup, render } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";
import { aBook, aFace, aSeen, lay, type Laid } from "../table/example.svelte.ts";
import Prompt from "../table/Prompt.svelte";
import { where as call } from "./call/where.ts";
import { aBattle, aView } from "./duel/example.ts";
import { where as duel } from "./duel/where.ts";
import { where as fate } from "./fate/where.ts";
import { where as heroes } from "./heroes/where.ts";

const WHERE = { duel, fate, call, heroes };
const turns = { turns: 4, first: 0, emptied: -1 };
const story = { turn: 2, phase: "story", step: "before", active: 0 };

let laid: Laid;

afterEach(() => {
  cleanup();
  laid.clear();
  vi.unstubAllGlobals();
});

test.each([
  ["duel", "doom", aView({ phase: "doom" }), "Doom"],
  ["duel", "choose_retreat", aView({ battles: [aBattle()] }), "Action · Retreat"],
  ["fate", "mulligan", { phase: 0 }, "Set-up"],
  ["fate", "move", { phase: 2 }, "II Move · move"],
  ["call", "act", { ...story, phase: "draw" }, "Draw · after the draw"],
  ["call", "act", { ...story, phase: "operations" }, "Operations"],
  ["call", "act", story, "story phase, before anybody commits"],
  ["call", "commit", story, "Story · you commit"],
  ["call", "respond", story, "Story · Responses to what has happened"],
  ["heroes", "turn", turns, "Turn 4"],
  ["heroes", "exchange", { ...turns, turns: 0 }, "Exchange of hands"],
] as const)("%s, %s", async (game, prompt, view, said) => {
  laid = await lay(aBook(game), aFace(), [aSeen(0, { view, asked: [[0, prompt, {}, false]] }), aSeen(1)]);
  expect(WHERE[game](laid.table).join(" · ")).toBe(said);
});

test("the prompt tells whose decision it is, where we are, what is asked and what ends it", async () => {
  laid = await lay(aBook("duel"), aFace({ where: duel }), [aSeen(0, { view: aView({ phase: "doom" }), asked: [[0, "doom", {}, false]] }), aSeen(1)]);
  const header = render(Prompt, { table: laid.table }).container.querySelector("header");
  const said = ["web-your-decision", "tui-phase-doom", "ends-doom", "prompt-doom"].map((name) => laid.table.words!.say(name));
  expect(said.filter((one) => !one || !header?.textContent?.includes(one))).toEqual([]);
});
