/** Decks of Call of Cthulhu: at least 50 cards, at most three of a title. */
import "../../boards/call/factions.css";
import { factionOf, numberOf, printOf, type Print } from "../../boards/call/printed.ts";
import { icons } from "../../boards/call/signs.ts";
import { pictures } from "../../boards/call/pictures.svelte.ts";
import { ICONS, KEYWORDS } from "../../boards/call/seen.ts";
import type { Book } from "../../net/book.ts";
import { withCards, type Draft } from "../draft.ts";
import type { Kit } from "../kit.ts";
import Card from "./Card.svelte";
import Marks from "./Marks.svelte";
import { related } from "./related.ts";

const LEAST = 50;
const MOST = 3;
const HAND = 8;
const TYPES = ["character", "support", "event", "conspiracy"] as const;
const COSTS = ["0", "1", "2", "3", "4", "5", "6+", "X"] as const;
const HIGH = 6;
const X = -1; // behind all that have a number

export function costOf(cost: number): (typeof COSTS)[number] {
  return cost < 0 ? "X" : cost >= HIGH ? "6+" : (String(cost) as "0");
}

/** Conspiracies stand with the supports: they stay on the table, too. */
function partOf(type: string): number {
  return type === "character" ? 0 : type === "event" ? 2 : 1;
}

const print = (book: Book, code: string) => printOf(book, code, "en") as Print;
const held = (book: Book, draft: Draft) => Object.entries(draft.cards).map(([code, count]) => ({ card: print(book, code), count }));

function put(_: Book, draft: Draft, code: string, count: number): Draft {
  return withCards(draft, code, count);
}

export const kit: Kit = {
  needed: LEAST,
  exactly: false,
  hand: HAND,
  markTitle: "web-deck-cost",
  Card,
  Marks,
  related,
  put,
  codes: (book) => Object.keys(book.printed.card ?? {}).filter((code) => factionOf(book, code) !== "story"),
  limit: () => MOST,
  sort: () => "card",
  mark: (book, code) => numberOf(print(book, code).cost),
  weight: (book, code) => (print(book, code).cost < 0 ? X : print(book, code).cost),
  tone: (book, code) => `call-${factionOf(book, code)}`,
  sign: (book, code) => pictures.of(factionOf(book, code), code),

  read(deck) {
    const entries = deck.split(",").filter(Boolean).map((one) => one.trim().split("*"));
    return { cards: Object.fromEntries(entries.map(([code, count]) => [code, Number(count ?? 1)])), factions: [] };
  },

  write(draft) {
    const entries = Object.entries(draft.cards).sort(([one], [other]) => (one < other ? -1 : 1));
    return entries.map(([code, count]) => (count === 1 ? code : `${code}*${count}`)).join(",");
  },

  aspects(book, code) {
    const card = print(book, code);
    const fights = card.type === "character" ? card.icons : [];
    return {
      is: {
        faction: [card.faction],
        type: [card.type],
        cost: [costOf(card.cost)],
        keyword: KEYWORDS.filter((one) => card.keywords[one]),
        named: card.subtypes,
      },
      has: Object.fromEntries(ICONS.map((icon, i) => [icon, fights[i] ?? 0])),
    };
  },

  filters(words, book) {
    return [
      {
        aspect: "faction", title: words.say("web-deck-factions"), look: "signs", how: "any",
        values: Object.keys(book.printed.faction ?? {}).map((one) => ({ value: one, label: words.of("web-deck-faction", one), icon: icons[one], tone: `call-${one}` })),
      },
      { aspect: "type", title: words.say("web-deck-type"), look: "tags", how: "any", values: TYPES.map((one) => ({ value: one, label: words.say(`web-call-type-${one}`) })) },
      { aspect: "cost", title: words.say("web-deck-cost"), look: "cells", how: "any", values: COSTS.map((one) => ({ value: one, label: one })) },
      {
        aspect: "keyword", title: words.say("web-deck-keywords"), look: "tags", how: "all",
        values: KEYWORDS.map((one) => ({ value: one, label: words.of("tui-call", one), icon: icons[one] })),
      },
    ];
  },

  numbers: (words) => ICONS.map((icon) => ({ value: icon, label: words.of("tui-call", icon), icon: icons[icon], tone: `i-${icon}`, most: 3 })),

  kind(words, book, code) {
    const card = print(book, code);
    const named = card.subtypes.map((one) => words.name("subtype", one)).join(" · ");
    return named || words.say(`web-call-type-${card.type}`);
  },

  title(words, book, code) {
    return `${print(book, code).unique ? "◆ " : ""}${words.name("card", code)}`;
  },

  groups(words, book, draft) {
    const codes = Object.keys(draft.cards).sort((one, other) => kit.weight(book, other) - kit.weight(book, one));
    return TYPES.map((type) => ({
      title: words.say(`web-deck-group-${type}`),
      codes: codes.filter((code) => print(book, code).type === type),
      ordered: false,
    })).filter((group) => group.codes.length);
  },

  curve(words, book, draft) {
    const cards = held(book, draft);
    const counts = (cost: string, part: number) =>
      cards.filter(({ card }) => costOf(card.cost) === cost && partOf(card.type) === part).reduce((sum, one) => sum + one.count, 0);
    return {
      title: words.say("web-deck-curve"),
      parts: ["characters", "supports", "events"].map((one) => ({ label: words.say(`web-deck-part-${one}`), tone: "" })),
      columns: COSTS.map((cost) => ({ label: cost, counts: [0, 1, 2].map((part) => counts(cost, part)) })),
    };
  },

  totals(words, book, draft) {
    const fighters = held(book, draft).filter(({ card }) => card.type === "character");
    return ICONS.map((icon, i) => ({
      icon: icons[icon],
      tone: `i-${icon}`,
      label: words.of("tui-call", icon),
      count: fighters.reduce((sum, { card, count }) => sum + (card.icons[i] ?? 0) * count, 0),
    }));
  },

  split(words, book, draft) {
    const factions = Object.keys(book.printed.faction ?? {});
    const counts = (faction: string) => held(book, draft).filter(({ card }) => card.faction === faction).reduce((sum, one) => sum + one.count, 0);
    return factions
      .map((one) => ({ icon: icons[one], tone: `call-${one}`, label: words.name("faction", one), count: counts(one) }))
      .filter((one) => one.count);
  },

  culprits: (fault) => (fault.error === "deck-copies" || fault.error === "deck-story" ? [String(fault.about.card)] : []),

  mend(book, draft, fault) {
    const card = String(fault.about.card ?? "");
    if (fault.error === "deck-story") return { label: "web-deck-take-out", draft: withCards(draft, card, 0) };
    if (fault.error !== "deck-copies") return null;
    return { label: "web-deck-make-it", draft: fewer(book, draft, card, Number(fault.about.most)) };
  },
};

/** So many cards of a title at most; of several cards called the same, the later ones go first. */
function fewer(book: Book, draft: Draft, code: string, most: number): Draft {
  const title = book.printed.card?.[code]?.name.en;
  let left = most;
  return Object.keys(draft.cards)
    .filter((one) => book.printed.card?.[one]?.name.en === title)
    .sort((one, other) => Number(other === code) - Number(one === code))
    .reduce((now, one) => {
      const count = Math.min(left, now.cards[one] ?? 0);
      left -= count;
      return withCards(now, one, count);
    }, draft);
}
