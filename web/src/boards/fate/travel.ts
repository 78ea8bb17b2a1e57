/** How a Fate Piece goes from one location to the next. */
import { cubicOut } from "svelte/easing";
import { crossfade } from "svelte/transition";
import { isStill } from "../../settings.svelte.ts";

export const [leave, arrive] = crossfade({ duration: () => (isStill() ? 0 : 480), easing: cubicOut });
