/** The table says for somebody what goes without saying: with the options and asides as `fate` offers them. */
import { afterEach, expect, test, vi } from "vitest";
import { aBook, aFace, aSeen, lay, type Laid } from "./example.svelte.ts";
import { onlyIdle } from "./passing.svelte.ts";

const FINAL = ["prepare", "prepare_with", "resign"]; // as in games/fate/game.py

let laid: Laid;

async function asked(options: string[], asides: string[], idle: string | undefined = "pass"): Promise<Laid["table"]> {
  const sayings = [...options, ...asides].map((key) => [key, {}] as const);
  const seen = aSeen(0, { asked: [[0, "react", {}, false]], options, asides, sayings });
  laid = await lay(aBook("fate", { final: FINAL }), aFace({ idle }), [seen, aSeen(1)]);
  return laid.table;
}

afterEach(() => {
  laid.clear();
  vi.unstubAllGlobals();
});

test("where nothing else can be done but to give up, the answer is clear", async () => {
  expect(onlyIdle(await asked(["pass"], ["resign"]))?.key).toBe("pass");
});

test.each([
  [["pass", "cast"], ["resign"]],
  [["draw"], ["resign"]],
  [["pass"], ["cast", "resign"]],
  [["pass"], ["use", "resign"]],
  [[], ["resign"]],
])("%j with %j besides is for the player", async (options, asides) => {
  expect(onlyIdle(await asked(options, asides))).toBeUndefined();
});

test("a game that has no such answer asks always", async () => {
  expect(onlyIdle(await asked(["pass"], ["resign"], ""))).toBeUndefined();
});
