/** What a game with decks gives to the builder; each lies in `decks/<game>/kit.ts`. */
import type { Component } from "svelte";
import type { Book } from "../net/book.ts";
import type { Error as Fault } from "../rest.ts";
import type { Words } from "../words/words.ts";
import type { Draft } from "./draft.ts";
import type { Aspects } from "./filter.ts";

export interface FilterValue {
  readonly value: string;
  readonly label: string;
  readonly icon?: string | undefined;
  readonly tone?: string; // a class that sets the colours
}

/** Things to look for of one aspect: large ones with their signs, round tags, or narrow cells. */
export interface FilterGroup {
  readonly aspect: string;
  readonly title: string;
  readonly look: "signs" | "tags" | "cells";
  readonly how: "any" | "all";
  readonly values: readonly FilterValue[];
}

export interface Counted {
  readonly icon: string | undefined;
  readonly tone: string;
  readonly label: string;
  readonly count: number;
}

/** Columns of three parts each, lowest first; the names of the parts. */
export interface Curve {
  readonly title: string;
  readonly parts: readonly { readonly label: string; readonly tone: string }[];
  readonly columns: readonly { readonly label: string; readonly counts: readonly number[] }[];
}

export interface Group {
  readonly title: string;
  readonly codes: readonly string[];
  readonly ordered: boolean; // whether the player's own order counts
}

export interface Mend {
  readonly label: string;
  readonly draft: Draft;
}

export interface Kit {
  readonly needed: number; // cards
  readonly exactly: boolean; // so many, or at least so many
  readonly hand: number; // cards one begins with
  /** Whatever can be put into a deck. */
  codes(book: Book): readonly string[];
  /** How many of it there may be. */
  limit(book: Book, code: string): number;
  sort(book: Book, code: string): "card" | "faction";
  /** From and to the compact form of the server. */
  read(deck: string): Draft;
  write(draft: Draft): string;
  put(book: Book, draft: Draft, code: string, count: number): Draft;
  aspects(book: Book, code: string): Aspects;
  filters(words: Words, book: Book): readonly FilterGroup[];
  /** Numbers of which one may want some. */
  numbers(words: Words): readonly (FilterValue & { readonly most: number })[];
  /** What stands in the circle, by which the list is ordered. */
  mark(book: Book, code: string): string;
  weight(book: Book, code: string): number;
  tone(book: Book, code: string): string;
  sign(book: Book, code: string): string | undefined;
  kind(words: Words, book: Book, code: string): string;
  title(words: Words, book: Book, code: string): string;
  groups(words: Words, book: Book, draft: Draft): readonly Group[];
  curve(words: Words, book: Book, draft: Draft): Curve;
  totals(words: Words, book: Book, draft: Draft): readonly Counted[];
  split(words: Words, book: Book, draft: Draft): readonly Counted[];
  /** What would set a broken limit right, if one thing would. */
  mend(book: Book, draft: Draft, fault: Fault): Mend | null;
  /** The codes of which something is wrong. */
  culprits(fault: Fault): readonly string[];
  /** What else in the deck has to do with a card. */
  related(words: Words, book: Book, draft: Draft, code: string): readonly string[];
  /** The name of the column of `mark`, as a message. */
  readonly markTitle: string;
  Marks: Component<{ words: Words; book: Book; code: string }>;
  Card: Component<{ words: Words; book: Book; code: string }>;
}

export const KITS: Readonly<Record<string, () => Promise<{ kit: Kit }>>> = {
  call: () => import("./call/kit.ts"),
  heroes: () => import("./heroes/kit.ts"),
};
