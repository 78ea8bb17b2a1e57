/** A card travels from its row to a story and back. */
import { cubicOut } from "svelte/easing";
import { crossfade, fade } from "svelte/transition";
import { isStill } from "../../settings.svelte.ts";

const MOVE = 320; // ms, as --t-move

export function moving(): number {
  return isStill() ? 0 : MOVE;
}

export const [send, receive] = crossfade({
  duration: moving,
  easing: cubicOut,
  fallback: (node) => fade(node, { duration: moving() }),
});
