/** The names of things for whoever hears the board: name, numbers. */
import type { Table } from "../../table/table.svelte.ts";
import type { Words } from "../../words/words.ts";
import { NOBODY, ownerOf, seatsFrom } from "./seen.ts";
import type { Back, Lodge, Place, View } from "./view.ts";

const joined = (parts: readonly (string | false | undefined)[]) => parts.filter(Boolean).join(", ");

/** The plain name of a printed thing, without what tells it from its like. */
export function nameOf(table: Table, sort: string, code: string): string {
  const words = table.words as Words;
  return table.book.printed[sort]?.[code]?.name[words.language] ?? code;
}

export function symbols(words: Words, codes: readonly string[]): string {
  return codes.map((code) => words.name("symbol", code)).join(", ");
}

export function pieceName(table: Table, view: View, piece: number): string {
  const words = table.words as Words;
  const owner = ownerOf(view, piece);
  if (view.seats > 2) return words.say("web-fate-piece");
  return owner === NOBODY ? words.say("web-fate-piece-investigators") : words.say("web-fate-piece-of", { name: words.player(owner) });
}

export function locationName(table: Table, view: View, place: Place): string {
  const words = table.words as Words;
  const cultists = seatsFrom(view, table.seat)
    .filter((seat) => place.cultists[seat])
    .map((seat) => `${words.player(seat)}: ${words.say("count-cultists", { count: place.cultists[seat] ?? 0 })}`);
  return joined([
    words.name("location", place.id),
    words.name("symbol", place.id),
    ...place.pieces.map((piece) => pieceName(table, view, piece)),
    ...cultists,
    ...place.minions.map((seat) => words.say("web-fate-minion-of", { name: words.player(seat) })),
    words.say("count-investigators", { count: place.investigators }),
    place.controlled >= 0 && words.say("web-fate-controlled", { name: words.player(place.controlled) }),
    place.storm && words.say("web-fate-storm"),
    place.column.length > 0 && `${words.say("web-fate-column")}: ${symbols(words, place.column)}`,
  ]);
}

export function lodgeName(table: Table, view: View, seat: number): string {
  const words = table.words as Words;
  const lodge = view.players[seat] as Lodge;
  return joined([
    words.player(seat),
    lodge.god && words.name("god", lodge.god),
    lodge.resigned && words.say("tui-resigned"),
    words.say("tui-fate-steps", { count: lodge.token, goal: view.goal }),
    words.say("tui-fate-signs-count", { count: lodge.signs }),
    words.say("count-cultists", { count: lodge.lodge }),
    words.say("count-investigators", { count: lodge.visitors }),
    `${words.say("tui-fate-abyss")}: ${lodge.abyss}`,
    `${words.say("tui-fate-hand")}: ${symbols(words, lodge.hand.map(([symbol]) => symbol)) || "0"}`,
    words.say("tui-fate-curses-count", { count: lodge.curses.length }),
  ]);
}

/** A Spell by its front for whoever knows it, else by its back. */
export function spellName(table: Table, [symbol, code]: Back): string {
  const words = table.words as Words;
  if (!code) return words.say("web-fate-back", { symbol });
  const cost = (table.book.printed.spell?.[code]?.facts.cost ?? []) as readonly string[];
  return joined([nameOf(table, "spell", code), words.name("symbol", symbol), words.say("web-fate-cost", { cost })]);
}
