import { expect, test } from "vitest";
import { browserOf } from "./browsers.ts";

test("a browser is called as people call it", () => {
  expect(browserOf("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0")).toBe("Firefox · Linux");
  expect(browserOf("Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Version/18.0 Mobile/15E148 Safari/604.1")).toBe("Safari · iOS");
  expect(browserOf("Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0")).toBe("Edge · Windows");
});

test("what is no browser keeps its name, and nothing stays nothing", () => {
  expect(browserOf("python-httpx/0.28")).toBe("python-httpx/0.28");
  expect(browserOf("")).toBe("");
});
