import { flushSync } from "svelte";
import { describe, expect, it } from "vitest";
import { Choice, type Option } from "../../table/choice.svelte.ts";
import { March, inTurn } from "./march.svelte.ts";
import type { Stack } from "./stacks.ts";
import { stack } from "./things.ts";

function aMove(unit: string, at: string, to: string): Option {
  return { key: `move:${unit}@${at}>${to}`, verb: "move", about: {}, aside: false, things: ["verb:move", stack(0, unit, at), `area:${to}`] };
}

function aStack(unit: string, area: string, count: number): Stack {
  return { name: stack(0, unit, area), seat: 0, unit, area, count, great: false };
}

/** A table that offers what is left of these moves. */
function aTable(moves: Option[], lasts = 99) {
  const played: string[] = [];
  const table = {
    get options() {
      return played.length < lasts ? moves : [];
    },
    played,
    play: (key: string) => Promise.resolve(played.push(key) > 0),
    choice: new Choice(() => moves, (option) => void played.push(option.key)),
  };
  return table;
}

const ghouls = aStack("ghoul", "arkham", 2);
const goat = aStack("dark_young", "salem", 1);
const MOVES = [aMove("ghoul", "arkham", "salem"), aMove("ghoul", "arkham", "boston"), aMove("dark_young", "salem", "boston")];

describe("moves one after another", () => {
  it("all, if all are offered", async () => {
    const table = aTable(MOVES);
    expect(await inTurn(table, ["move:ghoul@arkham>salem", "move:ghoul@arkham>salem"])).toBe(2);
    expect(table.played).toEqual(["move:ghoul@arkham>salem", "move:ghoul@arkham>salem"]);
  });
  it("none after one that is not offered any more", async () => {
    const table = aTable(MOVES, 1);
    expect(await inTurn(table, ["move:ghoul@arkham>salem", "move:ghoul@arkham>salem"])).toBe(1);
    expect(table.played.length).toBe(1);
  });
  it("none after one that was refused", async () => {
    const refusing = { options: MOVES, play: () => Promise.resolve(false) };
    expect(await inTurn(refusing, ["move:ghoul@arkham>salem", "move:ghoul@arkham>boston"])).toBe(0);
  });
});

describe("a march", () => {
  it("takes more of a stack with each click, and none after all", () => {
    const march = new March(aTable(MOVES), () => 5);
    const counts = [1, 2, 3].map(() => (march.point(ghouls), march.count(ghouls.name)));
    expect(counts).toEqual([1, 2, 0]);
  });

  it("takes no more units than there is Power", () => {
    const march = new March(aTable(MOVES), () => 1);
    march.point(ghouls);
    march.point(goat);
    expect(march.size).toBe(1);
  });

  it("goes where all can go", async () => {
    const table = aTable(MOVES);
    const march = new March(table, () => 5);
    march.point(ghouls);
    march.point(ghouls);
    march.point(goat);
    expect([...march.targets]).toEqual(["boston"]);
    await march.go("boston");
    expect(table.played).toEqual(["move:ghoul@arkham>boston", "move:ghoul@arkham>boston", "move:dark_young@salem>boston"]);
    expect([march.size, march.halted]).toEqual([0, null]);
  });

  it("tells how far it came", async () => {
    const march = new March(aTable(MOVES, 1), () => 5);
    march.point(ghouls);
    march.point(ghouls);
    await march.go("boston");
    expect(march.halted).toEqual({ done: 1, all: 2 });
  });

  it("narrows the list to one unit's options while there is one", () => {
    const table = aTable(MOVES);
    const march = new March(table, () => 5);
    march.point(ghouls);
    expect(table.choice.picked).toEqual([ghouls.name]);
    march.point(goat);
    expect(table.choice.picked).toEqual(["verb:move"]);
  });

  it("is over when something else is picked, or a step back taken", () => {
    const table = aTable(MOVES);
    const march = new March(table, () => 5);
    march.point(ghouls);
    table.choice.back();
    flushSync();
    expect(march.size).toBe(0);
  });

  it("leaves alone who cannot move, and choices that are about something else", () => {
    const table = aTable(MOVES);
    const march = new March(table, () => 5);
    expect(march.point(aStack("acolyte", "arkham", 1))).toBe(false);
    table.choice.picked = ["verb:control"];
    expect(march.point(ghouls)).toBe(false);
  });
});
