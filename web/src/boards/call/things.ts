/** The things an option of this game is about, in the order in which one points at them. */
import type { About } from "../../net/book.ts";
import type { Saying } from "../face.ts";
import { deckName, domainName, handName, pileName, playName, seatName, storyName } from "./names.ts";
import { inPlay, isSame, type Named } from "./seen.ts";
import type { View } from "./view.ts";

type Finds = (about: About, view: View, seat: number) => string[];

const own: Finds = (about) => [handName(String(about.card))];
const gone: Finds = (about, _view, seat) => [pileName(Number(about.of ?? seat), String(about.card))];
const ofDeck: Finds = (about) => [deckName(Number(about.place))];
const domain: Finds = (about, _view, seat) => [domainName(Number(about.of ?? seat), Number(about.domain))];
const story: Finds = (about) => [storyName(String(about.story), about.copy ?? undefined)];
const side: Finds = (about) => [seatName(Number(about.of))];

function named(about: About): Named {
  return about as unknown as Named;
}

/** A card in play; one that has left it, or never was there, lies in a pile. */
const inPlayOrGone: Finds = (about, view, seat) => {
  const card = named(about);
  return inPlay(view).some((one) => isSame(one, card)) ? [playName(card)] : gone(about, view, seat);
};

const chosen: Finds = (about, view, seat) => {
  if ("holder" in about) return [playName(named(about))];
  if ("card" in about) return outOfPlay(about, view, seat);
  if ("story" in about) return story(about, view, seat);
  if ("domain" in about) return domain(about, view, seat);
  if ("icon" in about) return [`icon:${String(about.icon)}`];
  return "seat" in about ? [seatName(Number(about.seat))] : [];
};

/** A resource by its domain, a card of the hand or of a discard pile. */
const outOfPlay: Finds = (about, view, seat) => {
  const owner = Number(about.of ?? seat);
  const code = String(about.card);
  if ("at" in about) return [domainName(owner, Number(about.at))];
  const player = view.players[owner];
  const held = owner === seat && player?.hand.includes(code) && !player.discard.includes(code);
  return held ? [handName(code)] : [pileName(owner, code)];
};

/** The three cards of the first resources; equal ones are told apart by their number. */
const resources: Finds = (about) => {
  const codes = about.cards as readonly string[];
  return codes.map((code, i) => handName(code, codes.slice(0, i).filter((one) => one === code).length));
};

const FINDS: Readonly<Record<string, Finds>> = {
  factions: (about) => [`faction:${String(about.faction)}`, `faction:${String(about.second)}`],
  faction: (about) => [`faction:${String(about.faction)}`],
  resources,
  play: own,
  discard: own,
  give: own,
  resource: (about, view, seat) => [...own(about, view, seat), ...domain(about, view, seat)],
  use: inPlayOrGone,
  next: inPlayOrGone,
  choose: chosen,
  offer: inPlayOrGone,
  drain: domain,
  restore: inPlayOrGone,
  commit: (about) => [playName(named(about)), storyName(String(about.story), about.to_copy ?? undefined)],
  stay: (about) => [playName(named(about))],
  resolve: story,
  insane: inPlayOrGone,
  wound: inPlayOrGone,
  ready: inPlayOrGone,
  sacrifice: inPlayOrGone,
  first: story,
  carry_out: story,
  token: story,
  return: story,
  bury: gone,
  enter: gone,
  bottom: ofDeck,
  top: ofDeck,
  take: ofDeck,
  find: ofDeck,
  lose: domain,
  save: domain,
  bring: (about, view, seat) => (about.at === "hand" ? own : gone)(about, view, seat),
  take_token: side,
  move_token: side,
};

export function things({ verb, about }: Saying, view: View, seat: number): string[] {
  return FINDS[verb]?.(about, view, seat) ?? [];
}
