/** The words of this page: loaded by language and game, the same files the terminal reads. */
import client_en from "./en.ftl?url";
import first_en from "./first/en.ftl?raw";
import first_ru from "./first/ru.ftl?raw";
import client_ru from "./ru.ftl?url";
import { settings } from "../settings.svelte.ts";
import type { About, Book } from "../net/book.ts";
import { Words, bundle, type Language } from "./words.ts";

const FIRST: Record<Language, string> = { en: first_en, ru: first_ru };
const OWN: Record<Language, string> = { en: client_en, ru: client_ru };
const HOUSE = import.meta.glob<string>("$house/{text,games/*/text}/*.ftl", { query: "?url", import: "default", eager: true });
const texts = new Map<string, Promise<string>>();

function address(group: string, language: Language): string {
  const folder = group === "common" ? "fhtagn/text/" : `games/${group}/text/`;
  const found = Object.entries(HOUSE).find(([path]) => path.endsWith(`${folder}${language}.ftl`));
  if (!found) throw new Error(`no words of ${group} in ${language}`);
  return found[1];
}

function read(url: string): Promise<string> {
  const known = texts.get(url) ?? fetched(url);
  texts.set(url, known);
  known.catch(() => texts.delete(url));
  return known;
}

async function fetched(url: string): Promise<string> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${answer.status} for ${url}`);
  return answer.text();
}

/** The messages of the client, of the house and, if one is played, of the game; its book has those of its events. */
async function messages(language: Language, book?: Book): Promise<ReturnType<typeof bundle>> {
  const urls = [OWN[language], address("common", language), ...(book ? [address(book.name, language)] : [])];
  return bundle(language, [FIRST[language], ...(await Promise.all(urls.map(read))), book?.words[language] ?? ""]);
}

/** The few words that are there before any are loaded. */
export function firstWords(language: Language): Words {
  return new Words(language, bundle(language, [FIRST[language]]));
}

/** The client's own words, outside of any game. */
class Speech {
  words = $state.raw<Words | null>(null);
  isUnloaded = $state(false); // whether some words could not be had

  load(): Promise<void> {
    const { language } = settings;
    return this.learn(async () => void (this.words = new Words(language, await messages(language))));
  }

  /** Whoever gets no words keeps those they have, and the page says so. */
  async learn(words: () => Promise<void>): Promise<void> {
    try {
      await words();
      this.isUnloaded = false;
    } catch (error) {
      console.error(error);
      this.isUnloaded = true;
    }
  }
}

export const speech = new Speech();

/** A message of the client in the present language. */
export function say(name: string, about: About = {}): string {
  return speech.words?.say(name, about) ?? "";
}

export async function wordsOf(language: Language, book: Book, names: readonly string[]): Promise<Words> {
  return new Words(language, await messages(language, book), book, names);
}
