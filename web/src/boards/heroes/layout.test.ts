import { expect, test } from "vitest";
import { fit, grid, single, stacked } from "./layout.ts";
import type { Laid } from "./view.ts";

test.each([[1, 1, 1, 0], [3, 3, 1, 0], [4, 4, 1, 0], [5, 3, 2, 1], [6, 4, 2, 2], [7, 4, 2, 1], [8, 4, 2, 0]])(
  "%i areas: %i columns, %i rows, %i cells for the piles",
  (areas, columns, rows, free) => expect(grid(areas)).toEqual({ columns, rows, free }),
);

test("few cards lie as large as they can", () => {
  expect(fit(1000, 92, 5)).toEqual({ width: 109, height: 92, shown: 5 });
});

test("where there is much room they lie larger still, up to a point, in the same shape", () => {
  expect(fit(1000, 420, 3)).toEqual({ width: 161, height: 136, shown: 3 });
  expect(fit(1000, 2000, 3)).toEqual(fit(1000, 420, 3));
});

test("more cards are smaller, as long as they can be read", () => {
  const found = fit(1000, 92, 13);
  expect(found.shown).toBe(13);
  expect(found.width).toBeLessThan(104);
});

test("a row more only if it is worth it", () => {
  expect(fit(290, 180, 3)).toEqual({ width: 92, height: 88, shown: 3 });
  expect(fit(240, 180, 4)).toEqual({ width: 104, height: 87, shown: 4 });
});

test("what does not fit leaves a place that says so", () => {
  const found = fit(240, 130, 20);
  expect(found.shown).toBeLessThan(20);
  expect((found.shown + 1) * (found.width + 6) * (found.height + 6)).toBeLessThanOrEqual(246 * 136);
});

const area: Laid[] = [["deep", 0], ["agent", 0], ["deep", 0], ["deep", 1]];

test("copies are told apart", () => {
  expect(single(area).map((one) => one.key)).toEqual(["deep:0:0", "agent:0:0", "deep:0:1", "deep:1:0"]);
});

test("equal copies of one owner lie together", () => {
  expect(stacked(area).map((one) => [one.code, one.owner, one.count])).toEqual([["deep", 0, 2], ["agent", 0, 1], ["deep", 1, 1]]);
});
