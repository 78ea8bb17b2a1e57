/** A game's book: all that never changes about it. The server has it from the Game record. */
export type Value = string | number | boolean | null | readonly (string | number)[];
export type About = Readonly<Record<string, Value>>;
export type Told = readonly [string, ...Value[]];
export type Spoken = { readonly en: string; readonly ru: string };

export interface Printed {
  name: Spoken;
  text: Partial<Spoken>;
  facts: About;
  provenance: Readonly<Record<string, string>>;
}

export interface Setting {
  name: string;
  default: Value;
  choices: readonly Value[];
  secret: boolean;
  /** It counts only with these values of the table's options, or numbers of `seats`. */
  only: Readonly<Record<string, readonly Value[]>>;
}

/** How the log tells the events; kinds of event throughout. */
export interface Telling {
  headings: readonly string[]; // they begin a new part of it
  quiet: Readonly<Record<string, readonly string[]>>; // goes without saying: always, or when the two values named are the same
  subjects: Readonly<Record<string, readonly string[]>>; // what may be read alone
  rules: Readonly<Record<string, readonly string[]>>; // that govern it, also by a value of it: «phase:doom»
}

export interface Book {
  name: string;
  rules: string;
  digest: string;
  seats: readonly number[];
  options: readonly Setting[];
  seat_options: readonly Setting[];
  levels: readonly string[]; // of bots, the strongest last
  events: Readonly<Record<string, readonly string[]>>;
  telling: Telling;
  actions: readonly string[];
  final: readonly string[];
  windows: readonly string[];
  stops: readonly string[];
  waits: Readonly<Record<string, number>>;
  printed: Readonly<Record<string, Readonly<Record<string, Printed>>>>;
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
