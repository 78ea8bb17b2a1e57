/** A card that leaves one place and comes to another travels between them. */
import { cubicOut } from "svelte/easing";
import { crossfade, scale } from "svelte/transition";
import { isStill } from "../../settings.svelte.ts";

const MOVE = 320; // ms, as --t-move

export const moving = () => (isStill() ? 0 : MOVE);

const [send, receive] = crossfade({
  duration: moving,
  easing: cubicOut,
  fallback: (node) => scale(node, { duration: moving(), start: 0.8 }),
});

export { receive, send };
