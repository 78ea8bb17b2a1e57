import { describe, expect, it } from "vitest";
import { faces, fightersOf, killsTaken, reportsOf, rollsOf, stepOf, thoughtOf } from "./battle.ts";
import type { Told } from "./events.ts";
import { aBattle, anArea, battle, doom, killed, over, retreated, rolled, turn } from "./example.ts";
import type { Category } from "./seen.ts";

const category = (unit: string): Category => (unit === "cthulhu" ? "goo" : "monster");

describe("a battle", () => {
  it("knows its own dice, not those of a battle fought in between", () => {
    const events: Told[] = [
      battle(0, "salem"), rolled(0, 3, 1, 0), over("salem"),
      battle(0, "arkham"), battle(1, "boston"), rolled(1, 9, 9, 0), over("boston"), rolled(0, 4, 1, 2),
    ]; // prettier-ignore
    expect([...rollsOf(events)]).toEqual([[0, { dice: 4, kills: 1, pains: 2 }]]);
  });
  it("goes from step to step", () => {
    expect(stepOf(aBattle(), false, "nexus")).toBe("declare");
    expect(stepOf(aBattle({ sides: [{ ghoul: 1 }, {}] }), false, "pre_battle")).toBe("prepare");
    expect(stepOf(aBattle(), true, "choose_kill")).toBe("assign");
    expect(stepOf(aBattle(), true, "choose_retreat")).toBe("retreat");
  });
  it("shows dice as Kills, Pains and the rest", () => {
    expect(faces({ dice: 4, kills: 1, pains: 2 })).toEqual(["kill", "pain", "pain", "miss"]);
  });
  it("sets the one on the gate apart", () => {
    const area = anArea("arkham", { gate: true, keeper: 0, on_gate: "acolyte", units: [{ acolyte: 2, cthulhu: 1 }, {}] });
    const battle = aBattle({ sides: [{ acolyte: 2, cthulhu: 1 }, {}], results: [[0, "acolyte", "kill"]] });
    const found = fightersOf(area, battle, 0, category).map((one) => [one.name, one.count, one.results]);
    expect(found).toEqual([
      ["unit:0:cthulhu@arkham", 1, []], ["unit:0:acolyte@arkham", 1, ["kill"]], ["unit:0:acolyte_on_gate@arkham", 1, []],
    ]); // prettier-ignore
  });
  it("has the units of the area before it begins", () => {
    expect(fightersOf(anArea("salem", { units: [{ ghoul: 2 }, {}] }), undefined, 0, category)[0]?.count).toBe(2);
  });
});

it("odds are gathered by the number of Kills", () => {
  const chances = [[0, 0.5], [0, 0.25], [1, 0.15], [6, 0.1]] as const; // prettier-ignore
  const results = chances.map(([kills, chance]) => ({ kills, pains: 0, chance }));
  expect(killsTaken({ dice: 6, results, doom: { expected: 1 }, holds: 0 })).toEqual([0.75, 0.15, 0, 0, 0.1]);
});

it("a battle that is over is told of: dice, and what became of whom", () => {
  const events: Told[] = [
    turn(0), battle(0, "arkham"), rolled(0, 3, 1, 0), rolled(1, 0, 0, 0), { kind: "result", seat: 1, unit: "acolyte", result: "kill" },
    killed(1, "acolyte", "arkham"), retreated(1, "deep_one", "salem"), over("arkham"), doom(0, 1),
  ]; // prettier-ignore
  const [report] = reportsOf(events);
  expect([report?.area, report?.attacker, report?.rolls.get(0)?.kills]).toEqual(["arkham", 0, 1]);
  expect(report?.fates).toEqual([[1, "acolyte", "kill"], [1, "deep_one", "pain"]]); // prettier-ignore
  expect(reportsOf(events.slice(0, 5))).toEqual([]);
});

it("a battle that was fought within another is told of, each with its own dice", () => {
  const events: Told[] = [
    battle(0, "arkham"), battle(1, "boston"), rolled(1, 9, 9, 0), killed(0, "acolyte", "boston"), over("boston"),
    rolled(0, 4, 1, 2), over("arkham"),
  ]; // prettier-ignore
  const found = reportsOf(events).map(({ area, attacker, rolls, fates }) => [area, attacker, [...rolls.values()].map((one) => one.dice), fates.length]);
  expect(found).toEqual([["arkham", 0, [4], 0], ["boston", 1, [9], 1]]); // prettier-ignore
});

describe("the battle one thinks of", () => {
  const option = (verb: string, at: string) => ({ key: `${verb}@${at}`, verb, about: { at }, aside: false, things: [] });
  const [here, there, march] = [option("battle", "india"), option("battle", "arctica"), option("move", "india")];
  const options = [here, there, march];

  it("is the one under the pointer", () => {
    expect(thoughtOf(options, { pointed: there.key, picked: [], left: options })).toBe(there);
    expect(thoughtOf(options, { pointed: march.key, picked: [], left: options })).toBeUndefined();
  });
  it("is the only one left with what was picked", () => {
    expect(thoughtOf(options, { pointed: "", picked: ["area:india"], left: [here, march] })).toBe(here);
    expect(thoughtOf(options, { pointed: "", picked: ["verb:battle"], left: [here, there] })).toBeUndefined();
    expect(thoughtOf(options, { pointed: "", picked: [], left: [here] })).toBeUndefined();
  });
});
