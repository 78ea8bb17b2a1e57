/** The keys at a table: 1-9 choose, letters name kinds of action, Esc steps back, Z undoes, H hints, ? opens the guide, Q the reference card. */
import { rowsOf } from "./rows.ts";
import type { Table } from "./table.svelte.ts";

type Does = (table: Table) => void;

const KEYS: Readonly<Record<string, Does>> = {
  escape: back,
  z: (table) => void (table.seen?.canUndo && table.undo()),
  h: (table) => void (table.question && table.hint()),
  y: (table) => void (table.drawer = "why"),
  "?": (table) => void (table.drawer = table.drawer === "guide" ? "" : "guide"),
  q: (table) => void (table.drawer = table.drawer === "card" ? "" : "card"),
  v: (table) => void (table.canReplay && table.replay()),
  "/": (table) => void (table.drawer = "rules"),
  t: (table) => void (table.drawer = "chat"),
  " ": (table) => table.pace.skip(),
};

/** Out of the drawer, out of what was picked, or to the end of what is being shown. */
function back(table: Table): void {
  if (table.confirming) void table.confirm(false);
  else if (table.drawer) table.drawer = "";
  else if (!table.choice.back()) table.pace.skip();
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
}

const OF_MOVES = ["z", "h", "y"]; // about a move that is to be made, not one that was

function does(table: Table, key: string): Does | undefined {
  const row = /^[1-9]$/.test(key) ? rowsOf(table)[Number(key) - 1] : undefined;
  if (row?.option) return () => table.choose(row.option!);
  if (row) return () => table.choice.point(`verb:${row.verb}`);
  const verb = Object.keys(table.face.letters).find((one) => table.face.letters[one]?.toLowerCase() === key);
  if (verb && table.choice.mark(`verb:${verb}`)) return () => table.choice.point(`verb:${verb}`);
  return table.link.isLive || !OF_MOVES.includes(key) ? KEYS[key] : undefined;
}

/** What is meant, or asked about, is done. */
function enter(table: Table): void {
  if (table.confirming) void table.confirm(true);
  else if (table.choice.meant) table.choice.take(table.choice.meant, true);
}

const PLACES: Readonly<Record<string, string>> = { "Slash.": "/", "Slash,": "?" };

/** What is on the key; on a keyboard of another script, what is there on a Latin one. */
export function keyOf({ key, code }: Pick<KeyboardEvent, "key" | "code">): string {
  const small = key.toLowerCase();
  const isLatin = small.length > 1 || small < "\u0080";
  return isLatin ? (PLACES[`${code}${small}`] ?? small) : code.replace(/^Key/, "").toLowerCase();
}

/** Until the returned function is called. */
export function listen(table: Table): () => void {
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey || isTyping(event.target) || document.querySelector("dialog[open]")) return;
    if (event.key === "Enter" && event.target === document.body) return enter(table);
    if (event.key === " " && event.target instanceof HTMLButtonElement) return;
    const found = does(table, keyOf(event));
    if (!found) return;
    event.preventDefault();
    found(table);
  };
  addEventListener("keydown", press);
  return () => removeEventListener("keydown", press);
}
