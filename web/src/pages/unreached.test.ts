/** Pages that nobody answers: they say so, and forget it when somebody does. */
import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { settings } from "../settings.svelte.ts";
import HandPage from "./HandPage.svelte";
import TablePage from "./TablePage.svelte";

vi.mock("../words/speech.svelte.ts", () => ({ say: (name: string) => name, wordsOf: () => new Promise(() => {}) }));

const TABLE = { id: "t", game: "duel", status: "open", host: { id: "p", name: "Wilbur" }, seats: [], mine: [], options: {} };
let answer: (path: string) => Promise<Response>;
const away = () => Promise.reject(new TypeError("no network"));

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.stubGlobal("fetch", (path: string) => answer(path));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("another device of the same person", async () => {
  settings.arrived = true; // so that it is asked who that is
  answer = away;
  render(HandPage);
  expect((await screen.findByRole("alert")).textContent).toBe("web-unreached");
});

test("a table that is looked at again and again", async () => {
  answer = away;
  render(TablePage, { table: "t" });
  await screen.findByText("web-unreached");
  answer = async (path) => Response.json(path === "/api/tables/t" ? TABLE : {});
  await vi.advanceTimersByTimeAsync(3000);
  await screen.findByText(/web-table-of/);
  expect(screen.queryByText("web-unreached")).toBeNull();
  answer = away;
  await vi.advanceTimersByTimeAsync(3000);
  await screen.findByText("web-unreached");
  answer = async (path) => Response.json(path === "/api/tables/t" ? TABLE : {});
  await vi.advanceTimersByTimeAsync(3000);
  expect(screen.queryByText("web-unreached")).toBeNull();
});
