import { describe, expect, it } from "vitest";
import type { Sent } from "../net/follow.ts";
import { onlyTaken } from "./shown.ts";

const sent: Sent = {
  view: {},
  asked: [[0, "turn", {}, false]],
  options: ["draw", "play F1"],
  asides: ["resign"],
  sayings: [["draw", {}], ["play", { card: "F1" }], ["resign", {}]],
  outcome: null,
  aborted: false,
};

describe("what is left to do in something that was played", () => {
  it("is the move that was made", () => {
    expect(onlyTaken(sent, "play F1")).toMatchObject({ options: ["play F1"], asides: [], sayings: [["play", { card: "F1" }]] });
  });
  it("may be an aside", () => {
    expect(onlyTaken(sent, "resign")).toMatchObject({ options: ["resign"], sayings: [["resign", {}]] });
  });
  it("is nothing if somebody else moved", () => {
    expect(onlyTaken(sent, null)).toMatchObject({ options: [], asides: [], sayings: [] });
    expect(onlyTaken(sent, "unknown")).toMatchObject({ options: [], asides: [], sayings: [] });
  });
});
