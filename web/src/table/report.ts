/** «Something is wrong»: a file with versions, keys and what one sees, which `fhtagn replay` opens. */
import { file } from "../net/api.ts";
import type { Table } from "./table.svelte.ts";

export async function report(table: Table, words: string): Promise<void> {
  const bundle = await file(`/api/matches/${table.match}/report`, { seat: table.seat, words });
  const url = URL.createObjectURL(bundle);
  const link = document.createElement("a");
  link.href = url;
  link.download = `fhtagn-${table.book.name}-${table.match}.json`;
  link.click();
  URL.revokeObjectURL(url);
}
