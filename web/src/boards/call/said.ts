/** What is said of a card in play to those who do not see it: name, kind, state, numbers. */
import type { Book } from "../../net/book.ts";
import type { Words } from "../../words/words.ts";
import { keywordsSaid, printOf } from "./printed.ts";
import { ICONS, toughness } from "./seen.ts";
import type { Seen, Story } from "./view.ts";

export function cardSaid(words: Words, book: Book, seen: Seen): string {
  const card = printOf(book, seen.card, words.language);
  const copy = seen.copy ? ` ${words.say("web-call-copy", { number: seen.copy })}` : "";
  const icons = ICONS.flatMap((icon, i) => (seen.icons?.[i] ? [`${words.of("tui-call", icon)} ${seen.icons[i]}`] : []));
  const parts = [
    `${card?.name ?? seen.card}${copy}`,
    words.of("tui-call", seen.character ? "character" : (card?.type ?? "support")),
    words.of("tui-call", seen.state),
    ...(seen.skill === null ? [] : [`${words.of("tui-call", "skill")} ${seen.skill}`]),
    ...icons,
    ...(seen.wounds ? [words.say("web-call-wounds", { count: seen.wounds, most: toughness(seen) })] : []),
    ...(seen.blank ? [words.say("web-call-blank")] : []),
    ...keywordsSaid(words, seen.keywords).map((one) => one.said),
  ];
  return parts.join(", ");
}

/** A card that is not in play: name, type, cost and what is printed on it. */
export function printSaid(words: Words, book: Book, code: string): string {
  const card = printOf(book, code, words.language);
  if (!card) return code;
  const cost = words.say("web-call-cost", { cost: card.cost });
  const skill = card.type === "character" ? [`${words.of("tui-call", "skill")} ${card.skill}`] : [];
  const icons = ICONS.flatMap((icon, i) => (card.icons[i] ? [`${words.of("tui-call", icon)} ${card.icons[i]}`] : []));
  return [card.name, words.of("tui-call", card.type), words.name("faction", card.faction === "story" ? "neutral" : card.faction), cost, ...skill, ...icons].join(", ");
}

export function storySaid(words: Words, story: Story, near: number): string {
  return words.say("web-call-story-said", {
    story: story.story, mine: story.tokens[near] ?? 0, theirs: story.tokens[1 - near] ?? 0,
    first: story.skill[near] ?? 0, second: story.skill[1 - near] ?? 0,
  });
}
