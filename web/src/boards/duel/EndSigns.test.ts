import { cleanup, render } from "@testing-library/svelte";
import { afterEach, expect, test } from "vitest";
import EndSigns from "./EndSigns.svelte";
import { aPlayer, aView } from "./example.ts";

afterEach(cleanup);

test("after the end the rival's signs are read by the rival's eyes", () => {
  const words = { language: "en", say: (name: string) => name };
  const scene = { words, seats: [0, 1], events: [], faction: String, factionName: String };
  const hidden = (me: number) => [0, 1].map((seat) => aPlayer("sleeper", { signs: [me === seat ? seat + 2 : null] }));
  const uncovered = { failed: "", by: (seat: number) => aView({ players: hidden(seat) }) };
  const { container } = render(EndSigns, { scene, uncovered } as never);
  expect([...container.querySelectorAll("li")].map((one) => one.textContent?.trim())).toEqual(["2", "3"]);
});
