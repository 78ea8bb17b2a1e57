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

/**
 * A menu keeps its kinds of action in their places, also those that are not to be had now, as long as
 * any of them is. What is possible besides stands before it.
 */
export function rowsOf(table: Table): Row[] {
  const left = table.choice.left.filter((option) => !option.aside);
  const byVerb = grouped(left, (option) => option.verb);
  const menu = table.choice.picked.length ? [] : (table.face.menus?.[table.question?.[1] ?? ""] ?? []);
  const together = menu.some((verb) => byVerb.has(verb));
  if (!together && (left.length <= MANY || byVerb.size === 1)) return left.map(single);
  const besides = [...byVerb.keys()].filter((verb) => !menu.includes(verb));
  const rows = (verbs: readonly string[]) => verbs.flatMap((verb) => rowsOfKind(verb, byVerb.get(verb) ?? [], table.words?.action(verb)));
  return [...plainFirst(rows(besides)), ...(together ? rows(menu) : [])];
}

/** In a long list, what is about nothing on the board cannot be pointed at there: it must be found at once. */
function plainFirst(rows: Row[]): Row[] {
  const isPlain = ({ option }: Row) => option?.things.length === 1; // only its kind
  return rows.length > MANY ? [...rows.filter(isPlain), ...rows.filter((row) => !isPlain(row))] : rows;
}

/** Options of a kind stand together only if it has a name. */
function rowsOfKind(verb: string, options: readonly Option[], name: string | undefined): Row[] {
  if (options.length > 1 && !name) return options.map(single);
  return [{ verb, option: options.length === 1 ? options[0] : undefined, count: options.length }];
}

function single(option: Option): Row {
  return { verb: option.verb, option, count: 1 };
}
