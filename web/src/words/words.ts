/**
 * The words for what happens at a table, in the reader's language: the same as in the terminal, made
 * from the same messages. `src/fhtagn/text/words.py` is the original and tells how messages are called
 * and what they are given; a test compares what both say.
 */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { About, Book, Complaint, Printed, Reason, Told, Value } from "../net/book.ts";

export const LANGUAGES = ["en", "ru"] as const;
export type Language = (typeof LANGUAGES)[number];

/** Some words, or a printed thing's name among them. */
export type Part = string | { text: string; sort: string; code: string };

const SEAT = "seat"; // the sort of players
const COMMON_SORTS: Readonly<Record<string, string>> = { seat: SEAT, asked: SEAT }; // of arguments, by name, in every game
const ON_GATE = "_on_gate";
const LOCATION = "location";
const PLACES = ["lodge", "abyss"];
const FORMS = ["in", "to", "from", "of"];
const FIGURES = "group";
const LARGEST = 1e15;
const LONGEST = 300;
const TABLE = -1;
const WATCHER = -2;

// Around a printed thing's name while a sentence is made, so that it can be found again.
const OPEN = "\uE000";
const NAMED = "\uE001";
const CLOSE = "\uE002";
const MARKED = new RegExp(`${OPEN}([^${NAMED}]*) ([^${NAMED}]*)${NAMED}([^${CLOSE}]*)${CLOSE}`, "g");

type Given = Record<string, FluentVariable>;

export class NoWords extends Error {}

export function messageId(family: string, name: string): string {
  return `${family}-${name}`.replaceAll("_", "-");
}

/** The messages of one language: the texts of several files. */
export function bundle(language: Language, texts: readonly string[]): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) made.addResource(new FluentResource(text));
  return made;
}

export class Words {
  private readonly known = new Map<string, Map<string, { sort: string; thing: Printed }>>();
  private readonly sorts: Readonly<Record<string, string>>;
  private readonly none: Given; // what a message may choose by if the code does not give it

  constructor(
    readonly language: Language,
    private readonly messages: FluentBundle,
    readonly book: Book | null = null,
    readonly names: readonly string[] = [],
  ) {
    this.sorts = { ...COMMON_SORTS, ...book?.sorts };
    this.none = Object.fromEntries(Object.keys(this.sorts).map((name) => [`${name}-is`, "none"]));
  }

  // -- what is said ------------------------------------------------------------------------------

  say(name: string, about: About = {}, reader = WATCHER): string {
    return plain(this.said(name, about, reader));
  }

  has(name: string): boolean {
    return this.messages.hasMessage(name);
  }

  of(family: string, name: string): string {
    return plain(this.said(messageId(family, name), {}, WATCHER));
  }

  /** The name of a kind of action; answers that are no action have none. */
  action(verb: string): string | undefined {
    const name = messageId("action", verb);
    return this.has(name) ? this.say(name) : undefined;
  }

  option(verb: string, about: About, reader = WATCHER): Part[] {
    return parts(this.said(messageId("option", verb), about, reader));
  }

  prompt(seat: number, prompt: string, about: About, reader: number): Part[] {
    const name = messageId("prompt", prompt) + (reader === seat ? "" : "-other");
    return parts(this.said(name, { seat, ...about }, reader));
  }

  ends(prompt: string): string {
    return this.of("ends", prompt);
  }

  event(told: Told, reader: number): Part[] {
    const known = this.book?.events[told.kind];
    if (!known) throw new NoWords(`no event is called ${told.kind}`);
    const isUnseen = known.secret.some((name) => !(name in told));
    return parts(this.said(messageId("event", told.kind) + (isUnseen ? "-unseen" : ""), told, reader));
  }

  /** Why something is not to be had now; its rule stands beside it. */
  why(reason: Reason, reader = WATCHER): Part[] {
    return parts(this.said(messageId("why", reason.why), { ...reason.about, rule: reason.rule }, reader));
  }

  /** Why something was refused, in the present language; in the server's own words if these do not suffice. */
  complaint({ error, about, text }: Complaint): string {
    try {
      return this.say(messageId("error", error), about as About);
    } catch (failure) {
      if (!(failure instanceof NoWords)) throw failure;
      return text;
    }
  }

  setting(option: string, value: Value): string {
    const codes = asText(value).split("+");
    const things = this.things(option);
    if (codes.every((code) => things.has(code))) return this.joined(codes.map((code) => this.name(option, code)));
    return this.of("setting", value === "" ? `${option}-none` : `${option}-${asText(value)}`);
  }

  // -- names -------------------------------------------------------------------------------------

  player(seat: number): string {
    const name = this.names[seat];
    if (name !== undefined) return clean(name);
    return seat === TABLE ? this.say("table") : this.say("player", { number: String(seat) });
  }

  /** The printed name of what a code stands for. */
  name(argument: string, code: string): string {
    const found = this.printed(argument, code);
    if (found === null) throw new NoWords(`no ${argument} is called ${code}`);
    return plain(found);
  }

  listed(items: readonly string[]): string {
    return this.joined(items.map((item) => (/^\d+$/.test(item) ? item : this.quoted(item))));
  }

  /** The item as the message `list-item` has it; the mark of a name goes through. */
  private quoted(item: string): string {
    return this.formatted("list-item", { item });
  }

  private joined(items: readonly string[]): string {
    const all = items.length ? items : [this.say("list-none")];
    const last = all[all.length - 1] as string;
    if (all.length === 1) return last;
    return this.formatted("list-and", { most: all.slice(0, -1).join(", "), last });
  }

  /** What it may be: usually one sort. */
  private sortsOf(argument: string): string[] {
    return (this.sorts[argument] ?? argument).split(" ").filter(Boolean);
  }

  private things(argument: string): Map<string, { sort: string; thing: Printed }> {
    let found = this.known.get(argument);
    if (!found) {
      found = new Map();
      for (const sort of this.sortsOf(argument))
        for (const [code, thing] of Object.entries(this.book?.printed[sort] ?? {})) found.set(code, { sort, thing });
      this.known.set(argument, found);
    }
    return found;
  }

  private printed(argument: string, code: string): string | null {
    const things = this.things(argument);
    const found = things.get(code);
    if (found) return mark(found.sort, code, this.toldApart(things, code));
    if (PLACES.includes(code) && this.sortsOf(argument).includes(LOCATION)) return this.of("place", code);
    const stem = code.endsWith(ON_GATE) ? code.slice(0, -ON_GATE.length) : code;
    return things.has(stem) ? this.said("unit-on-gate", { unit: stem }, WATCHER) : null;
  }

  /** The name; a Spell has its symbol beside it if others are called the same. */
  private toldApart(things: Map<string, { thing: Printed }>, code: string): string {
    const one = (things.get(code) as { thing: Printed }).thing;
    const name = one.name[this.language];
    const symbol = one.facts.symbol;
    const alike = [...things.values()].filter((other) => other.thing.name.en === one.name.en && other.thing.name.ru === one.name.ru);
    if (!symbol || alike.length === 1) return name;
    return this.say("with-symbol", { thing: name, symbol });
  }

  // -- arguments ---------------------------------------------------------------------------------

  private said(name: string, about: About, reader: number): string {
    const given = { ...this.none };
    for (const [argument, value] of Object.entries(about))
      Object.assign(given, this.argument(argument, value, about, reader));
    return this.formatted(name, given);
  }

  private formatted(name: string, given: Given, attribute?: string): string {
    const message = this.messages.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (!pattern) throw new NoWords(`no message ${name} in ${this.language}`);
    const errors: Error[] = [];
    const text = this.messages.formatPattern(pattern, given, errors);
    if (errors[0]) throw new NoWords(`${name} in ${this.language}: ${errors[0].message}`);
    return text;
  }

  /** The argument as it is to be read, and what a message may choose by. */
  private argument(name: string, value: Value, about: About, reader: number): Given {
    if (this.sorts[name] === SEAT && typeof value === "number") {
      const own = name !== "seat" && value === about.seat;
      const whose = own ? "own" : value === reader ? "me" : "other";
      return { [name]: this.player(value), [`${name}-is`]: whose, [`${name}-number`]: String(value) };
    }
    const there = { [`${name}-is`]: value === "" || (Array.isArray(value) && !value.length) ? "none" : "some" };
    if (Array.isArray(value)) {
      const items = value.map((one) => this.text(name, String(one)));
      const told = name === FIGURES ? this.figures(items, reader) : this.listed(items);
      return { ...there, [name]: told, [`${name}-count`]: items.length };
    }
    const isNumber = typeof value === "number" && Math.abs(value) < LARGEST;
    const text = isNumber ? value : this.text(name, asText(value));
    return { ...there, [name]: text, ...this.forms(name, value, text) };
  }

  /** A place's name as it is within a sentence, and with prepositions. */
  private forms(argument: string, code: Value, text: string | number): Given {
    if (!this.sortsOf(argument).includes(LOCATION)) return {};
    const name = messageId("place", String(code));
    if (!this.messages.hasMessage(name)) return Object.fromEntries(FORMS.map((form) => [`${argument}-${form}`, text]));
    const told = FORMS.map((form) => [`${argument}-${form}`, this.marked(code, this.formatted(name, {}, form))]);
    return { [argument]: this.marked(code, this.of("place", String(code))), ...Object.fromEntries(told) };
  }

  private marked(code: Value, text: string): string {
    return this.things(LOCATION).has(String(code)) ? mark(LOCATION, String(code), text) : text;
  }

  /** Equal ones together: «2 from the Museum». */
  private figures(group: readonly string[], reader: number): string {
    const counts = new Map<string, number>();
    for (const one of group) counts.set(one, (counts.get(one) ?? 0) + 1);
    const told = [...counts].map(([figure, count]) => {
      const [seat = "", place = ""] = figure.split(".", 2);
      return this.said("figures", { seat: Number(seat), place, count }, reader);
    });
    return this.joined(told);
  }

  private text(name: string, value: string): string {
    if (!value || !this.things(name).size) return clean(value);
    const printed = this.printed(name, value);
    if (printed === null) throw new NoWords(`no ${name} is called ${value}`);
    return printed.replaceAll("«", "„").replaceAll("»", "“");
  }
}

/** Python's way of writing a value. */
function asText(value: Value): string {
  if (value === null) return "None";
  if (typeof value === "boolean") return value ? "True" : "False";
  return String(value);
}

function mark(sort: string, code: string, text: string): string {
  return `${OPEN}${sort} ${code}${NAMED}${text}${CLOSE}`;
}

/** The sentence as it is read. */
export function plain(marked: string): string {
  return marked.replaceAll(MARKED, "$3");
}

/** The sentence with the printed things in it apart. */
function parts(marked: string): Part[] {
  const found: Part[] = [];
  let end = 0;
  for (const one of marked.matchAll(MARKED)) {
    if (one.index > end) found.push(marked.slice(end, one.index));
    found.push({ sort: one[1] as string, code: one[2] as string, text: one[3] as string });
    end = one.index + one[0].length;
  }
  if (end < marked.length) found.push(marked.slice(end));
  return found;
}

export function textOf(said: readonly Part[]): string {
  return said.map((part) => (typeof part === "string" ? part : part.text)).join("");
}

/** One short line: what somebody typed must not move anything or fill the screen. */
function clean(text: string): string {
  const line = text.replaceAll(/[\p{C}\p{Zl}\p{Zp}]|(?! )\p{Zs}/gu, "?");
  return line.length <= LONGEST ? line : `${line.slice(0, LONGEST)}...`;
}
