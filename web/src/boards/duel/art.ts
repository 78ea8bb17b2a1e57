/** The signs of this game by what they stand for; what a content pack adds has one sign for all. */
import paths from "./duel.icons.json";

export const art: Readonly<Record<string, string>> = paths;

export function signOf(name: string): string {
  return art[name] ?? art.unknown ?? "";
}
