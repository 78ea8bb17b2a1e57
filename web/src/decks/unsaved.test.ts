import { beforeEach, expect, test } from "vitest";
import { leave, left } from "./unsaved.ts";

beforeEach(() => sessionStorage.clear());

test("what was left is found again under its own name, until it is saved", () => {
  leave("call new", { name: "Deep", deck: "F041*2" });
  expect(left("call new")).toEqual({ name: "Deep", deck: "F041*2" });
  expect(left("heroes new")).toBeNull();
  leave("call new", null);
  expect(left("call new")).toBeNull();
});

test("what is not ours is nothing", () => {
  sessionStorage.setItem("fhtagn-deck call new", "{");
  expect(left("call new")).toBeNull();
});
