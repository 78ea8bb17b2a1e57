import { describe, expect, it } from "vitest";
import type { Told } from "./events.ts";
import { battle, killed, moved, over, retreated, rolled, turn } from "./example.ts";
import { lastDeeds, lastOf, sinceDeeds } from "./last.ts";

const MINE: Told[] = [turn(0), { kind: "paid", seat: 0, count: 1 }, moved(0, "ghoul", "arkham", "salem"), moved(0, "ghoul", "arkham", "salem")];
const THEIRS: Told[] = [turn(1), battle(1, "boston"), killed(0, "acolyte", "boston"), retreated(1, "deep_one", "salem")];

describe("the last deeds", () => {
  it("are those of the turn that is being played", () => {
    expect(lastDeeds([...THEIRS, ...MINE])).toEqual(MINE);
  });
  it("are those of the turn before while nothing has been done", () => {
    expect(lastDeeds([...MINE, ...THEIRS, turn(0), { kind: "decay_paid", seat: 0, count: 1 }])).toEqual(THEIRS);
  });
  it("are none at the very start", () => {
    expect(lastDeeds([{ kind: "took_faction", seat: 0, faction: "sleeper" }])).toEqual([]);
  });
  it("leave one trail for all who went the same way", () => {
    expect(lastOf(MINE).trails).toEqual([{ key: "0:ghoul:arkham>salem", seat: 0, unit: "ghoul", from: "arkham", to: "salem", count: 2 }]);
    expect([...lastOf(MINE).things]).toEqual(["unit:0:ghoul@salem"]);
  });
  it("show a retreat from where the battle was", () => {
    const { trails, things } = lastOf(THEIRS);
    expect(trails.map((one) => [one.from, one.to])).toEqual([["boston", "salem"]]);
    expect([...things]).toEqual(["area:boston", "unit:1:deep_one@salem"]);
  });
});

it("is a battle in which all dice missed, too", () => {
  const missed: Told[] = [turn(0), battle(0, "india"), rolled(0, 2, 0, 0), rolled(1, 0, 0, 0), over("india")];
  expect(lastDeeds([turn(1), moved(1, "acolyte", "siberia", "india"), ...missed])).toEqual(missed);
});

describe("what has happened since somebody did something", () => {
  const events = [...MINE, ...THEIRS, turn(0)];
  it("begins with their own turn", () => {
    expect(sinceDeeds(events, 0)).toEqual(events);
    expect(sinceDeeds(events, 1)).toEqual(events.slice(MINE.length));
  });
  it("is all there was if they have done nothing yet", () => {
    expect(sinceDeeds(MINE, 1)).toEqual(MINE);
  });
  it("begins with anybody's turn for whoever watches", () => {
    expect(sinceDeeds(events, -2)).toEqual(events.slice(MINE.length));
  });
});
