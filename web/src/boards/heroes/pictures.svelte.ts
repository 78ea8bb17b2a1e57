/** The pictures of the cards, fetched by theme deck when a card of it is first shown. */
import type { Character, Kind } from "./cards.ts";
import signs from "./heroes.icons.json";

type Paths = Readonly<Record<string, string>>;

const FILES = import.meta.glob<Paths>("./pictures/*.icons.json", { import: "default" });
const OF_KIND: Readonly<Record<Kind, string>> = { hero: signs.sun, monster: signs.skull, neutral: signs.neutral };

const file = (deck: string) => FILES[`./pictures/${deck}.icons.json`];

class Pictures {
  private decks = $state.raw<Readonly<Record<string, Paths>>>({});
  private readonly asked = new Set<string>();

  /** The card's picture; the sign of its kind if there is none, nothing while it is fetched. */
  of(code: string, { kind, deck }: Character): string | undefined {
    if (file(deck) && !this.decks[deck]) return undefined;
    return this.decks[deck]?.[code] ?? OF_KIND[kind];
  }

  async load(deck: string): Promise<void> {
    const fetched = file(deck);
    if (!fetched || this.asked.has(deck)) return;
    this.asked.add(deck);
    const paths = await fetched();
    this.decks = { ...this.decks, [deck]: paths };
  }
}

export const pictures = new Pictures();
