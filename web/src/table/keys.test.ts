import { expect, test } from "vitest";
import { keyOf } from "./keys.ts";

test("a key is what is on it", () => {
  expect(keyOf({ key: "Q", code: "KeyQ" })).toBe("q");
  expect(keyOf({ key: "?", code: "Slash" })).toBe("?");
  expect(keyOf({ key: "Escape", code: "Escape" })).toBe("escape");
  expect(keyOf({ key: "z", code: "KeyY" })).toBe("z"); // a German keyboard
});

test("on a Russian keyboard, what a Latin one has there", () => {
  expect(keyOf({ key: "й", code: "KeyQ" })).toBe("q");
  expect(keyOf({ key: "Я", code: "KeyZ" })).toBe("z");
  expect(keyOf({ key: ".", code: "Slash" })).toBe("/");
  expect(keyOf({ key: ",", code: "Slash" })).toBe("?");
});
