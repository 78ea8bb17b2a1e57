/** Why something could not be had, in words: the server's own, or that it is away. */
import { Refusal } from "../net/api.ts";
import { say } from "../words/speech.svelte.ts";

export function told(error: unknown): string {
  return error instanceof Refusal ? error.message : say("web-unreached");
}
