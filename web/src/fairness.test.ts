// @vitest-environment node
// The same vectors as the server's own tests: two programs that share no code must agree.
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

import { below, commitment, secretOf, verify, word, type Claim } from "./fairness";

interface Vector extends Claim {
  words: string[];
  below: [string, string][];
  dice: number[];
}

const file = new URL("../../tests/server/replays/fairness_vectors.json", import.meta.url);
const vectors = JSON.parse(readFileSync(file, "utf8")) as Vector[];

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

  test("what is changed is found", async () => {
    expect(await verify(vector)).toBe("fair");
    expect(await verify({ ...vector, server_seed: "another" })).toBe("seed-is-another");
    expect(await verify({ ...vector, secret: "2" })).toBe("secret-is-another");
    const values = [...vector.seat_values, "one more"];
    expect(await verify({ ...vector, seat_values: values })).toBe("secret-is-another");
  });
});
