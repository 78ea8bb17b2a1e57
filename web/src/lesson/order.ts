/** The guided first game, and the worked examples in the order of the rulebook. */
import type { LessonListed } from "../rest.ts";

export const FIRST = "first";

/** An example's number grows with the chapters; a lesson that shows none of the book comes last. */
export function examplesOf(lessons: readonly LessonListed[]): LessonListed[] {
  return lessons.filter((one) => one.name !== FIRST).sort((a, b) => place(a) - place(b));
}

export function firstOf(lessons: readonly LessonListed[]): LessonListed | undefined {
  return lessons.find((one) => one.name === FIRST);
}

function place(lesson: LessonListed): number {
  return Number(/\d+$/.exec(lesson.example)?.[0] ?? Number.MAX_SAFE_INTEGER);
}
