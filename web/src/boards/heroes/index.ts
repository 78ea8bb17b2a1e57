import type { Face } from "../face.ts";
import Board from "./Board.svelte";
import Card from "./Card.svelte";
import Ending from "./Ending.svelte";
import Held from "./Held.svelte";
import Phases from "./Phases.svelte";
import "./heroes.css";
import icons from "./heroes.icons.json";
import { things } from "./things.ts";
import type { View } from "./view.ts";
import { where } from "./where.ts";

const LETTERS = { play: "P", draw: "D", keep: "K", exchange: "E", skip: "S", decline: "N", enough: "N", look: "L" };

/** The sign of each kind of action in the list. */
const SIGNS: Readonly<Record<string, string>> = {
  play: icons.hand, draw: icons.deck, draw_cards: icons.deck, keep: icons.hand, exchange: icons.exchange,
  discard: icons.discard, take: icons.take, move: icons.move, bring: icons.move, put: icons.put, choose: icons.choose,
  offer: icons.exchange, swap: icons.exchange, return: icons.hand, give: icons.give, pass_on: icons.give,
  look: icons.secret, take_top: icons.take, top: icons.deck, take_back: icons.take, skip: icons.no, decline: icons.no, enough: icons.no,
};

/** The hand; the factions are uncovered by the rules. */
function secrets({ players }: View, seat: number): (readonly [sort: string, code: string])[] {
  return players[seat]!.hand.flatMap((code) => (code ? [["card", code] as const] : []));
}

export const face: Face = { Board, Phases, Hand: Held, Ending, Card, where, things, secrets, letters: LETTERS, icons: SIGNS };
