/** What in a deck has to do with a card: who is named in whose text, and which factions reward it. */
import { faction } from "../../boards/heroes/cards.ts";
import type { Book } from "../../net/book.ts";
import type { Words } from "../../words/words.ts";
import type { Draft } from "../draft.ts";

const MOST = 5;

/** Whether the text of a card names another one; the English words are looked at, as they have no cases. */
export function names(book: Book, code: string, other: string): boolean {
  const name = book.printed.card?.[other]?.name.en;
  return Boolean(name) && (book.printed.card?.[code]?.text.en ?? "").includes(name as string);
}

export function related(words: Words, book: Book, draft: Draft, code: string): readonly string[] {
  if (code in (book.printed.faction ?? {})) return pictured(words, book, draft, code);
  const others = Object.keys(draft.cards).filter((one) => one !== code);
  const rewarding = draft.factions.filter((one) => faction(book, one).cards.includes(code));
  return [
    ...rewarding.map((one) => words.say("web-deck-rewarded", { faction: one })),
    ...others.filter((one) => names(book, code, one)).map((card) => words.say("web-deck-names", { card, count: draft.cards[card] ?? 0 })),
    ...others.filter((one) => names(book, one, code)).map((card) => words.say("web-deck-named-by", { card, count: draft.cards[card] ?? 0 })),
  ].slice(0, MOST);
}

function pictured(words: Words, book: Book, draft: Draft, code: string): readonly string[] {
  return faction(book, code).cards.map((card) => words.say("web-deck-pictured", { card, count: draft.cards[card] ?? 0 }));
}
