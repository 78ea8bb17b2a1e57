/** What a game's board gives to the table; each lies in `boards/<game>/index.ts`. */
import type { Component } from "svelte";
import type { About } from "../net/book.ts";
import type { Table } from "../table/table.svelte.ts";

/** An option; what it is about each game tells: boards/<game>/events.ts. */
export interface Saying<A = About> {
  verb: string;
  about: A;
}

export interface Face {
  /** Everything below the bar: board, sheets, hand, and where prompt and log stand. */
  Board: Component<{ table: Table }>;
  /** The course of a round or turn in the bar, and where we are in it. */
  Phases: Component<{ table: Table }>;
  /** What a seat holds and has, for a phone that lies beside the board. */
  Hand: Component<{ table: Table }>;
  /** When it is over: every point by its source, and all that was hidden. */
  Ending: Component<{ table: Table }>;
  /** A printed thing as large as it is: face, numbers, text. */
  Card: Component<{ table: Table; sort: string; code: string }>;
  /** Where we are: the phase, and the step as far as there are steps. */
  where(table: Table): readonly string[];
  /** The things an option is about, in the order in which one points at them. */
  things(saying: Saying, view: unknown, seat: number): string[];
  /** What a seat holds that the others do not see, by sort and code, out of that seat's view. */
  secrets?(view: unknown, seat: number): readonly (readonly [sort: string, code: string])[];
  /** The kinds of action that keep their places in the list, by the question they answer. */
  menus?: Readonly<Record<string, readonly string[]>>;
  /** The kinds of action that are shown with what they may bring before they are taken, however one comes to them. */
  weighed?: readonly string[];
  /** The kind of answer that does nothing: given by itself, if the player wants, where there is no other. */
  idle?: string;
  /** The letter of a kind of action. */
  letters: Readonly<Record<string, string>>;
  /** The sort of thing each icon in the lists stands for: paths by verb. */
  icons: Readonly<Record<string, string>>;
}

export const FACES: Readonly<Record<string, () => Promise<{ face: Face }>>> = {
  duel: () => import("./duel/index.ts"),
  fate: () => import("./fate/index.ts"),
  call: () => import("./call/index.ts"),
  heroes: () => import("./heroes/index.ts"),
};
