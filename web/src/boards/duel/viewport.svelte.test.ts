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
  it("stays where it is while everything that matters is seen", () => {
    const seen = aViewport();
    seen.look([600, 380]);
    seen.show([[500, 300], [700, 400]]);
    expect([seen.x, seen.y, seen.width]).toEqual([300, 80, 600]);
  });
  it("goes to what lies outside, no farther than needed", () => {
    const seen = aViewport();
    seen.look([600, 380]);
    seen.show([[200, 300]]);
    expect([seen.x, seen.y, seen.width]).toEqual([140, 80, 600]);
  });
  it("goes back from the map for places that are apart", () => {
    const seen = aViewport();
    seen.show([[100, 100], [760, 100]]);
    expect(seen.width).toBe(780);
    expect(seen.x).toBe(40);
  });
  it("cannot show all that are too far apart, but meets one of them", () => {
    const seen = aViewport();
    seen.look([600, 380]);
    expect(seen.show([[60, 100], [1150, 700]])).toBe(false);
    expect(seen.x).toBe(300);
    seen.meet([[650, 380], [60, 100]]);
    expect(seen.x).toBe(300);
    seen.meet([[60, 100], [1150, 700]]);
    expect(seen.x).toBe(0);
  });
  it("shows at most the whole, in the middle", () => {
    const seen = aViewport();
    for (let i = 0; i < 9; i++) seen.farther();
    expect([seen.width, seen.x, seen.y]).toEqual([1200, 0, -220]);
  });
});
