import { expect, it } from "vitest";
import { renew } from "./renew.ts";

function storage(): Pick<Storage, "getItem" | "setItem"> {
  const kept = new Map<string, string>();
  return { getItem: (name) => kept.get(name) ?? null, setItem: (name, value) => void kept.set(name, value) };
}

it("loads the page anew once, and again only after a while", () => {
  const kept = storage();
  const loads: number[] = [];
  for (const now of [1_000_000, 1_000_001, 1_059_999, 1_060_000]) renew(now, kept, () => loads.push(now));
  expect(loads).toEqual([1_000_000, 1_060_000]);
});
