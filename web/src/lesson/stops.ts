/** The stops of a lesson at which something is said. */

interface Stop {
  readonly words: object | null;
}

const isSpoken = (stop: Stop | undefined) => stop !== undefined && stop.words !== null;

/** The next one; the last stop always says something. */
export function spokenAfter(stops: readonly Stop[], place: number): number {
  const found = stops.findIndex((stop, at) => at > place && isSpoken(stop));
  return found < 0 ? stops.length - 1 : found;
}

/** The one before; the first stop if there is none. */
export function spokenBefore(stops: readonly Stop[], place: number): number {
  return Math.max(0, stops.findLastIndex((stop, at) => at < place && isSpoken(stop)));
}

/** How many of them there are up to a place, itself included. */
export function spokenUpTo(stops: readonly Stop[], place: number): number {
  return stops.slice(0, place + 1).filter(isSpoken).length;
}

/** The place of the one with that number, counted from 1. */
export function placeOfSpoken(stops: readonly Stop[], number: number): number {
  const places = stops.flatMap((stop, at) => (isSpoken(stop) ? [at] : []));
  return places[Math.max(0, Math.min(number, places.length) - 1)] ?? 0;
}
