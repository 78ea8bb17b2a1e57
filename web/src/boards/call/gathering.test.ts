import { describe, expect, it } from "vitest";
import type { Option } from "../../table/choice.svelte.ts";
import { onTheWay, planned, toBeAsked } from "./gathering.svelte.ts";
import type { View } from "./view.ts";

const character = (card: string, more: object = {}) => ({ card, character: true, state: "ready", at: null, host: null, ...more });
const view = {
  committing: [{ card: "F041", story: "F160", at: 0 }],
  players: [
    { play: [character("F041"), character("F042"), character("F043"), character("F044", { state: "exhausted" }), character("F045")] },
    { play: [character("F001")] },
  ],
} as unknown as View;

function option(verb: string, ...things: string[]): Option {
  return { key: [verb, ...things].join(" "), verb, about: {}, aside: false, things: [`verb:${verb}`, ...things] };
}

describe("gathering", () => {
  it("is for those who have not been asked about yet", () => {
    expect(toBeAsked(view, 0, "play:F042")).toEqual(["play:F042", "play:F043", "play:F045"]);
    expect(toBeAsked(view, 0, "play:F043")).toEqual(["play:F043", "play:F045"]);
  });

  it("shows nobody on the way who is already there", () => {
    const plan = new Map([["play:F041", "story:F160"], ["play:F042", "story:F160"], ["play:F043", "story:F161"]]);
    expect(onTheWay(plan, toBeAsked(view, 0, "play:F042"), "story:F160")).toEqual(["play:F042"]);
    expect(onTheWay(plan, [], "story:F160")).toEqual([]);
  });

  const options = [option("commit", "play:F042", "story:F160"), option("commit", "play:F042", "story:F161"), option("stay", "play:F042")];

  it("answers as planned; who was sent nowhere stays", () => {
    expect(planned(options, "play:F042", new Map([["play:F042", "story:F161"]]))).toBe(options[1]);
    expect(planned(options, "play:F042", new Map([["play:F043", "story:F161"]]))).toBe(options[2]);
  });

  it("has no answer if the character may not do as planned", () => {
    expect(planned(options, "play:F042", new Map([["play:F042", "story:F162"]]))).toBeUndefined();
    expect(planned(options.slice(0, 1), "play:F042", new Map())).toBeUndefined();
  });
});
