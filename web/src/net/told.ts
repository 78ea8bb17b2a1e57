/** Why something could not be had, in words: that nobody answered, or what the server said. */
import { say } from "../words/speech.svelte.ts";
import { Unreached } from "./api.ts";

export function told(error: unknown): string {
  return error instanceof Unreached ? say("web-unreached") : (error as Error).message;
}
