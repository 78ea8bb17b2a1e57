import { expect, test } from "vitest";
import type { LessonListed } from "../rest.ts";
import { examplesOf, firstOf } from "./order.ts";

function listed(name: string, example = ""): LessonListed {
  return { name, example, title: { en: name, ru: name }, about: { en: "", ru: "" }, moves: 1 };
}

const LESSONS = [
  listed("first"), listed("example-a", "CW ex-100"), listed("example-b"), listed("example-c", "CW ex-17"),
];

test("the examples come in the order of the book, those that are not of it last", () => {
  expect(examplesOf(LESSONS).map((one) => one.name)).toEqual(["example-c", "example-a", "example-b"]);
});

test("the first game is none of them", () => {
  expect(firstOf(LESSONS)?.name).toBe("first");
  expect(firstOf(LESSONS.slice(1))).toBeUndefined();
});
