import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { anArea } from "./example.ts";
import { primary, type Shapes } from "./maps.ts";
import { keeperOf, placed, stacksOf } from "./stacks.ts";
import type { Category } from "./seen.ts";

const category = (unit: string): Category => (["cthulhu", "rhan_tegoth", "ithaqua"].includes(unit) ? "goo" : unit === "acolyte" ? "cultist" : "monster");
const HOUSE = "../src/fhtagn/games/duel"; // seen from web/, where the tests run

function read(path: string): string {
  return readFileSync(`${HOUSE}/${path}`, "utf8");
}

const MAPS = ["extinction", "lovecraft_country"].map((map) => JSON.parse(read(`geometry/${map}.json`)) as Shapes);
const CROWD = [
  { acolyte: 6, wendigo: 4, gnoph_keh: 3, rhan_tegoth: 1, ithaqua: 1 },
  { acolyte: 6, deep_one: 4, shoggoth: 2, starspawn: 2, cthulhu: 1 },
];

describe("stacks", () => {
  it("the one on the gate is not among those beside it", () => {
    const area = anArea("x", { gate: true, keeper: 0, on_gate: "acolyte", units: [{ acolyte: 2 }, { acolyte: 1 }] });
    expect(stacksOf(area, category).map((one) => [one.name, one.count])).toEqual([["unit:0:acolyte@x", 1], ["unit:1:acolyte@x", 1]]);
    expect(keeperOf(area)?.name).toBe("unit:0:acolyte_on_gate@x");
  });

  it("a stack of one that keeps the gate is no stack", () => {
    const area = anArea("x", { gate: true, keeper: 0, on_gate: "acolyte", units: [{ acolyte: 1 }, {}] });
    expect(stacksOf(area, category)).toEqual([]);
  });

  it("few stand in large places, the sides apart", () => {
    const arkham = primary(MAPS[1]!.areas.find((area) => area.id === "arkham")!);
    const all = placed(arkham, stacksOf(anArea("arkham", { units: [{ ghoul: 2, cthulhu: 1 }, { acolyte: 1 }] }), category));
    expect(all.map((one) => one.r)).toEqual([33, 23, 23]);
    for (const one of all) expect(one.x < arkham.gate![0]).toBe(one.seat === 0);
  });
});

describe("the drawn maps", () => {
  it.each(MAPS)("$id has the areas of the game", (shapes) => {
    const toml = read(`data/map_${shapes.id}.toml`);
    const ids = [...toml.matchAll(/\[\[area\]\]\s+id = "(\w+)"/g)].map((found) => found[1]);
    expect(ids.length).toBe(14);
    expect(shapes.areas.map((area) => area.id).sort()).toEqual(ids.sort());
  });

  it.each(MAPS)("every area of $id has room for everybody, none on another", (shapes) => {
    for (const area of shapes.areas) {
      const all = placed(primary(area), stacksOf(anArea(area.id, { units: CROWD }), category));
      const apart = all.every((one, i) => all.every((other, j) => i === j || Math.hypot(one.x - other.x, one.y - other.y) > 20));
      expect([area.id, all.length, apart]).toEqual([area.id, 10, true]);
    }
  });
});
