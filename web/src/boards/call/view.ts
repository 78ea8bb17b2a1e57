/** What a seat sees of the table: `src/fhtagn/games/call/view.py` makes it. */
import type { About } from "../../net/book.ts";

export const ICONS = ["terror", "combat", "arcane", "investigation"] as const;
export type Struggle = (typeof ICONS)[number];
export const KEYWORDS = [
  "fast", "willpower", "toughness", "heroic", "villainous", "invulnerability", "loyal", "steadfast", "transient",
] as const;
export const TO_WIN = 3; // stories
export const TOKENS = 5; // that win a story

/** A card in play, by its code and by which of several copies it is. */
export interface Named {
  card: string;
  copy?: number;
}

export interface Seen extends Named {
  owner: number;
  controller: number;
  state: "ready" | "exhausted" | "insane";
  character: boolean;
  wounds: number;
  skill: number | null;
  icons: readonly number[] | null;
  subtypes: readonly string[];
  keywords: Readonly<Record<string, number>>;
  blank: boolean;
  at: number | null; // the place of the story it is committed to
  host: About | null;
  named: Struggle | null;
}

export interface Story {
  story: string;
  copy?: number;
  tokens: readonly number[];
  struggles: readonly Struggle[];
  icons: readonly (readonly number[])[]; // by seat
  skill: readonly number[];
  resolved: boolean;
}

export interface Domain {
  resources: readonly string[];
  worth: number;
  drained: boolean;
  card?: string | null; // of a domain that was added during the game
}

export interface Player {
  packs: readonly string[];
  list: readonly string[] | null;
  deck: readonly (string | null)[];
  hand: readonly (string | null)[];
  discard: readonly string[];
  domains: readonly Domain[];
  play: readonly Seen[];
  won: readonly string[];
}

export interface Use {
  seat: number;
  card: string;
  ability: string;
  timing: string;
  x: number;
  chosen: readonly About[];
  overpaid: boolean;
  cancelled: boolean;
}

export interface Call {
  turn: number;
  phase: string;
  active: number;
  day: boolean;
  night: boolean;
  players: readonly Player[];
  row: readonly Story[];
  story_deck: readonly (string | null)[];
  uses: readonly Use[];
  harms: readonly (readonly (Named & { wounds: number })[])[];
  step: "before" | "committed" | "opposed" | "resolved";
  fray: { story: string; copy?: number; fought: readonly Struggle[] } | null;
  committing: readonly (Named & { story: string; at: number })[];
  lasting: readonly { effect: string; card: string | null; amount: number }[];
  looked_at: readonly (string | null)[];
  set_aside: readonly (string | null)[];
}

/** Whose cards lie at the lower edge: one's own; those of the first player for who only watches. */
export function nearSeat(seat: number): number {
  return Math.max(seat, 0);
}

export function inPlay(view: Call): Seen[] {
  return view.players.flatMap((player) => player.play);
}

export function isSame(one: Named, other: Named): boolean {
  return one.card === other.card && one.copy === other.copy;
}

/** What is attached to a card in play or to a story. */
export function borneBy(view: Call, bearer: Named | Story): Seen[] {
  const is = (host: About) =>
    host.copy === bearer.copy && ("card" in bearer ? host.card === bearer.card : host.story === bearer.story);
  return inPlay(view).filter((one) => one.host && is(one.host));
}

/** A player's characters at no story, or the supports that stand alone. */
export function standing(view: Call, seat: number, characters: boolean): Seen[] {
  const play = view.players[seat]?.play ?? [];
  return play.filter((one) => one.character === characters && !one.host && one.at === null);
}

/** A player's characters at a story, then those about to come. */
export function company(view: Call, place: number, seat: number): { seen: Seen; coming: boolean }[] {
  const play = view.players[seat]?.play ?? [];
  const coming = view.committing.filter((one) => one.at === place);
  return [
    ...play.filter((one) => one.at === place).map((seen) => ({ seen, coming: false })),
    ...play.filter((one) => one.at === null && coming.some((other) => isSame(one, other))).map((seen) => ({ seen, coming: true })),
  ];
}

export function toughness(seen: Seen): number {
  return (seen.keywords.toughness ?? 0) + 1;
}

/** Whether this is the story whose struggles are being fought. */
export function isFray(view: Call, story: Story): boolean {
  return view.fray?.story === story.story && view.fray.copy === story.copy;
}
