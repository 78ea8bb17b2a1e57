import { expect, test } from "vitest";
import type { Book } from "../../net/book.ts";
import { applied, best, counted, signed, standing } from "./score.ts";
import type { Laid, Line, Player } from "./view.ts";

const card = (symbols: string, kind: string) => ({ facts: { symbols, kind, deck: "inn" } });
const side = (side: string, ...cards: string[]) => ({ facts: { side, deck: "inn", cards } });
const book = {
  printed: {
    card: { zadok: card("☀☀", "hero"), agent: card("☀", "hero"), deep: card("☠", "monster"), rune: card("", "neutral") },
    faction: { seekers: side("hero", "zadok", "olmstead"), gods: side("monster", "deep", "hydra") },
  },
} as unknown as Book;
const area: Laid[] = [["zadok", 0], ["agent", 0], ["deep", 0], ["deep", 0], ["rune", 0]];

test("suns count for Heroes, skulls against them, pictured characters once", () => {
  expect(standing(book, area, "seekers")).toEqual({ faction: "seekers", side: "hero", suns: 3, skulls: 2, bonus: 2, points: 3 });
});

test("skulls count for Monsters; a second copy brings no second bonus", () => {
  expect(standing(book, area, "gods")).toMatchObject({ bonus: 2, points: 1 });
});

test("the best faction counts, and none that is unknown", () => {
  const player = { area, factions: ["gods", null, "seekers"] } as unknown as Player;
  expect(best(book, player)?.faction).toBe("seekers");
  expect(best(book, { area, factions: [null] } as unknown as Player)).toBeUndefined();
});

const sheet: Line[] = [["MH 6.7", "agent", -1], ["MH 6.6", "deep", 1], ["MH 6.19", "olmstead", 2], ["MH 6.18", "rune", -1], ["MH 6.8", "deep", 2]];

test("a sheet by column", () => {
  expect(counted(sheet)).toEqual({ suns: -1, skulls: 1, bonus: 2, special: 1 });
  expect(applied([{ sheet } as unknown as Player], "special")).toEqual(["MH 6.18", "MH 6.19"]);
  expect(applied([{ sheet } as unknown as Player], "suns")).toEqual(["MH 6.7"]);
});

test("numbers carry their sign", () => {
  expect([3, 0, -2].map(signed)).toEqual(["+3", "0", "−2"]);
});
