/** The option that is about just what was pointed at, while others are about more. */
import type { Choice, Option } from "../../table/choice.svelte.ts";

export function exact(choice: Pick<Choice, "picked" | "left">): Option | undefined {
  if (!choice.picked.some((one) => !one.startsWith("verb:")) || choice.left.length < 2) return undefined;
  const whole = choice.left.filter((one) => one.things.every((thing) => thing.startsWith("verb:") || choice.picked.includes(thing)));
  return whole.length === 1 ? whole[0] : undefined;
}
