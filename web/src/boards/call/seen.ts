/** Reading what a seat sees and is told: view.ts and events.ts have its types. */
import type { Table } from "../../table/table.svelte.ts";
import type { Told } from "./events.ts";
import type { Host, Seen, Story, View } from "./view.ts";

export const ICONS = ["terror", "combat", "arcane", "investigation"] as const;
export type Struggle = (typeof ICONS)[number];
export const KEYWORDS = [
  "fast", "willpower", "toughness", "heroic", "villainous", "invulnerability", "loyal", "steadfast", "transient",
] as const;
export const TO_WIN = 3; // stories
export const TOKENS = 5; // that win a story

/** A card in play, by its code and by which of several copies it is. */
export type Named = Pick<Seen, "card" | "copy">;

export function eventsOf(table: Table): readonly Told[] {
  return table.events as readonly Told[];
}

/** Whose cards lie at the lower edge: one's own; those of the first player for who only watches. */
export function nearSeat(seat: number): number {
  return Math.max(seat, 0);
}

export function inPlay(view: View): Seen[] {
  return view.players.flatMap((player) => player.play);
}

export function isSame(one: Named, other: Named): boolean {
  return one.card === other.card && one.copy === other.copy;
}

/** What is attached to a card in play or to a story. */
export function borneBy(view: View, bearer: Named | Story): Seen[] {
  const is = (host: Host) =>
    host.copy === bearer.copy && ("card" in bearer ? host.card === bearer.card : host.story === bearer.story);
  return inPlay(view).filter((one) => one.host && is(one.host));
}

/** A player's characters at no story, or the supports that stand alone. */
export function standing(view: View, seat: number, characters: boolean): Seen[] {
  const play = view.players[seat]?.play ?? [];
  return play.filter((one) => one.character === characters && !one.host && one.at === null);
}

/** A player's characters at a story, then those about to come. */
export function company(view: View, place: number, seat: number): { seen: Seen; coming: boolean }[] {
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
export function isFray(view: View, story: Story): boolean {
  return view.fray?.story === story.story && view.fray.copy === story.copy;
}
