/** What is printed on a card, out of the book. */
import type { Book } from "../../net/book.ts";
import { soft } from "../../parts/soft.ts";
import type { Words } from "../../words/words.ts";
import { ICONS, KEYWORDS } from "./seen.ts";

export interface Print {
  code: string;
  name: string;
  title: string; // the name with places where long words may break
  text: string;
  type: string;
  faction: string; // of a story: story
  cost: number;
  skill: number;
  icons: readonly number[]; // of a story or conspiracy: its struggles
  subtypes: readonly string[];
  keywords: Readonly<Record<string, number>>;
  unique: boolean;
}

const NUMBERED = ["toughness", "steadfast"];

export function printOf(book: Book, code: string, language: "en" | "ru"): Print | undefined {
  const found = book.printed.card?.[code];
  if (!found) return undefined;
  const { facts } = found;
  return {
    code,
    name: found.name[language],
    title: soft(found.name[language]),
    text: found.text[language] ?? "",
    type: String(facts.type),
    faction: String(facts.faction || "story"),
    cost: Number(facts.cost),
    skill: Number(facts.skill),
    icons: ICONS.map((icon) => Number(facts[icon])),
    subtypes: facts.subtypes as readonly string[],
    keywords: Object.fromEntries(KEYWORDS.map((one) => [one, Number(facts[one])])),
    unique: Boolean(facts.unique),
  };
}

export function factionOf(book: Book, code: string): string {
  return String(book.printed.card?.[code]?.facts.faction || "story");
}

export function numberOf(value: number): string {
  return value < 0 ? "X" : String(value);
}

/** The keywords with their numbers, each with the name of its sign. */
export function keywordsSaid(words: Words, keywords: Readonly<Record<string, number>>): { name: string; said: string }[] {
  return KEYWORDS.filter((one) => keywords[one]).map((name) => {
    const sign = name === "toughness" ? "+" : "";
    const said = words.of("tui-call", name);
    return { name, said: NUMBERED.includes(name) ? `${said} ${sign}${keywords[name]}` : said };
  });
}

export interface Piece {
  text: string;
  strong: boolean;
}

const TIMINGS = ["forced", "action", "response", "disrupt"];

/** A card's text in pieces: what says when an ability is used stands out. */
export function pieces(text: string, words: Words): Piece[] {
  const timings = TIMINGS.map((one) => words.of("tui-call", one)).join("|");
  const parts = text.split(new RegExp(`(?<=^|[.!?»"”] )((?:${timings})[^:.]{0,40}:)`, "u"));
  return parts.map((part, i) => ({ text: part, strong: i % 2 === 1 })).filter((piece) => piece.text);
}
