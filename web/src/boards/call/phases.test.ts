import { describe, expect, it } from "vitest";
import { momentOf, toggled, windowName } from "./phases.ts";
import type { View } from "./view.ts";

const at = (phase: string, step = "before") => ({ phase, step }) as View;

describe("where in the turn we are", () => {
  it("is the phase, outside of the story phase", () => {
    expect(momentOf(at("draw"))).toBe("draw");
    expect(momentOf(at(""))).toBe("");
  });

  it("is what has been done, in the story phase", () => {
    expect(["before", "committed", "opposed", "resolved"].map((step) => momentOf(at("story", step)))).toEqual([
      "story", "committed", "opposed", "resolved",
    ]);
  });
});

describe("stops", () => {
  it("are kept apart for one's own turn and the other's", () => {
    expect([windowName("draw", true), windowName("draw", false)]).toEqual(["own_draw", "other_draw"]);
  });

  it("are set and lifted", () => {
    expect(toggled(["own_draw"], "other_draw")).toEqual(["own_draw", "other_draw"]);
    expect(toggled(["own_draw"], "own_draw")).toEqual([]);
  });
});
