/** A battle that is over is told of, whatever comes next. */
import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";
import type { Printed } from "../../net/book.ts";
import type { Sent } from "../../net/follow.ts";
import { aBook, aFace, aSeen, lay, type Laid } from "../../table/example.svelte.ts";
import { WATCHER } from "../../table/table.svelte.ts";
import type { Told } from "./events.ts";
import { aBattle, aView, battle, killed, moved, over, rolled, turn } from "./example.ts";
import Panels from "./Panels.svelte";
import { Scene } from "./scene.svelte.ts";

const printed = (...codes: string[]) =>
  Object.fromEntries(codes.map((code): [string, Printed] => [code, { name: { en: code, ru: code }, text: {}, facts: {}, provenance: {} }]));
const BOOK = aBook("duel", {
  sorts: { at: "area", book: "ability" },
  printed: {
    area: printed("arkham", "salem", "boston"), unit: printed("acolyte"),
    faction: printed("black_goat", "great_cthulhu"), ability: printed("absorb", "regenerate"),
  },
}); // prettier-ignore

const fought = (attacker: number, area: string): Told[] => [
  battle(attacker, area), rolled(0, 2, 1, 0), rolled(1, 1, 0, 1), killed(1, "acolyte", area), over(area),
]; // prettier-ignore
const MINE: Told[] = [turn(0), ...fought(0, "arkham")];
const THEIRS: Told[] = [turn(1), ...fought(1, "salem")];
const THEY_MOVE: Told[] = [turn(1), moved(1, "acolyte", "boston", "salem")];
const I_MOVE: Told[] = [turn(0), moved(0, "acolyte", "arkham", "salem")];

const ACT: Partial<Sent> = { asked: [[0, "act", {}, false]], options: ["pass_turn"], sayings: [["pass_turn", {}]] };
const EARNED: Partial<Sent> = {
  asked: [[0, "choose_spellbook", {}, false]], options: ["book:absorb", "book:regenerate"],
  sayings: [["book", { book: "absorb" }], ["book", { book: "regenerate" }]],
}; // prettier-ignore
const FIGHT: Partial<Sent> = {
  view: aView({ battles: [aBattle({ area: "boston", attacker: 1 })] }),
  asked: [[0, "choose_kill", {}, false]], options: ["kill:acolyte"], sayings: [["kill", { unit: "acolyte" }]],
}; // prettier-ignore

let laid: Laid;
let scene: Scene;
let n = 0;

afterEach(() => {
  cleanup();
  laid.clear();
  vi.unstubAllGlobals();
});

function seen(seat: number, events: readonly Told[], sent: Partial<Sent>) {
  return aSeen(seat, { view: aView(), ...sent }, { n: ++n, events });
}

async function sit(events: readonly Told[], sent = ACT, seat = 0): Promise<void> {
  laid = await lay(BOOK, aFace(), [seen(seat, events, sent)]);
  scene = new Scene(laid.table);
  render(Panels, { scene });
}

function tell(events: readonly Told[], sent = ACT): void {
  laid.source.tells(seen(laid.table.seat, events, sent));
}

/** Where the battles were that are told of. */
function told(): string[] {
  return [...document.querySelectorAll(".report h3")].map((one) => one.textContent!.replace("Battle in ", "").trim());
}

async function putAway(): Promise<void> {
  await fireEvent.click(document.querySelector(".report button")!);
}

test("both sides are told of while one is asked for an action", async () => {
  await sit(MINE);
  expect(told()).toEqual(["arkham"]);
  expect(document.querySelectorAll(".report .side").length).toBe(2);
});

test("a battle that has earned a spellbook is told of beside the choice of it, and after it", async () => {
  await sit([turn(0)]);
  tell(MINE, EARNED);
  expect(document.querySelectorAll(".veil .book").length).toBe(2);
  expect(told()).toEqual(["arkham"]);
  tell([...MINE, { kind: "opened", seat: 0, book: "absorb", slot: 1 }]);
  expect(document.querySelectorAll(".veil").length).toBe(0);
  expect(told()).toEqual(["arkham"]);
});

test("a choice that is put aside leaves the report where it was", async () => {
  await sit(MINE, EARNED);
  await fireEvent.click(document.querySelector(".veil header button")!);
  expect(document.querySelectorAll(".veil").length).toBe(0);
  expect(told()).toEqual(["arkham"]);
});

test("a battle is told of beside the next one, also beside the one it was fought within", async () => {
  await sit([...MINE, turn(1), battle(1, "boston")], FIGHT);
  expect(told()).toEqual(["arkham"]);
  tell([turn(1), battle(1, "boston"), ...fought(0, "salem")], FIGHT);
  expect(told()).toEqual(["salem"]);
});

test("what the other one does next hides nothing, until one has done something oneself", async () => {
  await sit(MINE);
  tell([...MINE, ...THEY_MOVE]);
  tell([...MINE, ...THEY_MOVE, turn(0)]);
  expect(told()).toEqual(["arkham"]);
  tell([...MINE, ...THEY_MOVE, ...I_MOVE]);
  expect(told()).toEqual([]);
});

test("whoever watches is told until somebody has done something", async () => {
  await sit([...MINE, turn(1)], { asked: [[1, "act", {}, false]] }, WATCHER);
  expect(told()).toEqual(["arkham"]);
  tell([...MINE, ...THEY_MOVE]);
  expect(told()).toEqual([]);
});

test("all battles are told of that came at once or one after another, the last one first", async () => {
  await sit([]);
  tell([...MINE, ...THEIRS, turn(0)]);
  expect(told()).toEqual(["salem", "arkham"]);
  tell([...MINE, ...THEIRS, turn(0), ...fought(0, "boston")]);
  expect(told()).toEqual(["boston"]);
  tell([...MINE, ...THEIRS, turn(0), ...fought(0, "boston"), ...fought(0, "arkham")]);
  expect(told()).toEqual(["arkham", "boston"]);
});

test("what was put away stays away, wherever it would be shown; the next one is told of", async () => {
  await sit(MINE, EARNED);
  await putAway();
  expect(told()).toEqual([]);
  tell(MINE);
  cleanup();
  render(Panels, { scene });
  expect(told()).toEqual([]);
  tell([...MINE, ...THEIRS]);
  expect(told()).toEqual(["salem"]);
});

test("a battle that was undone is not told of, and is told of if it is fought again", async () => {
  await sit(MINE);
  await putAway();
  tell([turn(0)]);
  expect(told()).toEqual([]);
  tell([turn(0), ...fought(0, "arkham")]);
  expect(told()).toEqual(["arkham"]);
});
