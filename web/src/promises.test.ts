import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { keep, mix, newValue, promised } from "./promises.ts";
import type { Table } from "./rest.ts";

vi.mock("./words/speech.svelte.ts", () => ({ say: (name: string) => name }));

const table = (changed: Partial<Table> = {}) => ({ id: "m", status: "open", commitment: "seal", mine: [0], ...changed }) as Table;

/** What the server is asked, and what was kept by then; `refuses` lets it refuse. */
function serve(refuses = false) {
  const asked: { path: string; value: string; kept: unknown }[] = [];
  vi.stubGlobal("fetch", async (path: string, { body }: { body: string }) => {
    asked.push({ path, value: (JSON.parse(body) as { value: string }).value, kept: promised("m") });
    return Response.json({ text: "no" }, { status: refuses ? 409 : 200 });
  });
  return asked;
}

describe("what is promised before a match", () => {
  beforeEach(() => localStorage.clear());
  afterEach(() => vi.unstubAllGlobals());

  it("is the seal that was shown first, whatever is shown later", () => {
    keep(table());
    keep(table({ commitment: "another" }), "mine");
    keep(table({ commitment: "another", status: "playing" }));
    expect(promised("m")).toEqual({ commitment: "seal", values: ["mine"] });
  });

  it("is nothing when the match has begun", () => {
    keep(table({ status: "playing" }));
    expect(promised("m")).toBeUndefined();
  });

  it("has a value for each seat of ours, sent when the seal is kept", async () => {
    const asked = serve();
    await mix(table({ mine: [0, 2] }));
    expect(asked.map((one) => one.path)).toEqual(["/api/tables/m/seats/0", "/api/tables/m/seats/2"]);
    expect(asked[0]?.kept).toEqual({ commitment: "seal", values: [] });
    expect(promised("m")?.values).toEqual(asked.map((one) => one.value));
    expect(new Set(asked.map((one) => one.value)).size).toBe(2);
  });

  it("has no value that was refused", async () => {
    serve(true);
    await expect(mix(table())).rejects.toThrow();
    expect(promised("m")).toEqual({ commitment: "seal", values: [] });
  });

  it("sends nothing to a match that has begun", async () => {
    const asked = serve();
    await mix(table({ status: "playing" }));
    expect(asked).toEqual([]);
  });

  it("is forgotten at last", () => {
    for (let number = 0; number <= 300; number++) keep(table({ id: `m${number}` }));
    expect(promised("m0")).toBeUndefined();
    expect(promised("m1")).toBeDefined();
    expect(promised("m300")).toBeDefined();
  });

  it("does not fail in a browser that keeps nothing", () => {
    vi.stubGlobal("localStorage", { getItem: () => "{", setItem: () => { throw new Error("full"); } });
    keep(table());
    expect(promised("m")).toBeUndefined();
  });
});

describe("a value", () => {
  it("is 128 bits of chance", () => {
    expect(newValue()).toMatch(/^[0-9a-f]{32}$/);
    expect(newValue()).not.toBe(newValue());
  });
});
