import { expect, test } from "vitest";
import { Choice, type Option } from "../../table/choice.svelte.ts";
import { exact } from "./exact.ts";
import { taken } from "./stack.ts";

const option = (key: string, ...things: string[]): Option => ({ key, verb: "sacrifice", about: {}, aside: false, things: ["verb:sacrifice", ...things] });
const OPTIONS = [
  option("none"),
  option("one", "pawn:0.museum#1"),
  option("two", "pawn:0.museum#1", "pawn:0.museum#2"),
  option("both", "pawn:0.library#1", "pawn:0.museum#1"),
];

function choosing(): { choice: Choice; done: string[] } {
  const done: string[] = [];
  return { choice: new Choice(() => OPTIONS, (one) => void done.push(one.key)), done };
}

test("a click takes up one figure more, and puts down the last when there are no more", () => {
  const { choice } = choosing();
  expect(taken(choice, "pawn:0.museum")).toEqual({ count: 0, more: true, name: "pawn:0.museum#1" });
  choice.point("pawn:0.museum#1");
  expect(taken(choice, "pawn:0.museum")).toEqual({ count: 1, more: true, name: "pawn:0.museum#2" });
  choice.point("pawn:0.library#1");
  expect(taken(choice, "pawn:0.museum")).toMatchObject({ count: 0 });
});

test("fewer than possible may be given as they are", () => {
  const { choice, done } = choosing();
  expect(exact(choice)).toBeUndefined();
  choice.point("pawn:0.museum#1");
  expect(exact(choice)?.key).toBe("one");
  choice.point("pawn:0.museum#2");
  expect(done).toEqual(["two"]);
});
