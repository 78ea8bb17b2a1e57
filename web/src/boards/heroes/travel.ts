/** Cards that change places travel there from where they were, as the events tell. */
import type { Attachment } from "svelte/attachments";
import { isStill } from "../../settings.svelte.ts";
import type { Told } from "./events.ts";

const MOVE = 320; // ms, as --t-move

export const moving = () => (isStill() ? 0 : MOVE);

/** A place of the table; a card in it is `place code`. One's own hand shows its cards, others do not. */
export const spot = { area: (seat: number) => `area:${seat}`, hand: (seat: number) => `hand:${seat}`, deck: "deck", discard: "discard" };

type Route = readonly [card: string | undefined, from: string, to: string];

const { area, hand, deck, discard } = spot;

/** Which card an event moves, if it is to be seen, and its way. */
function routeOf(told: Told): Route | undefined {
  switch (told.kind) {
    case "put":
      return [told.card, hand(told.seat), area(told.to)];
    case "moved":
      return [told.card, area(told.at), area(told.to)];
    case "discarded":
      return [told.card, area(told.at), discard];
    case "discarded_from_hand":
      return [told.card, hand(told.seat), discard];
    case "turned_up":
      return [told.card, deck, discard];
    case "returned":
      return [told.card, area(told.seat), hand(told.seat)];
    case "took_from_discard":
      return [told.card, discard, hand(told.seat)];
    case "drew":
      return [told.card, deck, hand(told.seat)];
    case "took":
      return [told.card, hand(told.other), hand(told.seat)];
    case "gave":
    case "passed":
      return [told.card, hand(told.seat), hand(told.other)];
    default:
      return undefined;
  }
}

/** Where the cards that moved come from: the place by `place code` of where they are now. */
export function origins(events: readonly Told[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const told of events) {
    const [card, from, to] = routeOf(told) ?? [];
    if (card && from) found.set(`${to} ${card}`, from);
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
