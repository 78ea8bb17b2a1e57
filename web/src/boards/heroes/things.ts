/** The things an option of this game is about. */
import type { Saying } from "../face.ts";

export function things({ about }: Saying): string[] {
  return Object.entries(about).map(([name, value]) => `${name}:${String(value)}`);
}
