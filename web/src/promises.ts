/**
 * What was promised before a match began, kept in this browser: the seal of the server's seed as it was first shown here,
 * and the values that were sent from here after it. The record of the end is compared with these, not with the server's word.
 */
import { patch } from "./net/api.ts";
import type { Table } from "./rest.ts";

export interface Promised {
  commitment: string;
  values: readonly string[];
}

type Kept = [match: string, promised: Promised][];

const NAME = "fhtagn-promises";
const MOST = 300; // matches that are remembered; the oldest are forgotten
const BYTES = 16; // of chance in a value

function read(): Kept {
  try {
    return JSON.parse(localStorage.getItem(NAME) ?? "[]") as Kept;
  } catch {
    return []; // what lies there is not ours, or nothing may be kept
  }
}

export const promised = (match: string): Promised | undefined => read().find(([one]) => one === match)?.[1];

/** The seal that is shown before the start, and the values that were sent: the first seal stays, the last values count. */
export function keep({ id, status, commitment }: Table, ...values: string[]): void {
  const before = promised(id);
  if (status !== "open" && !before) return; // too late to be a promise
  const now: Promised = { commitment: before?.commitment ?? commitment, values: values.length ? values : (before?.values ?? []) };
  if (JSON.stringify(now) === JSON.stringify(before)) return;
  const others = read().filter(([one]) => one !== id);
  try {
    localStorage.setItem(NAME, JSON.stringify([...others, [id, now]].slice(-MOST)));
  } catch {
    // a browser that keeps nothing: the record can only be compared with itself
  }
}

export function newValue(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** A value of our own into chance for each of our seats, now that the seal is known. */
export async function mix(table: Table): Promise<void> {
  if (table.status !== "open") return;
  keep(table);
  const values = table.mine.map(newValue);
  for (const [place, value] of values.entries()) await patch(`/api/tables/${table.id}/seats/${table.mine[place]}`, { value });
  keep(table, ...values);
}
