import { describe, expect, it } from "vitest";
import { Viewport } from "./viewport.svelte.ts";

const MAP = { width: 1200, height: 760 };

function aViewport(): Viewport {
  const seen = new Viewport(MAP, 600);
  seen.fit({ width: 400, height: 400 });
  return seen;
}

describe("the part of the map that is seen", () => {
  it("never leaves the map", () => {
    const seen = aViewport();
    seen.pan(5000, 5000);
    expect([seen.x, seen.y]).toEqual([0, 0]);
    seen.pan(-5000, -5000);
    expect([seen.x, seen.y]).toEqual([600, 160]);
  });
  it("follows the finger", () => {
    const seen = aViewport();
    seen.look([600, 380]);
    seen.pan(-40, 0);
    expect(seen.x).toBe(360);
  });
  it("keeps the pinched point where it is", () => {
    const seen = aViewport();
    seen.look([600, 380]);
    const before = seen.x + 0.5 * seen.width;
    seen.zoom(1.5, [200, 200]);
    expect([seen.width, seen.x + 0.5 * seen.width]).toEqual([400, before]);
  });
  it("shows at most the whole, in the middle", () => {
    const seen = aViewport();
    for (let i = 0; i < 9; i++) seen.farther();
    expect([seen.width, seen.x, seen.y]).toEqual([1200, 0, -220]);
  });
});
