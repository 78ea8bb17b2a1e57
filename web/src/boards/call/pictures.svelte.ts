/** The signs of the cards, one for each; those of a faction are fetched when its first card is shown. */
import { SvelteMap } from "svelte/reactivity";

type Signs = Readonly<Record<string, string>>;

const FILES = import.meta.glob<Signs>("./art/*.icons.json", { import: "default" });

class Pictures {
  private readonly known = new SvelteMap<string, Signs>();
  private readonly asked = new Set<string>();

  /** The path of a card's sign; nothing until it has come. */
  of(faction: string, code: string): string | undefined {
    if (!this.asked.has(faction)) void this.fetch(faction);
    return this.known.get(faction)?.[code];
  }

  private async fetch(faction: string): Promise<void> {
    this.asked.add(faction);
    const signs = await FILES[`./art/${faction}.icons.json`]?.();
    if (signs) this.known.set(faction, signs);
  }
}

export const pictures = new Pictures();
