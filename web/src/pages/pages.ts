/** The pages of the house by their paths. */
import type { Component } from "svelte";

type Loads = () => Promise<{ default: Component<any> }>;

const PAGES: readonly (readonly [RegExp, Loads])[] = [
  [/^\/$/, () => import("./Landing.svelte")],
  [/^\/play\/(?<match>[\w-]+)$/, () => import("./Play.svelte")],
  [/^\/replay\/(?<match>[\w-]+)$/, () => import("./Replay.svelte")],
  [/^\/learn(?:\/(?<game>\w+))?$/, () => import("./Learn.svelte")],
  [/^\/learn\/(?<game>\w+)\/(?<lesson>[\w-]+)$/, () => import("./Lesson.svelte")],
  [/^\/table\/new$/, () => import("./NewTable.svelte")],
  [/^\/table\/(?<table>[\w-]+)$/, () => import("./TablePage.svelte")],
  [/^\/hand$/, () => import("./HandPage.svelte")],
  [/^\/invite$/, () => import("./InvitePage.svelte")],
  [/^\/games$/, () => import("./MyGames.svelte")],
  [/^\/rules(?:\/(?<game>\w+))?$/, () => import("./Rules.svelte")],
  [/^\/decks$/, () => import("./Decks.svelte")],
  [/^\/decks\/shared$/, () => import("../decks/Shared.svelte")],
  [/^\/decks\/(?<game>\w+)\/(?<deck>[\w-]+)$/, () => import("./DeckBuilder.svelte")],
  [/^\/account$/, () => import("./Account.svelte")],
  [/^\/about$/, () => import("./About.svelte")],
];
const LOST: Loads = () => import("./Lost.svelte");

export interface Page {
  load: Loads;
  about: Record<string, string>;
}

export function pageAt(path: string): Page {
  for (const [pattern, load] of PAGES) {
    const found = pattern.exec(path);
    if (found) return { load, about: { ...found.groups } };
  }
  return { load: LOST, about: {} };
}
