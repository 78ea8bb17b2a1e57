/** What has failed once is asked for again, not remembered; it has modules of its own, that remember nothing yet. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { me } from "../me.svelte.ts";
import { settings } from "../settings.svelte.ts";
import { speech } from "../words/speech.svelte.ts";
import { reach } from "./reach.svelte.ts";

let asked: string[];
let answer: () => Promise<Response>;

beforeEach(() => {
  asked = [];
  vi.stubGlobal("fetch", (path: string) => (asked.push(path), answer()));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const away = () => Promise.reject(new TypeError("no network"));

test("who we are", async () => {
  settings.arrived = true;
  answer = away;
  await expect(me.look()).rejects.toThrow();
  answer = async () => Response.json({ name: "Wilbur" });
  await me.look();
  await me.look();
  expect([me.person?.name, asked.length]).toEqual(["Wilbur", 2]);
});

test.each([["nobody answers", away], ["something else is answered", async () => new Response("no", { status: 503 })]])("the words, also if %s", async (_, failing) => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  settings.language = settings.language === "en" ? "ru" : "en";
  answer = failing;
  await speech.load();
  expect(speech.isUnloaded).toBe(true);
  expect(speech.words?.language).not.toBe(settings.language);
  answer = async () => new Response(`hello = ${settings.language}`);
  await speech.load();
  expect(speech.isUnloaded).toBe(false);
  expect(speech.words?.say("hello")).toBe(settings.language);
});

test("under which address others reach us; until that is known it is our own", async () => {
  answer = away;
  await reach.look();
  expect([reach.address, reach.isOnlyHere]).toEqual([location.origin, false]);
  answer = async () => Response.json({ address: "http://192.168.1.5:8000" });
  await reach.look();
  await reach.look();
  expect([reach.address, reach.isOnlyHere, asked.length]).toEqual(["http://192.168.1.5:8000", false, 2]);
});
