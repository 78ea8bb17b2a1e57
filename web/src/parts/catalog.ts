/** What is printed about a game: its book, its rules, its guide; fetched once. */
import { get } from "../net/api.ts";
import type { Book } from "../net/book.ts";
import type { GuideShown, RulesShown } from "../rest.ts";

const fetched = new Map<string, Promise<unknown>>();

function once<T>(path: string): Promise<T> {
  const known = fetched.get(path) ?? get<T>(path);
  fetched.set(path, known);
  known.catch(() => fetched.delete(path));
  return known as Promise<T>;
}

export const bookOf = (game: string) => once<Book>(`/api/games/${game}/book`);
export const rulesOf = (game: string) => once<RulesShown>(`/api/games/${game}/rules`);
export const guideOf = (game: string) => once<GuideShown>(`/api/games/${game}/guide`);
