/** The places of a timeline at which somebody else begins to decide. */

interface Moved {
  readonly seat: number | null;
}

/** The place after the first step behind `place` with which a turn begins; the last one if there is none. */
export function nextTurn(steps: readonly Moved[], place: number): number {
  const last = steps.length - 1;
  for (let at = place + 1; at < last; at++) if (begins(steps, at)) return at;
  return last;
}

/** The same backwards; the beginning if there is none. */
export function turnBefore(steps: readonly Moved[], place: number): number {
  for (let at = place - 1; at > 0; at--) if (begins(steps, at)) return at;
  return 0;
}

/** Whether the move that leads on from here is made by another seat than the one that led here. */
function begins(steps: readonly Moved[], at: number): boolean {
  return at > 0 && steps[at]?.seat !== steps[at + 1]?.seat;
}

/** The place whose step has this number, or the last one before it: numbers may have gaps. */
export function placeOf(steps: readonly { readonly number: number }[], number: number): number {
  const after = steps.findIndex((step) => step.number > number);
  return after < 0 ? steps.length - 1 : Math.max(0, after - 1);
}
