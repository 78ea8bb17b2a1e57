import { expect, test } from "vitest";
import type { Told } from "../../net/book.ts";
import { counted, lastRoll } from "./rolls.ts";

test("nothing was rolled yet", () => {
  expect(lastRoll([["turn", 0]])).toBeUndefined();
});

test("dice that are thrown again lie at the end and are marked", () => {
  const events: Told[] = [["rolled", 1, "raid", ["sign", "star", "sign"]], ["rerolled", 1, ["sign"], ["cthulhu"]]];
  expect(lastRoll(events)?.dice).toEqual([
    { face: "star", again: false }, { face: "sign", again: false }, { face: "cthulhu", again: true },
  ]);
});

test("what comes of a roll is counted for whoever rolled, until the next phase", () => {
  const events: Told[] = [
    ["rolled", 0, "summon", ["tentacle", "cthulhu"]], ["advanced", 0, 3], ["sacrificed", 0, "museum"], ["advanced", 0, 4], ["sign_gained", 0, 9],
    ["advanced", 1, 1], ["recalled", 0, 2, "lodge"], ["phase", 0, "conclude"], ["advanced", 0, 5],
  ];
  expect(lastRoll(events)?.then).toEqual({ signs: 0, steps: 2, sacrificed: 1, recalled: 2 });
});

test("a roll for Control brings nothing by itself", () => {
  expect(lastRoll([["rolled", 0, "control", ["star"]], ["recalled", 0, 3, "lodge"]])?.then.recalled).toBe(0);
});

test("equal faces are counted together", () => {
  const dice = ["star", "sign", "star"].map((face) => ({ face, again: false }));
  expect(counted(dice)).toEqual([["star", 2], ["sign", 1]]);
});
