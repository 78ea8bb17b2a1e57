/** Run by tests/web/test_parity.py: what the browser finds is compared with what `fhtagn rules` found. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { matching } from "./search.ts";

interface Found {
  statements: Parameters<typeof matching>[0];
  searches: { text: string; ids: string[] }[];
}

const games = JSON.parse(readFileSync(process.env.SEARCHES as string, "utf8")) as Record<string, Found>;

test.each(Object.entries(games))("the same is found in %s", (_, { statements, searches }) => {
  const ours = searches.map(({ text }) => ({ text, ids: matching(statements, text).map((one) => one.id) }));
  expect(ours).toEqual(searches);
});
