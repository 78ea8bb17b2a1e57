import { expect, test } from "vitest";
import type { Option } from "./choice.svelte.ts";
import { onlyIdle } from "./passing.svelte.ts";
import type { Table } from "./table.svelte.ts";

const option = (verb: string, aside = false): Option => ({ key: verb, verb, about: {}, aside, things: [] });

function table(answers: string[], asides: string[], idle: string | undefined = "pass"): Table {
  return { answers: answers.map((one) => option(one)), asides: asides.map((one) => option(one, true)), face: { idle }, book: { final: ["resign"] } } as unknown as Table;
}

test("where nothing else can be done the answer is clear", () => {
  expect(onlyIdle(table(["pass"], ["resign"]))?.key).toBe("pass");
});

test.each([
  [["pass", "cast"], []],
  [["draw"], []],
  [["pass"], ["cast"]],
  [[], []],
])("%j with %j besides is for the player", (answers, asides) => {
  expect(onlyIdle(table(answers, asides))).toBeUndefined();
});

test("a game that has no such answer asks always", () => {
  const { face, ...rest } = table(["pass"], []);
  expect(onlyIdle({ ...rest, face: { ...face, idle: undefined } } as unknown as Table)).toBeUndefined();
});
