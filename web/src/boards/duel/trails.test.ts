import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Drawn, Shapes } from "./maps.ts";
import { ends, way } from "./trails.ts";

const shapes = JSON.parse(readFileSync("../src/fhtagn/games/duel/geometry/extinction.json", "utf8")) as Shapes;
const drawn = { shapes } as Drawn;

describe("trails", () => {
  it("go to the nearer side of an ocean that lies at both edges", () => {
    expect(ends(drawn, "north_thalassa_ocean", "mawson_ocean")?.[1][0]).toBeLessThan(200);
    expect(ends(drawn, "siberia", "mawson_ocean")?.[1][0]).toBeGreaterThan(1000);
  });
  it("are nowhere for an area that is not on the map", () => {
    expect(ends(drawn, "siberia", "arkham")).toBeNull();
  });
  it("end before what stands there", () => {
    const { tip } = way([[0, 0], [200, 0]]); // prettier-ignore
    expect(Math.hypot(tip[0] - 200, tip[1])).toBeCloseTo(34, 0);
  });
});
