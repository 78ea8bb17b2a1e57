import { expect, test } from "vitest";
import { payment, sources } from "./pay.ts";
import type { View } from "./view.ts";

const view = {
  players: [{ here: "museum", reserve: [["library", "exodus"]] }],
  locations: [{ id: "museum", column: ["streets", "other_worlds"] }],
} as unknown as View;

test("location, Column and Reserve can pay", () => {
  expect(sources(view, 0)).toEqual([
    { name: "own", symbol: "museum" }, { name: "column.1", symbol: "streets" }, { name: "column.2", symbol: "other_worlds" }, { name: "reserve.1", symbol: "library" },
  ]);
  expect(sources(view, -2)).toEqual([]);
});

test("symbols are paid in kind first, then by wild ones; the rest is missing", () => {
  const from = sources(view, 0);
  expect(payment(["museum", "streets"], from)).toEqual({ pays: ["own", "column.1"], missing: [] });
  expect(payment(["ceremony", "library"], from)).toEqual({ pays: ["reserve.1", "column.2"], missing: [] });
  expect(payment(["museum", "museum", "other_worlds"], from)).toEqual({ pays: ["own", "column.2"], missing: ["other_worlds"] });
});
