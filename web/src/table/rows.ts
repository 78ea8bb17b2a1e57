/** The rows of the list of options: single ones, or first the kinds of action if there are many. */
import { grouped } from "../parts/group.ts";
import type { Option } from "./choice.svelte.ts";
import type { Table } from "./table.svelte.ts";

export interface Row {
  verb: string;
  option: Option | undefined; // none: the row stands for all of its kind
  count: number; // of options; a refused kind has none
}

const MANY = 9;

/** A menu keeps the kinds of action in their places, also those that are not to be had now. */
export function rowsOf(table: Table): Row[] {
  const left = table.choice.left.filter((option) => !option.aside);
  const menu = table.face.menus?.[table.question?.[1] ?? ""];
  if (menu && !table.choice.picked.length) return kinds(left, menu);
  if (left.length <= MANY || new Set(left.map((option) => option.verb)).size === 1) return left.map(single);
  return kinds(left);
}

function kinds(options: readonly Option[], menu: readonly string[] = []): Row[] {
  const byVerb = grouped(options, (option) => option.verb);
  const verbs = [...new Set([...menu, ...byVerb.keys()])];
  return verbs.map((verb) => {
    const found = byVerb.get(verb) ?? [];
    return { verb, option: found.length === 1 ? found[0] : undefined, count: found.length };
  });
}

function single(option: Option): Row {
  return { verb: option.verb, option, count: 1 };
}
