/** The signs on card faces. There are many: they come after the board. */
import signs from "./fate.icons.json";

const SUFFIX = /_(museum|ceremony|streets|gathering|library)$/;
const own: Readonly<Record<string, string>> = signs;
let paths = $state.raw<Readonly<Record<string, string>>>({});

void import("./art.icons.json").then((found) => (paths = found.default));

/** Spells of a family share one; curses all have the same. */
export function signOf(sort: string, code: string): string | undefined {
  if (sort === "god" || sort === "location" || sort === "symbol") return own[code];
  if (sort === "face") return own[code === "cthulhu" ? "cthulhu_face" : code];
  if (sort === "curse") return own.curse;
  return paths[code] ?? paths[code.replace(SUFFIX, "")];
}
