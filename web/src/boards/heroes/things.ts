/**
 * The things on the board an option is about. A card in an area is called by area, code and owner, so
 * equal copies are one thing; a card in hand, on the deck or in the discard pile by its code.
 */
import type { Saying } from "../face.ts";
import type { About } from "./events.ts";
import type { View } from "./view.ts";

/** Where a card is put that one plays. */
export const HERE = "here";

export const area = (seat: number) => `area:${seat}`;
export const inArea = (seat: number, code: string, owner: number) => `card:${seat}:${code}:${owner}`;
export const inHand = (code: string) => `hand:${code}`;
export const deck = (pile: number) => `deck:${pile}`;
export const onDeck = (code: string) => `top:${code}`;
export const inDiscard = (code: string) => `discard:${code}`;
/** A card one knows in a hand that is not asked about. */
export const held = (seat: number, code: string) => `held:${seat}:${code}`;

type Named = (about: About, pile: number) => string[];

const code = (about: About) => String(about.card);
const toArea: Named = (about) => [area(Number(about.to))];
const laid: Named = (about, pile) => [inArea(Number(about.at), code(about), Number(about.of ?? pile))];
const hand: Named = (about) => [inHand(code(about))];
const top: Named = (about) => [onDeck(code(about))];
const pile: Named = (_about, pile) => [deck(pile)];

const NAMED: Readonly<Record<string, Named>> = {
  play: (about) => [inHand(code(about)), HERE],
  draw: pile,
  draw_cards: pile,
  look: pile,
  take_top: top,
  top,
  take_back: (about) => [inDiscard(code(about))],
  put: toArea,
  bring: toArea,
  choose: (about) => [area(Number(about.seat))],
  discard: (about, pile) => ("at" in about ? laid(about, pile) : hand(about, pile)),
  take: laid,
  move: laid,
  offer: laid,
  swap: laid,
  return: laid,
  give: hand,
  pass_on: hand,
};

export function things({ verb, about }: Saying<About>, view: View, seat: number): string[] {
  return NAMED[verb]?.(about, view.players[seat]?.pile ?? 0) ?? [];
}
