/** The keys of a replay: arrows step, Page Up and Down turn by turn, Home and End, the space bar runs. */
import type { Player } from "./player.svelte.ts";
import type { Timeline } from "./timeline.svelte.ts";
import { nextTurn, turnBefore } from "./turns.ts";

type Goes = (timeline: Timeline) => number;

export const WAYS: Readonly<Record<string, Goes>> = {
  ArrowLeft: (timeline) => timeline.place - 1,
  ArrowRight: (timeline) => timeline.place + 1,
  PageUp: (timeline) => turnBefore(timeline.steps, timeline.place),
  PageDown: (timeline) => nextTurn(timeline.steps, timeline.place),
  Home: () => 0,
  End: (timeline) => timeline.last,
};

const TYPED = "input:not([type=range]), textarea, select";

/** Until the returned function is called. */
export function listen(timeline: Timeline, player: Player): () => void {
  const press = (event: KeyboardEvent) => {
    const target = event.target as Element;
    if (event.ctrlKey || event.altKey || event.metaKey || target.matches(TYPED) || target.closest("[role=log], .scrolls")) return;
    const way = WAYS[event.key];
    const runs = event.key === " " && !target.matches("button, a, [role=button]");
    if (!way && !runs) return;
    event.preventDefault();
    if (way) move(timeline, player, way);
    else player.toggle();
  };
  addEventListener("keydown", press);
  return () => removeEventListener("keydown", press);
}

export function move(timeline: Timeline, player: Player, way: Goes): void {
  player.stop();
  void timeline.go(way(timeline));
}
