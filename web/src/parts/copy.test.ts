import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { copy, share } from "./copy.ts";

let selected: string[];

beforeEach(() => {
  selected = [];
  document.execCommand = () => Boolean(selected.push((document.querySelector("textarea.sr") as HTMLTextAreaElement).value));
});
afterEach(() => vi.unstubAllGlobals());

const browser = (more: object) => vi.stubGlobal("navigator", more);
const fails = (name: string) => () => Promise.reject(new DOMException("", name));

test("the clipboard has it, where there is one", async () => {
  const written: string[] = [];
  browser({ clipboard: { writeText: async (text: string) => void written.push(text) } });
  expect(await copy("a")).toBe("copied");
  expect([written, selected]).toEqual([["a"], []]);
});

test.each([["no clipboard", {}], ["one that is forbidden", { clipboard: { writeText: fails("NotAllowedError") } }]])("with %s, what is selected is copied", async (_, more) => {
  browser(more);
  expect(await copy("a")).toBe("copied");
  expect(selected).toEqual(["a"]);
  expect(document.querySelector("textarea")).toBeNull();
});

test("if nothing helps, that is said", async () => {
  browser({});
  document.execCommand = () => false;
  expect(await copy("a")).toBe("refused");
});

test("it is shared where that is possible; else, or if it fails, copied; not against one's will", async () => {
  browser({ share: async () => {} });
  expect(await share("a")).toBe("shared");
  browser({ share: fails("AbortError") });
  expect(await share("a")).toBe("shared");
  expect(selected).toEqual([]);
  browser({ share: fails("NotAllowedError") });
  expect(await share("a")).toBe("copied");
  browser({});
  expect(await share("b")).toBe("copied");
  expect(selected).toEqual(["a", "b"]);
});
