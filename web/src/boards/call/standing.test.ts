import { describe, expect, it } from "vitest";
import type { Book } from "../../net/book.ts";
import { cells, verdict } from "./standing.ts";
import type { Struggle } from "./seen.ts";
import type { View } from "./view.ts";

const book = {
  printed: { card: { F160: { facts: { terror: 1, combat: 1, arcane: 1, investigation: 1 } } } },
} as unknown as Book;

interface Given {
  skill?: number[];
  icons?: number[][];
  struggles?: Struggle[];
  fast?: number[];
  fought?: Struggle[];
  active?: number;
}

function table({ skill = [0, 0], icons = [[0, 0, 0, 0], [0, 0, 0, 0]], struggles = ["terror", "combat", "arcane", "investigation"], fast = [0, 0], fought, active = 0 }: Given): View {
  return {
    active,
    committing: [],
    fray: fought ? { story: "F160", fought } : null,
    row: [{ story: "F160", tokens: [0, 0], struggles, icons, skill, resolved: false }],
    players: fast.map((count) => ({ play: [{ card: "F048", at: 0, keywords: count ? { fast: 1 } : {} }] })),
  } as unknown as View;
}

describe("the struggles of a story", () => {
  it("have a leader, or none", () => {
    const found = cells(table({ icons: [[1, 0, 2, 0], [0, 0, 2, 3]] }), book, 0);
    expect(found.map((cell) => cell.leader)).toEqual([0, -1, -1, 1]);
  });

  it("go to the faster side in a tie above nothing", () => {
    const found = cells(table({ icons: [[1, 0, 0, 0], [1, 0, 0, 0]], fast: [0, 1] }), book, 0);
    expect(found.map((cell) => cell.leader)).toEqual([1, -1, -1, -1]);
  });

  it("are marked if a card has added or removed them, or if they are over", () => {
    const found = cells(table({ struggles: ["combat", "arcane", "investigation", "investigation"], fought: ["combat"] }), book, 0);
    expect(found.map((cell) => `${cell.icon} ${cell.is}`)).toEqual([
      "terror removed", "combat fought", "arcane ", "investigation ", "investigation added",
    ]);
  });
});

describe("the outcome as things stand", () => {
  it.each<[Given, string]>([
    [{ skill: [3, 0] }, "unopposed"],
    [{ skill: [3, 2] }, "success"],
    [{ skill: [3, 2], active: 1 }, "failure"],
    [{ skill: [3, 3] }, "tie"],
    [{ skill: [3, 3], fast: [1, 0] }, "fast"],
    [{ skill: [3, 3], fast: [0, 1] }, "tie"],
    [{ skill: [0, 0] }, "failure"],
  ])("%j", (given, said) => {
    expect(verdict(table(given), 0)).toBe(said);
  });
});
