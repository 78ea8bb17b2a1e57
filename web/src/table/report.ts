/** «Something is wrong»: a file with versions, keys and what one sees, which `fhtagn replay` opens. */
import { post } from "../net/api.ts";
import type { Table } from "./table.svelte.ts";

export async function report(table: Table, words = ""): Promise<void> {
  const bundle = await post<unknown>(`/api/matches/${table.match}/report`, { seat: table.seat, words });
  const url = URL.createObjectURL(new Blob([JSON.stringify(bundle, null, 1)], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = `fhtagn-${table.book.name}-${table.match}.json`;
  link.click();
  URL.revokeObjectURL(url);
}
