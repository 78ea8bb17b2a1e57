/** How a story stands: a count of what lies there, not a forecast of choices. */
import type { Book } from "../../net/book.ts";
import { ICONS, company, isFray, type Struggle } from "./seen.ts";
import type { View, Story } from "./view.ts";

export interface Cell {
  icon: Struggle;
  is: "" | "added" | "removed" | "fought";
  counts: readonly number[]; // by seat
  leader: number; // a seat, or −1
}

/** Who has more Fast characters there; −1 if nobody. */
function faster(view: View, place: number): number {
  const [first = 0, second = 0] = view.players.map(
    (_, seat) => company(view, place, seat).filter(({ seen, coming }) => !coming && seen.keywords.fast).length,
  );
  return first === second ? -1 : first > second ? 0 : 1;
}

/** Who has more; in a tie above nothing, who is faster (CC 11.7, 15.1). */
function better(view: View, place: number, [first = 0, second = 0]: readonly number[]): number {
  if (first !== second) return first > second ? 0 : 1;
  return first > 0 ? faster(view, place) : -1;
}

/** The struggles in their order: those fought, added or left out by cards are marked. */
export function cells(view: View, book: Book, place: number): Cell[] {
  const story = view.row[place] as Story;
  const facts = book.printed.card?.[story.story]?.facts ?? {};
  const printed = new Map<Struggle, number>(ICONS.map((icon) => [icon, Number(facts[icon])]));
  const fought = isFray(view, story) ? [...(view.fray?.fought ?? [])] : [];
  const met = new Map<Struggle, number>();
  const found = story.struggles.map((icon): Cell => {
    met.set(icon, (met.get(icon) ?? 0) + 1);
    const over = fought.indexOf(icon);
    if (over >= 0) fought.splice(over, 1);
    const added = (met.get(icon) ?? 0) > (printed.get(icon) ?? 0);
    const counts = story.icons.map((each) => each[ICONS.indexOf(icon)] ?? 0);
    return { icon, is: over >= 0 ? "fought" : added ? "added" : "", counts, leader: better(view, place, counts) };
  });
  const gone = ICONS.flatMap((icon) => Array<Struggle>(Math.max((printed.get(icon) ?? 0) - (met.get(icon) ?? 0), 0)).fill(icon));
  const all = [...found, ...gone.map((icon): Cell => ({ icon, is: "removed", counts: [], leader: -1 }))];
  return all.sort((one, other) => ICONS.indexOf(one.icon) - ICONS.indexOf(other.icon));
}

export type Verdict = "" | "unopposed" | "success" | "fast" | "tie" | "failure";

/** What the active player's skill would bring as things stand (CC 12.2, 12.7, 15.2). */
export function verdict(view: View, place: number): Verdict {
  const { skill } = view.row[place] as Story;
  const [mine = 0, theirs = 0] = [skill[view.active], skill[1 - view.active]];
  if (view.players.every((_, seat) => !company(view, place, seat).some((one) => !one.coming))) return "";
  if (mine > 0 && theirs <= 0) return "unopposed";
  if (mine > theirs) return mine > 0 ? "success" : "failure";
  if (mine < theirs || mine <= 0) return "failure";
  return better(view, place, skill) === view.active ? "fast" : "tie";
}
