/** The signs of this game by meaning: factions, struggles, keywords, states, deeds. */
import paths from "./call.icons.json";

export const icons: Readonly<Record<string, string>> = paths;
