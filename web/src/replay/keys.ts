/** The keys of a replay: arrows step, Page Up and Down turn by turn, Home and End, the space bar runs. */
import type { Player } from "./player.svelte.ts";
import type { Reel } from "./reel.svelte.ts";
import { nextTurn, turnBefore } from "./turns.ts";

type Goes = (reel: Reel) => number;

export const WAYS: Readonly<Record<string, Goes>> = {
  ArrowLeft: (reel) => reel.place - 1,
  ArrowRight: (reel) => reel.place + 1,
  PageUp: (reel) => turnBefore(reel.steps, reel.place),
  PageDown: (reel) => nextTurn(reel.steps, reel.place),
  Home: () => 0,
  End: (reel) => reel.last,
};

const TYPED = "input:not([type=range]), textarea, select";

/** Until the returned function is called. */
export function listen(reel: Reel, player: Player): () => void {
  const press = (event: KeyboardEvent) => {
    const target = event.target as Element;
    if (event.ctrlKey || event.altKey || event.metaKey || target.matches(TYPED) || target.closest("[role=log], .scrolls")) return;
    const way = WAYS[event.key];
    const runs = event.key === " " && !target.matches("button, a, [role=button]");
    if (!way && !runs) return;
    event.preventDefault();
    if (way) move(reel, player, way);
    else player.toggle();
  };
  addEventListener("keydown", press);
  return () => removeEventListener("keydown", press);
}

export function move(reel: Reel, player: Player, way: Goes): void {
  player.stop();
  void reel.go(way(reel));
}
