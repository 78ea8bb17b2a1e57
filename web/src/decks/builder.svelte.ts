/** A deck at work: what is looked for, what is in it, what the server says of it. */
import { me } from "../me.svelte.ts";
import { get, patch, post } from "../net/api.ts";
import type { Book } from "../net/book.ts";
import { told } from "../net/told.ts";
import type { Deck, DeckChecked } from "../rest.ts";
import type { Language, Words } from "../words/words.ts";
import { EMPTY, countOf, isEmpty, raised, size, type Draft } from "./draft.ts";
import { ANYTHING, fits, found, type Wanted } from "./filter.ts";
import type { Kit } from "./kit.ts";
import { leave, left } from "./unsaved.ts";

const PAUSE = 200; // ms after the last change, before the server is asked
export const ORDERS = ["mark", "name", "count"] as const;

export class Builder {
  draft = $state.raw<Draft>(EMPTY);
  name = $state("");
  id = $state("");
  wanted = $state.raw<Wanted>(ANYTHING);
  text = $state("");
  order = $state<(typeof ORDERS)[number]>("mark");
  current = $state("");
  checked = $state.raw<DeckChecked | null>(null);
  failed = $state("");
  saving = $state(false);
  private kept = $state("");
  private asked = 0;

  readonly size = $derived(size(this.draft));
  readonly empty = $derived(isEmpty(this.draft));
  readonly compact = $derived.by(() => this.kit.write(this.draft));
  /** By what name unsaved work is remembered. */
  private readonly work = $derived.by(() => `${this.game} ${this.id || `new ${this.origin}`}`);
  readonly changed = $derived.by(() => this.kept !== this.state());
  readonly legal = $derived(this.checked !== null && this.checked.complaints.length === 0);
  readonly fitting = $derived.by(() => {
    const fit = this.all.filter((one) => fits(this.kit.aspects(this.book, one.id), this.wanted));
    return found(fit, this.text).map((one) => one.id);
  });
  private readonly all;

  constructor(
    readonly kit: Kit,
    readonly book: Book,
    readonly game: string,
    private readonly origin = "", // the ready-made deck it began with
  ) {
    this.all = kit.codes(book).map((code) => ({ id: code, text: this.findable(code) }));
    this.settle();
  }

  private findable(code: string): Record<Language, string> {
    const one = this.book.printed[this.kit.sort(this.book, code)]?.[code];
    const kinds = this.kit.aspects(this.book, code).is.named ?? [];
    const named = kinds.map((kind) => this.book.printed.subtype?.[kind]?.name);
    const told = (language: Language) => [one?.name[language], one?.text[language], ...named.map((name) => name?.[language])].join(" ");
    return { en: told("en"), ru: told("ru") };
  }

  private state(): string {
    return `${this.name}\n${this.kit.write(this.draft)}`;
  }

  count(code: string): number {
    return countOf(this.draft, code);
  }

  /** Set how many there are; more than there may be only if there were. */
  put(code: string, count: number): void {
    const most = Math.max(this.kit.limit(this.book, code), this.count(code));
    this.draft = this.kit.put(this.book, this.draft, code, Math.max(0, Math.min(count, most)));
  }

  add(code: string, by: number): void {
    this.put(code, this.count(code) + by);
  }

  raise(code: string): void {
    this.draft = raised(this.draft, code);
  }

  clear(): void {
    this.wanted = ANYTHING;
    this.text = "";
  }

  /** The cards that fit, in the order that was chosen. */
  listed(words: Words): string[] {
    const name = (code: string) => this.kit.title(words, this.book, code);
    const byName = (one: string, other: string) => name(one).localeCompare(name(other), words.language);
    const byMark = (one: string, other: string) => this.kit.weight(this.book, other) - this.kit.weight(this.book, one);
    const byCount = (one: string, other: string) => this.count(other) - this.count(one);
    const orders = { mark: byMark, name: byName, count: byCount };
    return [...this.fitting].sort((one, other) => orders[this.order](one, other) || byName(one, other));
  }

  // -- unsaved work ------------------------------------------------------------------------------

  /** As it is now, nothing of it is unsaved. */
  settle(): void {
    this.kept = this.state();
  }

  /** Let what is not saved be found again; called whenever something changes. */
  remember(): void {
    leave(this.work, this.changed && !this.empty ? { name: this.name, deck: this.compact } : null);
  }

  /** Take up what was left unsaved; whether there was any. */
  recall(): boolean {
    const unsaved = left(this.work);
    if (unsaved) [this.name, this.draft] = [unsaved.name, this.kit.read(unsaved.deck)];
    return unsaved !== null;
  }

  // -- the server --------------------------------------------------------------------------------

  /** Ask what is to be said of the deck as it is; called again whenever it changes. */
  check(language: Language): () => void {
    const text = this.compact;
    if (this.empty) {
      this.checked = null;
      return () => undefined;
    }
    const timer = setTimeout(() => void this.askFor(text, language), PAUSE);
    return () => clearTimeout(timer);
  }

  private async askFor(text: string, language: Language): Promise<void> {
    const number = (this.asked += 1);
    try {
      const answer = await checked(this.game, text, language);
      if (number === this.asked) [this.checked, this.failed] = [answer, ""];
    } catch (error) {
      this.failed = told(error);
    }
  }

  /** Take over what a text means; complains if it means no deck. */
  async take(text: string, language: Language): Promise<void> {
    const answer = await checked(this.game, text, language);
    this.draft = this.kit.read(answer.deck);
    this.checked = answer;
  }

  async open(id: string, language: Language): Promise<void> {
    const deck = await get<Deck>(`/api/decks/${id}?language=${language}`);
    this.draft = this.kit.read(deck.deck);
    [this.id, this.name, this.checked] = [deck.id, deck.name, deck];
    this.settle();
  }

  /** Keep the deck, legal or not; whoever was nobody becomes a guest. */
  async save(): Promise<boolean> {
    this.saving = true;
    const [state, body] = [this.state(), { name: this.name, text: this.compact }];
    try {
      await me.be();
      const deck = this.id ? await patch<Deck>(`/api/decks/${this.id}`, body) : await post<Deck>("/api/decks", { game: this.game, ...body });
      [this.id, this.kept, this.failed] = [deck.id, state, ""];
    } catch (error) {
      this.failed = told(error);
    }
    this.saving = false;
    return !this.failed;
  }
}

export function checked(game: string, text: string, language: Language): Promise<DeckChecked> {
  return post<DeckChecked>(`/api/decks/check?language=${language}`, { game, text });
}
