/** The words of this page: loaded by language and game, the same files the terminal reads. */
import client_en from "./en.ftl?url";
import client_ru from "./ru.ftl?url";
import { settings } from "../settings.svelte.ts";
import type { About, Book } from "../net/book.ts";
import { Words, bundle, type Language } from "./words.ts";

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
  const known = texts.get(url) ?? fetch(url).then((answer) => answer.text());
  texts.set(url, known);
  return known;
}

/** The messages of the client, of the house and, if one is played, of the game. */
export async function messages(language: Language, game?: string): Promise<ReturnType<typeof bundle>> {
  const urls = [OWN[language], address("common", language), ...(game ? [address(game, language)] : [])];
  return bundle(language, await Promise.all(urls.map(read)));
}

/** The client's own words, outside of any game. */
class Speech {
  words = $state.raw<Words | null>(null);

  async load(): Promise<void> {
    this.words = new Words(settings.language, await messages(settings.language));
  }
}

export const speech = new Speech();

/** A message of the client in the present language. */
export function say(name: string, about: About = {}): string {
  return speech.words?.say(name, about) ?? "";
}

export async function wordsOf(language: Language, book: Book, names: readonly string[]): Promise<Words> {
  return new Words(language, await messages(language, book.name), book, names);
}
