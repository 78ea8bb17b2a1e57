/** A game's book: all that never changes about it. What the server's types leave open is told here. */
import type { BookShown, OptionShown, PrintedShown } from "../rest.ts";

export type Value = string | number | boolean | null | readonly (string | number)[];
export type About = Readonly<Record<string, Value>>;
/** What somebody is told of an event, and whose deed it is. Each game has its own: boards/<game>/events.ts. */
export type Told = { readonly kind: string; readonly seat?: number };
export type Spoken = { readonly en: string; readonly ru: string };

export interface Printed extends PrintedShown {
  name: Spoken;
  text: Partial<Spoken>;
  facts: About;
}

export interface Setting extends OptionShown {
  default: Value;
  choices: Value[];
  only: Record<string, Value[]>;
}

export interface Book extends BookShown {
  options: Setting[];
  seat_options: Setting[];
  presets: Record<string, Spoken> | null;
  words: Spoken;
  printed: Record<string, Record<string, Printed>>;
}

/** Why something was refused: the name of its message, what that is made of, and the server's words for it. */
export interface Complaint {
  error: string;
  about: Record<string, unknown>;
  text: string;
}

/** Why a kind of action is not to be had: the rule, and what its words are made of. */
export interface Reason {
  rule: string;
  why: string;
  about: About;
}
