/** A deck that is being built: how many of which cards, and its faction cards in their order. */
export interface Draft {
  readonly cards: Readonly<Record<string, number>>;
  readonly factions: readonly string[]; // of heroes
}

export const EMPTY: Draft = { cards: {}, factions: [] };

/** How many cards the deck has; faction cards lie beside it. */
export function size(draft: Draft): number {
  return Object.values(draft.cards).reduce((sum, count) => sum + count, 0);
}

export function isEmpty(draft: Draft): boolean {
  return size(draft) === 0 && draft.factions.length === 0;
}

export function countOf(draft: Draft, code: string): number {
  return draft.cards[code] ?? draft.factions.filter((one) => one === code).length;
}

/** The draft with so many of that card. */
export function withCards(draft: Draft, code: string, count: number): Draft {
  const { [code]: _, ...others } = draft.cards;
  return { ...draft, cards: count > 0 ? { ...others, [code]: count } : others };
}

/** The draft with that faction card or without; a new one comes last. */
export function withFaction(draft: Draft, code: string, wanted: boolean): Draft {
  const others = draft.factions.filter((one) => one !== code);
  const already = draft.factions.includes(code);
  if (!wanted) return { ...draft, factions: others };
  return already ? { ...draft, factions: [...new Set(draft.factions)] } : { ...draft, factions: [...others, code] };
}

/** The draft with that faction card one place earlier. */
export function raised(draft: Draft, code: string): Draft {
  const at = draft.factions.indexOf(code);
  if (at < 1) return draft;
  const order = [...draft.factions];
  [order[at - 1], order[at]] = [order[at] as string, order[at - 1] as string];
  return { ...draft, factions: order };
}

/** Some cards from the top of the shuffled deck. */
export function drawn(draft: Draft, count: number, random: () => number = Math.random): string[] {
  const pile = Object.entries(draft.cards).flatMap(([code, copies]) => Array<string>(copies).fill(code));
  for (let last = pile.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [pile[last], pile[other]] = [pile[other] as string, pile[last] as string];
  }
  return pile.slice(0, count);
}
