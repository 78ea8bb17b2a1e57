/** The keys of a lesson: 1 or Enter does what is to be done, Page Up and Down go back and on. */
import type { Table } from "../table/table.svelte.ts";
import type { Course } from "./course.svelte.ts";

type Does = (table: Table, course: Course) => void;

const KEYS: Readonly<Record<string, Does>> = {
  Enter: further,
  "1": further,
  PageUp: (_table, course) => course.back(),
  PageDown: (_table, course) => course.on(),
  Escape: (table) => void table.choice.back(),
};

/** The learner's move if one is wanted; else the next word. */
function further(table: Table, course: Course): void {
  const option = table.options[0];
  if (option) table.choice.take(option);
  else if (!course.isMine) course.on();
}

const OWN = "button, a, input, select, textarea, [role=button], .scrolls"; // what has a use for keys itself

/** Until the returned function is called. */
export function listen(table: Table, course: Course): () => void {
  const press = (event: KeyboardEvent) => {
    const target = event.target as Element;
    if (event.ctrlKey || event.altKey || event.metaKey || document.querySelector("dialog[open]")) return;
    if (event.key === "Enter" && target.matches(OWN)) return;
    const does = KEYS[event.key];
    if (!does) return;
    event.preventDefault();
    does(table, course);
  };
  addEventListener("keydown", press);
  return () => removeEventListener("keydown", press);
}
