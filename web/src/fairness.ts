// The client's own check of the dice: nothing here asks the server or trusts its code.
//
// Before the start the server shows the SHA-256 of its seed. The stream's secret is the HMAC of the
// seats' values under that seed, so neither side could choose it alone. The words of chance are the
// first eight bytes of SHA-256(secret, counter). After the end the seed is shown, and anybody can
// work all of it out again.

const utf8 = new TextEncoder();

export interface Claim {
  commitment: string;
  server_seed: string;
  seat_values: string[];
  secret: string;
}

export type Verdict = "fair" | "seed-is-another" | "secret-is-another";

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

/** The word that chance drew with that number. */
export async function word(secret: string, counter: number): Promise<bigint> {
  const block = new Uint8Array(40);
  const digits = secret.padStart(64, "0");
  for (let place = 0; place < 32; place++) {
    block[place] = Number.parseInt(digits.slice(2 * place, 2 * place + 2), 16);
  }
  new DataView(block.buffer).setBigUint64(32, BigInt(counter));
  return new DataView((await sha256(block)).buffer).getBigUint64(0);
}

/** An even choice of 0 … n-1 by the word with that number. */
export async function below(secret: string, counter: number, n: bigint): Promise<bigint> {
  return ((await word(secret, counter)) * n) >> 64n;
}

export async function verify(claim: Claim): Promise<Verdict> {
  if ((await commitment(claim.server_seed)) !== claim.commitment) return "seed-is-another";
  const secret = await secretOf(claim.server_seed, claim.seat_values);
  return secret === claim.secret ? "fair" : "secret-is-another";
}
