/** How one may come to a location, and what would happen there. */
import type { Option } from "../../table/choice.svelte.ts";
import { location } from "./things.ts";
import { CROWD, placeOf } from "./seen.ts";
import type { View } from "./view.ts";

export type Way = "card" | "both" | "gate" | "pair";

/** The cheapest way there among the options: one card, or else the Gate or a pair. */
export function wayTo(options: readonly Option[], at: string): Way | undefined {
  const verbs = new Set(options.filter((one) => one.things.includes(location(at))).map((one) => one.verb));
  if (verbs.has("move")) return "card";
  if (verbs.has("move_gate")) return verbs.has("move_pair") ? "both" : "gate";
  return verbs.has("move_pair") ? "pair" : undefined;
}

export interface Arrival {
  followers: number; // Investigators who would come to the Lodge
  control: boolean; // whether one would Control the location
}

/** What coming there and placing a Cultist would bring, as things stand. */
export function arrival(view: View, seat: number, at: string): Arrival {
  const place = placeOf(view, at);
  if (!place || seat < 0) return { followers: 0, control: false };
  const followers = place.investigators >= CROWD ? place.investigators : 0;
  const strength = place.cultists.map((count, other) => count + Number(place.minions.includes(other)));
  const own = (strength[seat] ?? 0) + 1;
  const stay = followers ? 0 : place.investigators;
  const rivals = view.seats === 1 ? [stay + 1] : strength.filter((_, other) => other !== seat);
  return { followers, control: own >= CROWD && rivals.every((one) => own > one) };
}
