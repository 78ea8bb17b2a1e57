/** What is read aloud of the things on the board. */
import type { Scene } from "./scene.svelte.ts";
import type { Stack } from "./stacks.ts";
import type { Area } from "./view.ts";
import { NOBODY } from "./seen.ts";

function gateOf(scene: Scene, area: Area): string {
  const { words } = scene;
  if (area.gate && area.tower) return words.say("web-duel-gate-under-tower");
  if (area.tower) return words.say("web-duel-tower");
  if (!area.gate) return "";
  if (area.keeper === NOBODY) return words.say("web-duel-gate-free");
  return words.say("web-duel-gate-of", { name: scene.factionName(area.keeper) });
}

function unitsOf(scene: Scene, area: Area, seat: number): string {
  const units = Object.entries(area.units[seat] ?? {}).map(([unit, count]) => {
    const name = scene.words.name("unit", unit);
    return count > 1 ? `${name} ${count}` : name;
  });
  return units.length ? `${scene.factionName(seat)}: ${units.join(", ")}` : "";
}

/** Name, kind, gate, each side's units. */
export function areaLabel(scene: Scene, area: Area): string {
  const { words, table } = scene;
  const terrain = table.book.printed.area?.[area.id]?.facts.terrain === "water" ? "water" : "land";
  const tokens = Object.entries(scene.view.tokens).flatMap(([token, at]) => (at === area.id ? [words.name("token", token)] : []));
  const parts = [
    words.name("area", area.id), words.say(`web-duel-${terrain}`), gateOf(scene, area), ...tokens,
    ...area.units.map((_, seat) => unitsOf(scene, area, seat)),
  ]; // prettier-ignore
  return parts.filter(Boolean).join(", ");
}

export function stackLabel(scene: Scene, stack: Stack): string {
  const { words } = scene;
  const name = words.name("unit", stack.unit);
  const parts = [scene.factionName(stack.seat), stack.count > 1 ? `${name} ${stack.count}` : name, words.name("area", stack.area)];
  return parts.join(", ");
}
