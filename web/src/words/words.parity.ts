/** Run by tests/web/test_parity.py: what the browser says is compared with what the terminal said. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { About, Book, Reason, Told } from "../net/book.ts";
import { LANGUAGES, Words, bundle, textOf, type Language } from "./words.ts";

interface Sample {
  family: "event" | "prompt" | "option" | "reason";
  given: unknown;
  reader: number;
  texts: Record<Language, string>;
}

interface Said {
  book: Book;
  names: string[];
  samples: Sample[];
}

const games = JSON.parse(readFileSync(process.env.SAMPLES as string, "utf8")) as Record<string, Said>;
const house = new URL("../../../src/fhtagn/", import.meta.url);

function words(language: Language, { book, names }: Said): Words {
  const files = ["text", `games/${book.name}/text`].map((folder) => readFileSync(new URL(`${folder}/${language}.ftl`, house), "utf8"));
  return new Words(language, bundle(language, [...files, book.words[language]]), book, names);
}

function said(words: Words, { family, given, reader }: Sample): string {
  switch (family) {
    case "event":
      return textOf(words.event(given as Told, reader));
    case "prompt": {
      const [seat, prompt, about] = given as [number, string, About];
      return textOf(words.prompt(seat, prompt, about, reader));
    }
    case "option": {
      const [verb, about] = given as [string, About];
      return textOf(words.option(verb, about, reader));
    }
    case "reason": {
      const reason = given as Reason;
      return words.say("reason", { why: textOf(words.why(reason, reader)), rule: reason.rule });
    }
  }
}

describe.each(Object.entries(games))("in %s", (_, game) => {
  test.each(LANGUAGES)("the same words in %s", (language) => {
    const ours = words(language, game);
    const differing = game.samples.filter((sample) => said(ours, sample) !== sample.texts[language]);
    expect(differing.map((sample) => ({ theirs: sample.texts[language], ours: said(ours, sample), given: sample.given }))).toEqual([]);
  });
});
