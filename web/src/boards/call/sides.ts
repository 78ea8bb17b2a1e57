/** The colours of the two sides: those of their first factions, or plain ones where these are not told apart. */
import type { View } from "./view.ts";

export interface Colours {
  base: string;
  on: string;
  text: string;
  deep: string;
}

function ofFaction(faction: string): Colours {
  const base = `--c-${faction}`;
  return { base: `var(${base})`, on: `var(${base}-on)`, text: `var(${base}-text)`, deep: `var(${base}-deep)` };
}

function plain(number: number): Colours {
  const base = `var(--p${number})`;
  return { base, on: `var(--p${number}-on)`, text: base, deep: `color-mix(in srgb, ${base} 25%, var(--surface-1))` };
}

export function coloursOf(view: View, seat: number): Colours {
  const [mine, theirs] = [view.players[seat]?.packs[0], view.players[1 - seat]?.packs[0]];
  return mine && theirs && mine !== theirs ? ofFaction(mine) : plain(seat + 1);
}
