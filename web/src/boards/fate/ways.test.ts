import { expect, test } from "vitest";
import type { Option } from "../../table/choice.svelte.ts";
import type { View } from "./view.ts";
import { arrival, wayTo } from "./ways.ts";

const option = (verb: string, at: string): Option => ({ key: verb + at, verb, about: {}, aside: false, things: [`verb:${verb}`, `location:${at}`] });

test("the cheapest way to a location is told", () => {
  const options = [option("move", "museum"), option("move_pair", "museum"), option("move_gate", "library"), option("move_pair", "library"), option("move_gate", "streets")];
  expect(wayTo(options, "museum")).toBe("card");
  expect(wayTo(options, "library")).toBe("both");
  expect(wayTo(options, "streets")).toBe("gate");
  expect(wayTo(options, "ceremony")).toBeUndefined();
});

function standing(seats: number, cultists: number[], investigators: number, minions: number[] = []): View {
  return { seats, locations: [{ id: "museum", cultists, investigators, minions }] } as unknown as View;
}

test("three Investigators follow, two stay", () => {
  expect(arrival(standing(2, [0, 0], 3), 0, "museum").followers).toBe(3);
  expect(arrival(standing(2, [0, 0], 2), 0, "museum").followers).toBe(0);
});

test("Control takes three Cultists and more than anybody else has", () => {
  expect(arrival(standing(2, [2, 2], 0), 0, "museum").control).toBe(true);
  expect(arrival(standing(2, [1, 0], 0), 0, "museum").control).toBe(false);
  expect(arrival(standing(2, [2, 3], 0), 0, "museum").control).toBe(false);
  expect(arrival(standing(2, [1, 2], 0, [0]), 0, "museum").control).toBe(true);
});

test("alone one has to outnumber the Investigators who stay and the one who comes", () => {
  expect(arrival(standing(1, [2], 2), 0, "museum").control).toBe(false);
  expect(arrival(standing(1, [2], 1), 0, "museum").control).toBe(true);
  expect(arrival(standing(1, [2], 3), 0, "museum").control).toBe(true);
});

test("somebody who looks on comes nowhere", () => {
  expect(arrival(standing(2, [2, 2], 5), -2, "museum")).toEqual({ followers: 0, control: false });
});
