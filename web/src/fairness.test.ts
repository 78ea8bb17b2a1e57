// @vitest-environment node
// The same vectors as the server's own tests: two programs that share no code must agree.
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

import { below, commitment, drawnSeats, secretOf, verify, word, type Claim } from "./fairness";

interface Vector extends Claim {
  words: string[];
  below: [string, string][];
  dice: number[];
}

/** With the seats drawn for each number of players. */
type Listed = Omit<Vector, "drawn"> & { drawn: number[][] };

const file = new URL("../../tests/server/replays/fairness_vectors.json", import.meta.url);
const listed = JSON.parse(readFileSync(file, "utf8")) as Listed[];
const vectors = listed.map((one) => ({ ...one, lots: one.drawn, drawn: one.drawn.find((lot) => lot.length === one.seat_values.length) ?? [] }));

test("there are vectors", () => {
  expect(vectors.length).toBeGreaterThan(3);
});

describe.each(vectors)("$server_seed", (vector) => {
  test("the commitment and the secret", async () => {
    expect(await commitment(vector.server_seed)).toBe(vector.commitment);
    expect(await secretOf(vector.server_seed, vector.seat_values)).toBe(vector.secret);
  });

  test("the words of the stream", async () => {
    for (const [counter, expected] of vector.words.entries()) {
      const found = await word(vector.secret, counter);
      expect(found.toString(16).padStart(16, "0")).toBe(expected);
    }
  });

  test("choices, each by the next word", async () => {
    for (const [counter, [n, expected]] of vector.below.entries()) {
      expect((await below(vector.secret, counter, BigInt(n))).toString()).toBe(expected);
    }
  });

  test("dice, each by the next word", async () => {
    for (const [counter, expected] of vector.dice.entries()) {
      expect(Number(await below(vector.secret, counter, 6n)) + 1).toBe(expected);
    }
  });

  test("the seats, for any number of players", async () => {
    for (const lot of vector.lots) expect(await drawnSeats(vector.secret, lot.length)).toEqual(lot);
  });

  test("what is changed is found", async () => {
    expect(await verify(vector)).toBe("fair-in-itself");
    expect(await verify({ ...vector, drawn: undefined })).toBe("fair-in-itself");
    expect(await verify({ ...vector, drawn: [...vector.drawn, vector.drawn.length] })).toBe("seats-are-others");
    expect(await verify({ ...vector, server_seed: "another" })).toBe("seed-is-another");
    expect(await verify({ ...vector, secret: "2" })).toBe("secret-is-another");
    const values = [...vector.seat_values, "one more"];
    expect(await verify({ ...vector, seat_values: values })).toBe("secret-is-another");
  });

  test("it is compared with what was kept since before the start", async () => {
    const kept = { commitment: vector.commitment, values: vector.seat_values.slice(0, 1) };
    expect(await verify(vector, kept)).toBe("fair");
    expect(await verify(vector, { ...kept, values: [] })).toBe("fair");
    expect(await verify(vector, { ...kept, values: ["never mixed"] })).toBe("value-is-missing");
  });

  test("a record that was forged as a whole is called out", async () => {
    const server_seed = "one that falls better";
    const secret = await secretOf(server_seed, vector.seat_values);
    const forged = {
      ...vector, server_seed, secret, commitment: await commitment(server_seed), drawn: await drawnSeats(secret, vector.seat_values.length),
    };
    expect(await verify(forged)).toBe("fair-in-itself");
    expect(await verify(forged, { commitment: vector.commitment, values: [] })).toBe("seal-is-another");
  });
});
