/** Decks of the duel of Monsters vs Heroes: 30 cards of the four theme decks and three faction cards. */
import "../../boards/heroes/heroes.css";
import { character, faction, type Kind } from "../../boards/heroes/cards.ts";
import icons from "../../boards/heroes/heroes.icons.json";
import { pictures } from "../../boards/heroes/pictures.svelte.ts";
import type { Book } from "../../net/book.ts";
import { withCards, withFaction, type Draft } from "../draft.ts";
import type { Kit } from "../kit.ts";
import Card from "./Card.svelte";
import Marks from "./Marks.svelte";
import { related } from "./related.ts";

const SIZE = 30;
const HAND = 3;
const KINDS = ["hero", "monster", "neutral"] as const;
const SIGNS: Readonly<Record<Kind, string | undefined>> = { hero: icons.sun, monster: icons.skull, neutral: icons.neutral };
const LAST = -1; // where faction cards stand: behind all others

const isFaction = (book: Book, code: string) => code in (book.printed.faction ?? {});
const pointsOf = (book: Book, code: string) => character(book, code).suns + character(book, code).skulls;
const facts = (book: Book, code: string) => book.printed[isFaction(book, code) ? "faction" : "card"]?.[code]?.facts ?? {};
const held = (book: Book, draft: Draft) => Object.entries(draft.cards).map(([code, count]) => ({ card: character(book, code), points: pointsOf(book, code), count }));
const total = (cards: readonly { count: number }[]) => cards.reduce((sum, one) => sum + one.count, 0);

function put(book: Book, draft: Draft, code: string, count: number): Draft {
  return isFaction(book, code) ? withFaction(draft, code, count > 0) : withCards(draft, code, count);
}

/** Heroes, Monsters, neutral cards; or a faction card of either side. */
function kindOf(book: Book, code: string): Kind {
  return isFaction(book, code) ? faction(book, code).side : character(book, code).kind;
}

export const kit: Kit = {
  needed: SIZE,
  exactly: true,
  hand: HAND,
  markTitle: "web-deck-points",
  Card,
  Marks,
  related,
  put,
  codes: (book) => [...Object.keys(book.printed.card ?? {}), ...Object.keys(book.printed.faction ?? {})],
  limit: (book, code) => (isFaction(book, code) ? 1 : Number(facts(book, code).copies)),
  sort: (book, code) => (isFaction(book, code) ? "faction" : "card"),
  mark: (book, code) => (isFaction(book, code) ? "+2" : String(pointsOf(book, code))),
  weight: (book, code) => (isFaction(book, code) ? LAST : pointsOf(book, code)),
  tone: (book, code) => `k-${kindOf(book, code)}`,

  sign(book, code) {
    if (isFaction(book, code)) return icons.secret;
    const card = character(book, code);
    void pictures.load(card.deck);
    return pictures.of(code, card);
  },

  read(deck) {
    const [cards = "", factions = ""] = deck.split("|").map((part) => part.trim());
    const entries = cards.split(";").filter(Boolean).map((one) => one.trim().split(" "));
    return {
      cards: Object.fromEntries(entries.map(([count, code]) => [code, Number(count)])),
      factions: factions.split(";").filter(Boolean),
    };
  },

  write(draft) {
    const entries = Object.entries(draft.cards).sort(([one], [other]) => (one < other ? -1 : 1));
    return `${entries.map(([code, count]) => `${count} ${code}`).join(";")}|${draft.factions.join(";")}`;
  },

  aspects(book, code) {
    const sort = kit.sort(book, code);
    return {
      is: {
        sort: [sort],
        kind: [kindOf(book, code)],
        theme: [String(facts(book, code).deck)],
        points: sort === "card" ? [String(pointsOf(book, code))] : [],
      },
      has: {},
    };
  },

  filters(words, book) {
    return [
      {
        aspect: "theme", title: words.say("web-deck-themes"), look: "signs", how: "any",
        values: Object.keys(book.printed.deck ?? {}).map((one) => ({ value: one, label: words.name("deck", one) })),
      },
      { aspect: "sort", title: words.say("web-deck-sort"), look: "tags", how: "any", values: ["card", "faction"].map((one) => ({ value: one, label: words.say(`web-deck-sort-${one}`) })) },
      {
        aspect: "kind", title: words.say("web-deck-kind"), look: "tags", how: "any",
        values: KINDS.map((one) => ({ value: one, label: words.say(`web-heroes-kind-${one}`), icon: SIGNS[one] })),
      },
      {
        aspect: "points", title: words.say("web-deck-points"), look: "cells", how: "any",
        values: points(book).map((one) => ({ value: String(one), label: String(one) })),
      },
    ];
  },

  numbers: () => [],

  kind(words, book, code) {
    const kind = words.say(isFaction(book, code) ? "web-deck-faction-card" : `web-heroes-kind-${kindOf(book, code)}`);
    return `${kind} · ${words.name("deck", String(facts(book, code).deck))}`;
  },

  title: (words, book, code) => words.name(kit.sort(book, code), code),

  groups(words, book, draft) {
    const codes = Object.keys(draft.cards).sort((one, other) => pointsOf(book, other) - pointsOf(book, one));
    const groups = KINDS.map((kind) => ({
      title: words.say(`web-deck-group-${kind}`),
      codes: codes.filter((code) => character(book, code).kind === kind),
      ordered: false,
    }));
    const factions = { title: words.say("web-deck-group-faction"), codes: [...new Set(draft.factions)], ordered: true };
    return [factions, ...groups].filter((group) => group.codes.length);
  },

  curve(words, book, draft) {
    const cards = held(book, draft);
    const counts = (points: number, kind: Kind) => total(cards.filter((one) => one.points === points && one.card.kind === kind));
    return {
      title: words.say("web-deck-curve-points"),
      parts: KINDS.map((kind) => ({ label: words.say(`web-deck-part-${kind}`), tone: `k-${kind}` })),
      columns: points(book).map((one) => ({ label: String(one), counts: KINDS.map((kind) => counts(one, kind)) })),
    };
  },

  totals(words, book, draft) {
    const cards = held(book, draft);
    const sum = (of: "suns" | "skulls") => cards.reduce((all, { card, count }) => all + card[of] * count, 0);
    return [
      { icon: icons.sun, tone: "k-hero", label: words.say("web-deck-suns"), count: sum("suns") },
      { icon: icons.skull, tone: "k-monster", label: words.say("web-deck-skulls"), count: sum("skulls") },
    ];
  },

  split(words, book, draft) {
    const cards = held(book, draft);
    return KINDS.map((kind) => ({
      icon: SIGNS[kind],
      tone: `k-${kind}`,
      label: words.say(`web-deck-part-${kind}`),
      count: total(cards.filter((one) => one.card.kind === kind)),
    })).filter((one) => one.count);
  },

  culprits(fault) {
    const named = fault.about.card ?? fault.about.faction;
    return named ? [String(named)] : [];
  },

  mend(_, draft, fault) {
    const { card, faction, most } = fault.about as { card?: string; faction?: string; most?: number };
    if (fault.error === "duel-copies" && card) return { label: "web-deck-make-it", draft: withCards(draft, card, Number(most)) };
    if (fault.error === "duel-stranger" && card) return { label: "web-deck-take-out", draft: withFaction(withCards(draft, card, 0), card, false) };
    if (fault.error === "duel-faction-twice" && faction) return { label: "web-deck-make-it", draft: withFaction(draft, faction, true) };
    if (fault.error === "duel-faction-side" && faction) return { label: "web-deck-take-out", draft: withFaction(draft, faction, false) };
    return null;
  },
};

/** All numbers of symbols there are on cards, from none. */
function points(book: Book): number[] {
  const most = Math.max(...Object.keys(book.printed.card ?? {}).map((code) => pointsOf(book, code)));
  return Array.from({ length: most + 1 }, (_, i) => i);
}
