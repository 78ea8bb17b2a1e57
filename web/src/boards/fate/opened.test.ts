import { expect, test } from "vitest";
import { opened } from "./opened.ts";

/** By each seat's eyes: whoever holds a card knows it, and one's right neighbour reads one's Curses. */
const view = (me: number) => ({
  players: [0, 1].map((seat) => ({
    hand: [["hood", me === seat ? `hand ${seat}` : null]],
    reserve: [["tome", me === seat ? `reserve ${seat}` : null]],
    curses: [me === 1 - seat ? `curse on ${seat}` : null],
    holder: 1 - seat,
    storms_seen: seat ? [] : [me === 0 ? "held" : null],
  })),
  locations: [{ storm_face: me === 1 ? "laid by 1" : null }, { storm_face: "" }],
});

test.each([
  [0, ["held"]],
  [1, ["laid by 1"]],
])("nothing of cult %i is hidden after the end", (seat, storms) => {
  expect(opened({ by: view }, seat)).toEqual({
    hand: [["hood", `hand ${seat}`]], reserve: [["tome", `reserve ${seat}`]], curses: [`curse on ${seat}`], storms,
  });
});
