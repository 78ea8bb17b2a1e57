/** What is asked twice: what is never taken back, and what is to be weighed first. */
import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import { things } from "../boards/duel/things.ts";
import Confirm from "./Confirm.svelte";
import { aBook, aFace, aSeen, lay, type Laid } from "./example.svelte.ts";
import Menu from "./Menu.svelte";
import Options from "./Options.svelte";

let laid: Laid;

const OFFERED = {
  options: ["battle:india", "battle:siberia", "ritual", "pass_turn"],
  asides: ["resign"],
  sayings: [["battle", { at: "india" }], ["battle", { at: "siberia" }], ["ritual", { price: 5, gates: 1, signs: 0 }], ["pass_turn", {}], ["resign", {}]],
  asked: [[0, "act", {}, false]],
} as const;

const face = aFace({ things: things as never, weighed: ["battle", "ritual"] });

async function laidOut(): Promise<Laid> {
  return (laid = await lay(aBook("duel"), face, [aSeen(0, OFFERED), aSeen(1)]));
}

afterEach(() => {
  cleanup();
  laid.clear();
  vi.unstubAllGlobals();
});

test("who gives up in the menu is asked again, and may think better of it", async () => {
  const { table, keys } = await laidOut();
  const menu = render(Menu, { table });
  const dialog = render(Confirm, { table });
  const resign = () => fireEvent.click(menu.container.querySelector('[data-key="resign"]')!);
  await resign();
  expect(keys()).toEqual([]);
  await fireEvent.click(dialog.container.querySelector("dialog[open] button")!);
  expect(keys()).toEqual([]);
  await resign();
  await fireEvent.click(dialog.container.querySelector("dialog[open] [data-act=yes]")!);
  expect(keys()).toEqual(["resign"]);
});

test("a double click is no yes to what its first click has asked", async () => {
  const { table, keys } = await laidOut();
  const menu = render(Menu, { table });
  const dialog = render(Confirm, { table });
  const yes = () => dialog.container.querySelector("dialog[open] [data-act=yes]")!;
  await fireEvent.click(menu.container.querySelector('[data-key="resign"]')!, { detail: 1 });
  await fireEvent.click(yes(), { detail: 2 });
  expect(keys()).toEqual([]);
  await fireEvent.click(yes(), { detail: 1 });
  expect(keys()).toEqual(["resign"]);
});

test.each(["battle:india", "ritual"])("%s is shown before it is taken, out of the list too", async (key) => {
  const { table, keys } = await laidOut();
  const { container } = render(Options, { table });
  const row = () => container.querySelector(`[data-key="${key}"]`)!;
  await fireEvent.click(row());
  expect([table.choice.meant?.key, ...keys()]).toEqual([key]);
  await fireEvent.click(row());
  expect(keys()).toEqual([key]);
});

test("what was only looked at is put down by one step back", async () => {
  const { table, keys } = await laidOut();
  table.choose(table.answers.find((one) => one.verb === "ritual")!);
  expect([table.choice.back(), table.choice.picked.length]).toEqual([true, 0]);
  table.choose(table.answers.find((one) => one.verb === "pass_turn")!);
  flushSync();
  expect(keys()).toEqual(["pass_turn"]);
});
