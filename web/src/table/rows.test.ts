/** The list of options: short, in its place, and with what is refused. */
import { expect, test } from "vitest";
import type { Option } from "./choice.svelte.ts";
import { rowsOf } from "./rows.ts";
import type { Table } from "./table.svelte.ts";

const option = (verb: string, number: number): Option => ({ key: `${verb}:${number}`, verb, about: {}, aside: false, things: [] });

const words = { action: (verb: string) => (verb === "spawn" ? undefined : verb) };

function table(left: Option[], { menus = {}, picked = [] as string[] } = {}): Table {
  return { choice: { left, picked }, face: { menus }, question: [0, "act", {}, false], words } as unknown as Table;
}

const many = [...Array(12).keys()].map((number) => option("move", number));

test("few options are shown one by one", () => {
  expect(rowsOf(table([option("draw", 1), option("play", 1)])).map((row) => row.option?.key)).toEqual(["draw:1", "play:1"]);
});

test("many are first shown by their kinds, those of one kind never", () => {
  const rows = rowsOf(table([...many, option("pass", 0)]));
  expect(rows.map((row) => [row.verb, row.option?.key, row.count])).toEqual([["move", undefined, 12], ["pass", "pass:0", 1]]);
  expect(rowsOf(table(many))).toHaveLength(12);
});

test("a menu keeps its places, also of what is refused, until something is picked", () => {
  const menus = { act: ["move", "battle", "pass"] };
  const rows = rowsOf(table([option("pass", 0), option("move", 1), option("dream", 1)], { menus }));
  expect(rows.map((row) => [row.verb, row.count])).toEqual([["dream", 1], ["move", 1], ["battle", 0], ["pass", 1]]);
  expect(rowsOf(table([option("dream", 1)], { menus })).map((row) => row.verb)).toEqual(["dream"]);
  expect(rowsOf(table([option("move", 1)], { menus, picked: ["verb:move"] })).map((row) => row.verb)).toEqual(["move"]);
});

test("what has no name as a kind is shown one by one", () => {
  const rows = rowsOf(table([...many, option("spawn", 1), option("spawn", 2)]));
  expect(rows.map((row) => row.option?.key ?? row.verb)).toEqual(["move", "spawn:1", "spawn:2"]);
});

test("asides are not among the answers", () => {
  expect(rowsOf(table([{ ...option("resign", 0), aside: true }]))).toEqual([]);
});
