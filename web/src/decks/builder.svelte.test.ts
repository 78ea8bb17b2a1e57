import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Builder } from "./builder.svelte.ts";
import { kit } from "./call/kit.ts";
import { CALL, wordsFor } from "./example.ts";
import { turned } from "./filter.ts";

const words = wordsFor(CALL);
let builder: Builder;
let asked: { path: string; body: { text?: string } }[];

function answer(path: string, how: RequestInit): Promise<Response> {
  const body = JSON.parse(String(how.body)) as { text: string };
  asked.push({ path, body });
  const deck = { game: "call", deck: body.text, text: "", complaints: [], warnings: [], id: "AAAA", name: "Deep" };
  return Promise.resolve(new Response(JSON.stringify(deck), { status: 200 }));
}

beforeEach(() => {
  sessionStorage.clear();
  asked = [];
  vi.stubGlobal("fetch", answer);
  vi.useFakeTimers();
  builder = new Builder(kit, CALL, "call");
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("no more are added than there may be; what is too many can only become fewer", () => {
  for (let i = 0; i < 5; i++) builder.add("F048", 1);
  expect(builder.count("F048")).toBe(3);
  builder.draft = kit.read("F048*5");
  builder.add("F048", 1);
  expect(builder.count("F048")).toBe(5);
  builder.add("F048", -1);
  expect(builder.count("F048")).toBe(4);
});

test("the list is filtered, searched in kinds too, and ordered", () => {
  const names = () => builder.listed(words);
  expect(names().slice(0, 3)).toEqual(["F063", "F041", "F048"]);
  expect(names().at(-1)).toBe("F061");
  builder.wanted = turned(builder.wanted, "any", "type", "event");
  expect(names()).toEqual(["F060", "F061"]);
  builder.clear();
  builder.text = "ancient one";
  expect(names()).toEqual(["F041", "F060"]);
  builder.clear();
  builder.add("F062", 2);
  builder.order = "count";
  expect(names()[0]).toBe("F062");
});

test("the server is asked about the last of several changes only", async () => {
  builder.add("F048", 1);
  const forget = builder.check("en");
  forget();
  builder.add("F041", 1);
  builder.check("en");
  await vi.advanceTimersByTimeAsync(1000);
  expect(asked.map((one) => one.body.text)).toEqual(["F041,F048"]);
  expect(builder.legal).toBe(true);
});

test("an empty deck is neither asked about nor legal", async () => {
  builder.check("en");
  await vi.advanceTimersByTimeAsync(1000);
  expect(asked).toEqual([]);
  expect([builder.empty, builder.legal]).toEqual([true, false]);
});

test("a text is taken over, and counts as a change", async () => {
  expect(builder.changed).toBe(false);
  await builder.take("F041*2", "ru");
  expect(asked[0]?.path).toBe("/api/decks/check?language=ru");
  expect([builder.count("F041"), builder.changed]).toEqual([2, true]);
});

test("what is not saved is found again in the same place, and nowhere once it is saved", async () => {
  await builder.take("F041*2", "en");
  builder.name = "Deep";
  builder.remember();
  const again = new Builder(kit, CALL, "call");
  expect([again.recall(), again.name, again.count("F041")]).toEqual([true, "Deep", 2]);
  expect(new Builder(kit, CALL, "call", "woods").recall()).toBe(false);
  again.draft = kit.read("");
  again.remember();
  expect(new Builder(kit, CALL, "call").recall()).toBe(false);
});
