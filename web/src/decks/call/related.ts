/** What in a deck has to do with a card: which of its kinds the texts of others speak of, and the reverse. */
import { printOf } from "../../boards/call/printed.ts";
import type { Book } from "../../net/book.ts";
import type { Words } from "../../words/words.ts";
import type { Draft } from "../draft.ts";

const MOST = 4;

/** Whether a card's text speaks of a kind; the English words are looked at, as they have no cases. */
export function speaksOf(book: Book, code: string, subtype: string): boolean {
  const name = book.printed.subtype?.[subtype]?.name.en;
  const text = book.printed.card?.[code]?.text.en ?? "";
  return Boolean(name) && new RegExp(`\\b${name}s?\\b`).test(text);
}

const subtypes = (book: Book, code: string) => printOf(book, code, "en")?.subtypes ?? [];

export function related(words: Words, book: Book, draft: Draft, code: string): readonly string[] {
  const others = Object.keys(draft.cards).filter((one) => one !== code);
  const named = others.flatMap((other) =>
    subtypes(book, code)
      .filter((one) => speaksOf(book, other, one))
      .map((subtype) => words.say("web-deck-speaks-of", { card: other, count: draft.cards[other] ?? 0, subtype })),
  );
  const spoken = Object.keys(book.printed.subtype ?? {})
    .filter((one) => speaksOf(book, code, one))
    .map((subtype) => ({ subtype, count: others.filter((one) => subtypes(book, one).includes(subtype)).reduce((sum, one) => sum + (draft.cards[one] ?? 0), 0) }))
    .map(({ subtype, count }) => words.say("web-deck-of-kind", { subtype, count }));
  return [...spoken, ...named].slice(0, MOST);
}
