// @vitest-environment node
/** The client's messages: whole, the same in both languages, all used and none missing. */
import { parse as parseSvelte } from "svelte/compiler";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { FluentResource } from "@fluent/bundle";

const SRC = fileURLToPath(new URL("..", import.meta.url));
const LANGUAGES = ["en", "ru"] as const;

function files(folder: string, ending: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((one) => one.isFile() && one.name.endsWith(ending))
    .map((one) => join(one.parentPath, one.name));
}

const text = (language: string) => ["words/first", "words"].map((folder) => readFileSync(join(SRC, folder, `${language}.ftl`), "utf8")).join("\n");
const written = (source: string) => [...source.matchAll(/^([a-z][\w-]*) *=/gm)].map((found) => found[1] as string);
const variables = (pattern: unknown): string[] => [...JSON.stringify(pattern).matchAll(/"type":"var","name":"([\w-]+)"/g)].map((found) => found[1] as string);
const same = (one: unknown, other: unknown) => [...new Set(variables(one))].sort().join() === [...new Set(variables(other))].sort().join();

function messages(language: string): Map<string, unknown> {
  return new Map(new FluentResource(text(language)).body.map((one) => [one.id, one.value]));
}

describe.each(LANGUAGES)("messages in %s", (language) => {
  test("none is malformed: what is written is read", () => {
    expect([...messages(language).keys()].sort()).toEqual([...new Set(written(text(language)))].sort());
  });
  test("each is written once", () => {
    const all = written(text(language));
    expect(all.filter((one, i) => all.indexOf(one) !== i)).toEqual([]);
  });
});

test("Russian counts have their forms", () => {
  const short = text("ru").split(/\n(?=\S)/).filter((one) => /\[one\]/.test(one) && !(/\[few\]/.test(one) && /\[many\]/.test(one)));
  expect(short).toEqual([]);
});

test("both languages have the same messages with the same arguments", () => {
  const [en, ru] = LANGUAGES.map(messages) as [Map<string, unknown>, Map<string, unknown>];
  expect([...en.keys()].sort()).toEqual([...ru.keys()].sort());
  const differing = [...en].filter(([id, value]) => !same(value, ru.get(id)));
  expect(differing.map(([id]) => id)).toEqual([]);
});

const sources = [...files(SRC, ".svelte"), ...files(SRC, ".ts")].filter((file) => !file.endsWith(".test.ts")).map((file) => readFileSync(file, "utf8")).join("\n");
const named = new Set([...sources.matchAll(/["'`](web-[\w-]+)["'`]/g)].map((found) => found[1] as string));
const begun = [
  ...[...sources.matchAll(/`(web-[\w-]*-)\$\{/g)].map((found) => found[1] as string),
  ...[...sources.matchAll(/(?:messageId|\.of)\("(web-[\w-]+)",/g)].map((found) => `${found[1]}-`),
];

test("every message that is asked for is there", () => {
  const known = messages("en");
  expect([...named].filter((id) => !known.has(id) && !begun.includes(`${id}-`))).toEqual([]);
  expect(begun.filter((start) => ![...known.keys()].some((id) => id.startsWith(start)))).toEqual([]);
});

test("no message is left over", () => {
  const unused = [...messages("en").keys()].filter((id) => !named.has(id) && !begun.some((start) => id.startsWith(start)));
  expect(unused).toEqual([]);
});

// -- no words in components ------------------------------------------------------------------------

const SPOKEN = ["aria-label", "title", "placeholder", "alt", "aria-description"];
const LETTERS = /\p{L}{2,}/u;
const KEYS = /^(?:Esc|Enter|Space|Tab)$/; // names of keys, the same everywhere

interface Node {
  type: string;
  name?: string;
  data?: string;
  value?: unknown;
  [more: string]: unknown;
}

function literals(node: unknown, found: string[] = []): string[] {
  if (Array.isArray(node)) node.forEach((one) => literals(one, found));
  else if (node && typeof node === "object") {
    const { type, name, data, value } = node as Node;
    if (type === "Text" && data && LETTERS.test(data) && !KEYS.test(data.trim())) found.push(data.trim());
    if (type === "Attribute" && !SPOKEN.includes(name ?? "")) return found;
    if (type === "Attribute" && Array.isArray(value)) return literals(value, found);
    if (["ExpressionTag", "StyleDirective", "Script", "StyleSheet"].includes(type)) return found;
    for (const [key, one] of Object.entries(node)) if (key !== "parent" && key !== "css" && key !== "instance" && key !== "module") literals(one, found);
  }
  return found;
}

test.each(files(SRC, ".svelte").map((file) => [file.slice(SRC.length), file]))("no words of its own in %s", (_, file) => {
  const ast = parseSvelte(readFileSync(file, "utf8"), { modern: true });
  expect(literals(ast.fragment)).toEqual([]);
});
