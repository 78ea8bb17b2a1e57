/** Cards that change places travel there from where they were, as the events tell. */
import type { Attachment } from "svelte/attachments";
import type { Told, Value } from "../../net/book.ts";
import { isStill } from "../../settings.svelte.ts";

const MOVE = 320; // ms, as --t-move

export const moving = () => (isStill() ? 0 : MOVE);

/** A place of the table; a card in it is `place code`. One's own hand shows its cards, others do not. */
export const spot = { area: (seat: number) => `area:${seat}`, hand: (seat: number) => `hand:${seat}`, deck: "deck", discard: "discard" };

type Route = readonly [card: Value | undefined, from: string, to: string];
type Way = (...told: readonly (Value | undefined)[]) => Route;

const { area, hand, deck, discard } = spot;
const seat = Number;
const taken: Way = (taker, giver, card) => [card, hand(seat(giver)), hand(seat(taker))];
const given: Way = (giver, taker, card) => [card, hand(seat(giver)), hand(seat(taker))];

const WAYS: Readonly<Record<string, Way>> = {
  put: (who, card, to) => [card, hand(seat(who)), area(seat(to))],
  moved: (card, at, to) => [card, area(seat(at)), area(seat(to))],
  discarded: (_who, card, at) => [card, area(seat(at)), discard],
  discarded_from_hand: (who, card) => [card, hand(seat(who)), discard],
  turned_up: (_pile, card) => [card, deck, discard],
  returned: (who, card) => [card, area(seat(who)), hand(seat(who))],
  took_from_discard: (who, card) => [card, discard, hand(seat(who))],
  drew: (who, card) => [card, deck, hand(seat(who))],
  took: taken,
  gave: given,
  passed: given,
};

/** Where the cards that moved come from: the place by `place code` of where they are now. */
export function origins(events: readonly Told[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const [kind, ...told] of events) {
    const [card, from, to] = WAYS[kind]?.(...told) ?? [];
    if (from && to) found.set(`${to} ${card}`, from);
  }
  return found;
}

class Travel {
  private readonly boxes = new Map<string, DOMRect>();
  private from: ReadonlyMap<string, string> = new Map();
  private told = 0;

  /** Before the table changes: where everything lies, and what is about to move. */
  prepare(board: HTMLElement | undefined, events: readonly Told[]): void {
    this.boxes.clear();
    for (const one of board?.querySelectorAll<HTMLElement>("[data-spot]") ?? []) this.boxes.set(one.dataset.spot as string, one.getBoundingClientRect());
    this.from = origins(events.slice(this.told));
    this.told = events.length;
  }

  /** A card that has come to a place: it travels from where it was, if that was to be seen. */
  arrive(place: string, code: string): Attachment<HTMLElement> {
    return (node) => {
      const from = this.from.get(`${place} ${code}`);
      const before = from && (this.boxes.get(`${from} ${code}`) ?? this.boxes.get(from));
      if (!before || isStill()) return;
      const now = node.getBoundingClientRect();
      const [x, y] = [before.x + before.width / 2 - now.x - now.width / 2, before.y + before.height / 2 - now.y - now.height / 2];
      const start = { transform: `translate(${x}px, ${y}px) scale(${Math.min(1, before.width / now.width)})`, zIndex: 5 };
      node.animate([start, { transform: "none", zIndex: 5 }], { duration: MOVE, easing: "cubic-bezier(.2,.8,.2,1)" });
    };
  }
}

export const travel = new Travel();
