/** The keys of a lesson: 1 or Enter does what is to be done, Page Up and Down go back and on. */
import type { Table } from "../table/table.svelte.ts";
import type { LessonProgress } from "./progress.svelte.ts";

type Does = (table: Table, progress: LessonProgress) => void;

const KEYS: Readonly<Record<string, Does>> = {
  Enter: further,
  "1": further,
  PageUp: (_table, progress) => progress.back(),
  PageDown: (_table, progress) => progress.on(),
  Escape: (table) => void table.choice.back(),
};

/** The learner's move if one is wanted; else the next word. */
function further(table: Table, progress: LessonProgress): void {
  const option = table.options[0];
  if (option) table.choice.take(option);
  else if (!progress.isMine) progress.on();
}

const OWN = "button, a, input, select, textarea, [role=button], .scrolls"; // what has a use for keys itself

/** Until the returned function is called. */
export function listen(table: Table, progress: LessonProgress): () => void {
  const press = (event: KeyboardEvent) => {
    const target = event.target as Element;
    if (event.ctrlKey || event.altKey || event.metaKey || document.querySelector("dialog[open]")) return;
    if (event.key === "Enter" && target.matches(OWN)) return;
    const does = KEYS[event.key];
    if (!does) return;
    event.preventDefault();
    does(table, progress);
  };
  addEventListener("keydown", press);
  return () => removeEventListener("keydown", press);
}
