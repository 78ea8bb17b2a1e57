/** The printed cards as the board needs them. */
import type { Book } from "../../net/book.ts";

export type Kind = "hero" | "monster" | "neutral";

export interface Character {
  kind: Kind;
  suns: number;
  skulls: number;
  deck: string;
}

export interface Faction {
  side: Kind;
  cards: readonly string[]; // the two characters with a bonus
}

export function character(book: Book, code: string): Character {
  const facts = book.printed.card?.[code]?.facts ?? {};
  const symbols = [...String(facts.symbols ?? "")];
  const count = (sign: string) => symbols.filter((one) => one === sign).length;
  return { kind: facts.kind as Kind, suns: count("☀"), skulls: count("☠"), deck: String(facts.deck) };
}

export function faction(book: Book, code: string): Faction {
  const facts = book.printed.faction?.[code]?.facts ?? {};
  return { side: facts.side as Kind, cards: (facts.cards ?? []) as readonly string[] };
}

/** Suns and skulls of some cards, as they are printed. */
export function symbols(book: Book, codes: readonly string[]): { suns: number; skulls: number } {
  const cards = codes.map((code) => character(book, code));
  const sum = (of: "suns" | "skulls") => cards.reduce((total, card) => total + card[of], 0);
  return { suns: sum("suns"), skulls: sum("skulls") };
}
