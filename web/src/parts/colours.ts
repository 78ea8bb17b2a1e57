/** The colours players go by, each with a sign of its own. */
import type { Sitting } from "../protocol.ts";
import signs from "./colours.icons.json";

export type Colour = NonNullable<Sitting["colour"]>;

export const SIGNS: Readonly<Record<Colour, string | undefined>> = signs;
export const COLOURS = Object.keys(signs) as readonly Colour[];

/** The colour of a seat; where nobody has chosen one, as in a lesson, by its number. */
export function colourOf({ sittings }: { sittings: readonly Sitting[] }, seat: number): Colour | undefined {
  return sittings[seat]?.colour ?? COLOURS[seat];
}
