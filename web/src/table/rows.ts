/** The rows of the list of options: single ones, or first the kinds of action if there are many. */
import type { Option } from "./choice.svelte.ts";
import type { Table } from "./table.svelte.ts";

export interface Row {
  verb: string;
  option: Option | undefined; // none: the row stands for all of its kind
  count: number;
}

const MANY = 9;

export function rowsOf(table: Table): Row[] {
  const left = table.choice.left.filter((option) => !option.aside);
  const kinds = Map.groupBy(left, (option) => option.verb);
  if (left.length <= MANY || kinds.size === 1) return left.map((option) => ({ verb: option.verb, option, count: 1 }));
  return [...kinds].map(([verb, options]) => ({ verb, option: options.length === 1 ? options[0] : undefined, count: options.length }));
}
