/** The lessons of a game, fetched when they are wanted. */
import { get } from "../net/api.ts";
import type { LessonListed, LessonShown, Lessons } from "../rest.ts";

export async function lessonsOf(game: string): Promise<LessonListed[]> {
  return (await get<Lessons>(`/api/games/${game}/lessons`)).lessons;
}

export function lessonOf(game: string, name: string): Promise<LessonShown> {
  return get<LessonShown>(`/api/games/${game}/lessons/${name}`);
}
