/** What has changed on the table since the reader last did something. */
import type { Told } from "../../net/book.ts";

export interface News {
  cards: ReadonlyMap<string, number>; // how many copies came, by `area:code`
  hands: ReadonlySet<number>;
  discards: boolean;
}

// What befalls a seat, or does not begin with who did it.
const NOT_A_DEED = [
  "got_faction", "saw_own_faction", "turn", "begins", "cried", "scored", "revealed", "won", "moved", "shuffled", "turned_up",
];

function isDeedOf([kind, first]: Told, seat: number): boolean {
  return first === seat && !NOT_A_DEED.includes(kind);
}

/** The events after the reader's last deed; for whoever looks on, those of the latest turn. */
function recent(events: readonly Told[], seat: number): readonly Told[] {
  const ends = seat >= 0 ? (event: Told) => isDeedOf(event, seat) : (event: Told) => event[0] === "turn";
  const begun = events.findIndex(([kind]) => kind === "turn");
  if (begun < 0) return []; // the set-up concerns everybody
  const last = Math.max(events.findLastIndex(ends), begun);
  const some = events.slice(last + 1);
  if (seat >= 0 || some.length) return some;
  return events.slice(events.slice(0, last).findLastIndex(ends) + 1);
}

export function news(events: readonly Told[], seat: number): News {
  const cards = new Map<string, number>();
  const hands = new Set<number>();
  let discards = false;
  for (const [kind, ...about] of recent(events, seat)) {
    if (kind === "put" || kind === "moved") {
      const card = `${about[2]}:${kind === "put" ? about[1] : about[0]}`;
      cards.set(card, (cards.get(card) ?? 0) + 1);
    }
    if (kind.startsWith("discarded") || kind === "turned_up") discards = true;
    if (kind === "drew_unseen" || kind === "took_unseen" || kind === "took_from_discard") hands.add(Number(about[0]));
  }
  return { cards, hands, discards };
}

/** Whose hand the reader looked at last. */
export function seenHand(events: readonly Told[], seat: number): number | undefined {
  const last = events.findLast(([kind, who]) => kind === "saw_hand" && who === seat);
  return last && Number(last[2]);
}
