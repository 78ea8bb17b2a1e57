// The client's own check of the dice: nothing here asks the server or trusts its code.
//
// Before the start the server shows the SHA-256 of its seed. The stream's secret is the HMAC of the
// seats' values under that seed, so neither side could choose it alone. The words of chance are the
// first eight bytes of SHA-256(secret, counter); who sits where is drawn by words of the same kind.
// After the end the seed is shown, and anybody can work all of it out again. What that is worth
// depends on what was kept since before the start: docs/protocol.md says it exactly.

import type { Promised } from "./promises.ts";

const utf8 = new TextEncoder();

export interface Claim {
  commitment: string;
  server_seed: string;
  seat_values: string[];
  secret: string;
  drawn?: number[] | undefined; // records of old do not have it
}

const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
}

export async function commitment(serverSeed: string): Promise<string> {
  return hex(await sha256(utf8.encode(serverSeed)));
}

/** The values as Python writes a list of texts: what is not ASCII is escaped. */
function listed(values: string[]): string {
  const quoted = values.map((value) =>
    JSON.stringify(value).replace(
      /[\u007f-\uffff]/g,
      (unit) => "\\u" + unit.charCodeAt(0).toString(16).padStart(4, "0"),
    ),
  );
  return `[${quoted.join(", ")}]`;
}

/** The secret of the stream, as a hexadecimal number without leading zeros. */
export async function secretOf(serverSeed: string, seatValues: string[]): Promise<string> {
  const key = await crypto.subtle.importKey(
    "raw",
    utf8.encode(serverSeed),
    { name: "HMAC", hash: "SHA-256" },
    false,
    ["sign"],
  );
  const mixed = await crypto.subtle.sign("HMAC", key, utf8.encode(listed(seatValues)));
  return hex(new Uint8Array(mixed)).replace(/^0+/, "") || "1";
}

function bytesOf(secret: string): Uint8Array<ArrayBuffer> {
  const digits = secret.padStart(64, "0");
  return Uint8Array.from({ length: 32 }, (_, place) => Number.parseInt(digits.slice(2 * place, 2 * place + 2), 16));
}

/** The word that chance drew with that number. */
export async function word(secret: string, counter: number): Promise<bigint> {
  const block = new Uint8Array(40);
  block.set(bytesOf(secret));
  new DataView(block.buffer).setBigUint64(32, BigInt(counter));
  return new DataView((await sha256(block)).buffer).getBigUint64(0);
}

/** An even choice of 0 … n-1 by the word with that number. */
export async function below(secret: string, counter: number, n: bigint): Promise<bigint> {
  return ((await word(secret, counter)) * n) >> 64n;
}

/** By lot: for each seat, the place where whoever has it had sat down. */
export async function drawnSeats(secret: string, seats: number): Promise<number[]> {
  const lot = hex(await sha256(Uint8Array.from([...bytesOf(secret), ...utf8.encode("seats")])));
  const order = Array.from({ length: seats }, (_, place) => place);
  for (let last = seats - 1; last > 0; last--) {
    const other = Number(await below(lot, seats - 1 - last, BigInt(last + 1)));
    [order[last], order[other]] = [order[other] as number, order[last] as number];
  }
  return order;
}

type Check = (claim: Claim, kept?: Promised) => boolean | Promise<boolean>;

/** What must be so, by the name of what is wrong if it is not; the first is told. */
const CHECKS = {
  "seal-is-another": (claim, kept) => !kept || kept.commitment === claim.commitment,
  "seed-is-another": async (claim) => (await commitment(claim.server_seed)) === claim.commitment,
  "value-is-missing": (claim, kept) => !kept || kept.values.every((value) => claim.seat_values.includes(value)),
  "secret-is-another": async (claim) => (await secretOf(claim.server_seed, claim.seat_values)) === claim.secret,
  "seats-are-others": async ({ drawn, secret }) => !drawn?.length || (await drawnSeats(secret, drawn.length)).join() === drawn.join(),
} satisfies Record<string, Check>;

export type Verdict = keyof typeof CHECKS | "fair" | "fair-in-itself";

/** Whether the claim is what was promised; without anything kept, only whether it fits together. */
export async function verify(claim: Claim, kept?: Promised): Promise<Verdict> {
  for (const [wrong, holds] of Object.entries(CHECKS) as [keyof typeof CHECKS, Check][]) {
    if (!(await holds(claim, kept))) return wrong;
  }
  return kept ? "fair" : "fair-in-itself";
}
