/** Choosing by pointing at things, whatever they are. */
import { beforeEach, describe, expect, test } from "vitest";
import { Choice, type Option } from "./choice.svelte.ts";

function option(key: string, ...things: string[]): Option {
  const verb = key.split(":")[0] as string;
  return { key, verb, about: {}, aside: false, things: [`verb:${verb}`, ...things] };
}

const OFFERED = [
  option("move:ghoul>india", "unit:ghoul", "area:india"),
  option("move:ghoul>siberia", "unit:ghoul", "area:siberia"),
  option("move:fungi>india", "unit:fungi", "area:india"),
  option("battle:siberia", "area:siberia"),
  option("pass"),
];

let taken: string[];
let sures: boolean[];
let choice: Choice;

beforeEach(() => {
  taken = [];
  sures = [];
  choice = new Choice(() => OFFERED, (one, sure) => void (taken.push(one.key), sures.push(sure)));
});

test("whatever an option is about is lit", () => {
  expect(["unit:ghoul", "area:india", "verb:pass", "area:mars"].map((one) => choice.mark(one))).toEqual(["lit", "lit", "lit", ""]);
});

describe("pointing", () => {
  test("narrows down what is possible, in whatever order", () => {
    choice.point("area:india");
    expect(choice.left.map((one) => one.key)).toEqual(["move:ghoul>india", "move:fungi>india"]);
    expect([choice.mark("area:india"), choice.mark("unit:fungi"), choice.mark("area:siberia")]).toEqual(["picked", "lit", ""]);
    choice.point("unit:fungi");
    expect(taken).toEqual(["move:fungi>india"]);
  });
  test("takes an option only when all it is about was pointed at", () => {
    choice.point("unit:fungi");
    expect(taken).toEqual([]);
    expect(choice.meant?.key).toBe("move:fungi>india");
    choice.point("area:india");
    expect(taken).toEqual(["move:fungi>india"]);
    expect(sures).toEqual([true]);
  });
  test("at a kind of action with one option and no things takes it", () => {
    choice.point("verb:pass");
    expect(taken).toEqual(["pass"]);
    expect(sures).toEqual([false]);
  });
  test("at something else begins anew", () => {
    choice.point("verb:battle");
    choice.point("unit:ghoul");
    expect(choice.picked).toEqual(["unit:ghoul"]);
  });
  test("twice puts it down again", () => {
    choice.point("unit:ghoul");
    choice.point("unit:ghoul");
    expect(choice.picked).toEqual([]);
  });
  test("at what is not to be had asks about it and changes nothing", () => {
    choice.point("unit:ghoul");
    choice.point("area:mars");
    expect([choice.asking, ...choice.picked]).toEqual(["area:mars", "unit:ghoul"]);
  });
});

test("a step back closes the question, then puts down the last thing, then says there is none", () => {
  choice.point("unit:ghoul");
  choice.point("area:mars");
  expect([choice.back(), choice.asking, choice.picked.length]).toEqual([true, "", 1]);
  expect([choice.back(), choice.picked.length]).toEqual([true, 0]);
  expect(choice.back()).toBe(false);
});
