/** What has changed on the table since the reader last did something. */
import type { Told } from "./events.ts";

export interface News {
  cards: ReadonlyMap<string, number>; // how many copies came, by `area:code`
  hands: ReadonlySet<number>;
  discards: boolean;
}

// What befalls a seat.
const NOT_A_DEED: readonly Told["kind"][] = ["saw_own_faction", "turn", "begins", "cried", "scored", "revealed", "won"];
const TO_DISCARD: readonly Told["kind"][] = ["discarded", "discarded_from_hand", "turned_up"];

function isDeedOf(told: Told, seat: number): boolean {
  return "seat" in told && told.seat === seat && !NOT_A_DEED.includes(told.kind);
}

/** The events after the reader's last deed; for whoever looks on, those of the latest turn. */
function recent(events: readonly Told[], seat: number): readonly Told[] {
  const ends = seat >= 0 ? (event: Told) => isDeedOf(event, seat) : (event: Told) => event.kind === "turn";
  const begun = events.findIndex(({ kind }) => kind === "turn");
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
  for (const told of recent(events, seat)) {
    if (told.kind === "put" || told.kind === "moved") {
      const card = `${told.to}:${told.card}`;
      cards.set(card, (cards.get(card) ?? 0) + 1);
    }
    if (TO_DISCARD.includes(told.kind)) discards = true;
    const hand = handWith(told);
    if (hand !== undefined) hands.add(hand);
  }
  return { cards, hands, discards };
}

/** Whose hand has got a card that the reader does not see come, or that lay open before. */
function handWith(told: Told): number | undefined {
  if (told.kind === "took_from_discard") return told.seat;
  return (told.kind === "drew" || told.kind === "took") && told.card === undefined ? told.seat : undefined;
}

/** Whose hand the reader looked at last. */
export function seenHand(events: readonly Told[], seat: number): number | undefined {
  return events.filter((told) => told.kind === "saw_hand").findLast((told) => told.seat === seat)?.other;
}
