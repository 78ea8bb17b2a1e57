/** A few cards for the tests of the kits: books as the server makes them, words from the same files. */
import { readFileSync } from "node:fs";
import { bundle, Words } from "../words/words.ts";
import type { Book } from "../net/book.ts";

const file = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");

export function wordsFor(book: Book): Words {
  const texts = ["../words/en.ftl", "../../../src/fhtagn/text/en.ftl", `../../../src/fhtagn/games/${book.name}/text/en.ftl`];
  return new Words("en", bundle("en", texts.map(file)), book);
}

const named = (en: string) => ({ name: { en, ru: en }, text: {}, facts: {}, provenance: {} });
const NOTHING = { terror: 0, combat: 0, arcane: 0, investigation: 0, skill: 0, subtypes: [], unique: false };

type Facts = Record<string, string | number | boolean | string[]>;
const card = (en: string, facts: Facts, text = "") => ({ ...named(en), text: { en: text, ru: text }, facts });

const book = (name: string, printed: Book["printed"]) => ({ name, printed, presets: {}, sorts: {} }) as unknown as Book;

export const CALL = book("call", {
  card: {
    F041: card("Cthulhu", { ...NOTHING, type: "character", faction: "cthulhu", cost: 6, terror: 2, combat: 2, arcane: 1, skill: 8, unique: true, subtypes: ["ancient_one"], villainous: 1 }),
    F048: card("Adult Deep One", { ...NOTHING, type: "character", faction: "cthulhu", cost: 3, combat: 2, arcane: 1, skill: 1, subtypes: ["deep_one"] }),
    F055: card("Shadowed Reef", { ...NOTHING, type: "support", faction: "cthulhu", cost: 1 }, "All Deep Ones have one more Terror icon."),
    F060: card("Pulled Under", { ...NOTHING, type: "event", faction: "hastur", cost: 0 }, "Destroy an Ancient One."),
    F061: card("Panic", { ...NOTHING, type: "event", faction: "neutral", cost: -1 }),
    F062: card("Plot", { ...NOTHING, type: "conspiracy", faction: "neutral", cost: 1, terror: 3 }),
    F063: card("Cthulhu", { ...NOTHING, type: "character", faction: "neutral", cost: 9, skill: 9 }),
    S001: card("A Story", { ...NOTHING, type: "story", faction: "", cost: 0 }),
  },
  faction: { cthulhu: named("Cthulhu"), hastur: named("Hastur"), neutral: named("Neutral") },
  subtype: { ancient_one: named("Ancient One"), deep_one: named("Deep One") },
});

export const HEROES = book("heroes", {
  card: {
    dagon: card("Father Dagon", { symbols: "☠☠", kind: "monster", deck: "innsmouth", copies: 1 }),
    deep: card("Deep One", { symbols: "☠", kind: "monster", deck: "innsmouth", copies: 4 }, "Take Father Dagon into your area."),
    holmes: card("Sherlock Holmes", { symbols: "☀☀", kind: "hero", deck: "sherlock", copies: 1 }),
    glyph: card("Hieroglyph", { symbols: "", kind: "neutral", deck: "mountains", copies: 4 }),
  },
  faction: { f1: card("Gods of the Deep", { side: "monster", deck: "innsmouth", cards: ["dagon", "deep"] }), f2: card("Baker Street", { side: "hero", deck: "sherlock", cards: ["holmes"] }) },
  deck: { innsmouth: named("Innsmouth"), sherlock: named("Sherlock"), mountains: named("Mountains") },
});
