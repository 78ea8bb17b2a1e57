/** How the things on this board are called. */
import type { About } from "./events.ts";
import type { Named } from "./seen.ts";

function copied(name: string, copy: unknown): string {
  return copy === undefined ? name : `${name}.${String(copy)}`;
}

export function playName({ card, copy }: Named): string {
  return copied(`play:${card}`, copy);
}

export function storyName(story: string, copy?: unknown): string {
  return copied(`story:${story}`, copy);
}

/** A card of the hand; of several equal ones, so many are meant already. */
export function handName(code: string, before = 0): string {
  return before ? `hand:${code}.${before + 1}` : `hand:${code}`;
}

export function domainName(seat: number, number: number): string {
  return `domain:${seat}.${number}`;
}

export function seatName(seat: number): string {
  return `seat:${seat}`;
}

/** A card in a discard pile, or otherwise out of play. */
export function pileName(seat: number, code: string): string {
  return `pile:${seat}.${code}`;
}

/** A card of a deck that is gone through, by its place. */
export function deckName(place: number): string {
  return `deck:${place}`;
}

/** What an effect has chosen, as a thing. */
export function chosenName(about: About, seat: number): string {
  if ("card" in about) return playName(about as Named);
  if ("story" in about) return storyName(String(about.story), about.copy ?? undefined);
  if ("domain" in about) return domainName(Number(about.of ?? seat), Number(about.domain));
  return "seat" in about ? seatName(Number(about.seat)) : "";
}

/** The name of each card of a hand; equal ones are picked one after another. */
export function handNames(codes: readonly string[], picked: readonly string[]): string[] {
  const met = new Map<string, number>();
  return codes.map((code) => {
    const number = met.get(code) ?? 0;
    met.set(code, number + 1);
    let taken = 0;
    while (picked.includes(handName(code, taken))) taken += 1;
    return handName(code, number < taken ? taken - 1 : taken);
  });
}
