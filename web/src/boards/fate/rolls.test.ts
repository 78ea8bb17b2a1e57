import { expect, test } from "vitest";
import type { Told } from "./events.ts";
import { counted, lastRoll } from "./rolls.ts";

test("nothing was rolled yet", () => {
  expect(lastRoll([{ kind: "turn", seat: 0 }])).toBeUndefined();
});

test("dice that are thrown again lie at the end and are marked", () => {
  const events: Told[] = [
    { kind: "rolled", seat: 1, why: "raid", faces: ["sign", "star", "sign"] },
    { kind: "rerolled", seat: 1, faces: ["sign"], results: ["cthulhu"] },
  ];
  expect(lastRoll(events)?.dice).toEqual([
    { face: "star", again: false }, { face: "sign", again: false }, { face: "cthulhu", again: true },
  ]);
});

test("what comes of a roll is counted for whoever rolled, until the next phase", () => {
  const events: Told[] = [
    { kind: "rolled", seat: 0, why: "summon", faces: ["tentacle", "cthulhu"] },
    { kind: "advanced", seat: 0, count: 3 },
    { kind: "sacrificed", seat: 0, place: "museum" },
    { kind: "advanced", seat: 0, count: 4 },
    { kind: "sign_gained", seat: 0, space: 9 },
    { kind: "advanced", seat: 1, count: 1 },
    { kind: "recalled", seat: 0, count: 2, place: "lodge" },
    { kind: "phase", seat: 0, phase: "conclude" },
    { kind: "advanced", seat: 0, count: 5 },
  ];
  expect(lastRoll(events)?.then).toEqual({ signs: 0, steps: 2, sacrificed: 1, recalled: 2 });
});

test("a roll for Control brings nothing by itself", () => {
  const events: Told[] = [
    { kind: "rolled", seat: 0, why: "control", faces: ["star"] },
    { kind: "recalled", seat: 0, count: 3, place: "lodge" },
  ];
  expect(lastRoll(events)?.then.recalled).toBe(0);
});

test("equal faces are counted together", () => {
  const dice = ["star", "sign", "star"].map((face) => ({ face, again: false }));
  expect(counted(dice)).toEqual([["star", 2], ["sign", 1]]);
});
