import { describe, expect, it } from "vitest";
import type { Told } from "../../net/book.ts";
import { momentOf, toggled, windowName } from "./course.ts";
import type { Call } from "./view.ts";

const at = (phase: string) => ({ phase, active: 1 }) as Call;
const before: Told[] = [["turn", 0, 3], ["committed", 0, "F041", "F160"], ["turn", 1, 4], ["phase", "story"]];

describe("where in the turn we are", () => {
  it("is the phase, outside of the story phase", () => {
    expect(momentOf(at("draw"), [])).toBe("draw");
    expect(momentOf(at(""), [])).toBe("");
  });

  it("is told by what has happened in this turn's story phase", () => {
    const first: Told[] = [...before, ["committed", 1, "F041", "F160"]];
    const second: Told[] = [...first, ["committed", 0, "F042", "F160"]];
    expect(momentOf(at("story"), before)).toBe("story");
    expect(momentOf(at("story"), first)).toBe("committed");
    expect(momentOf(at("story"), second)).toBe("opposed");
    expect(momentOf(at("story"), [...second, ["resolving", "F160"]])).toBe("resolved");
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
