/** Which cards are looked for. */
import { containing, plain } from "../parts/search.ts";

/** What a card is, by aspect: `{ faction: ["cthulhu"], keyword: ["fast", "loyal"] }`, and its numbers. */
export interface Aspects {
  readonly is: Readonly<Record<string, readonly string[]>>;
  readonly has: Readonly<Record<string, number>>;
}

/** `any` of these of each aspect, `all` of those, and at least so much of each number. */
export interface Wanted {
  readonly any: Readonly<Record<string, readonly string[]>>;
  readonly all: Readonly<Record<string, readonly string[]>>;
  readonly least: Readonly<Record<string, number>>;
}

export const ANYTHING: Wanted = { any: {}, all: {}, least: {} };

export function fits(card: Aspects, wanted: Wanted): boolean {
  const is = (aspect: string, value: string) => card.is[aspect]?.includes(value) ?? false;
  return (
    Object.entries(wanted.any).every(([aspect, values]) => !values.length || values.some((value) => is(aspect, value))) &&
    Object.entries(wanted.all).every(([aspect, values]) => values.every((value) => is(aspect, value))) &&
    Object.entries(wanted.least).every(([number, least]) => (card.has[number] ?? 0) >= least)
  );
}

export function isOn(wanted: Wanted, how: "any" | "all", aspect: string, value: string): boolean {
  return wanted[how][aspect]?.includes(value) ?? false;
}

/** The filter with that value on if it was off, or off if it was on. */
export function turned(wanted: Wanted, how: "any" | "all", aspect: string, value: string): Wanted {
  const before = wanted[how][aspect] ?? [];
  const after = before.includes(value) ? before.filter((one) => one !== value) : [...before, value];
  return { ...wanted, [how]: { ...wanted[how], [aspect]: after } };
}

/** The filter with one more of that number; behind the most it begins anew. */
export function more(wanted: Wanted, number: string, most: number): Wanted {
  const next = ((wanted.least[number] ?? 0) + 1) % (most + 1);
  return { ...wanted, least: { ...wanted.least, [number]: next } };
}

export function isIdle(wanted: Wanted): boolean {
  const lists = [...Object.values(wanted.any), ...Object.values(wanted.all)];
  return lists.every((one) => !one.length) && Object.values(wanted.least).every((one) => !one);
}

export interface Findable {
  readonly id: string;
  readonly text: { readonly [language: string]: string };
}

/** The things in whose words all of these occur, in either language. */
export function found<T extends Findable>(things: readonly T[], text: string): readonly T[] {
  const words = plain(text).trim();
  if (!words) return things;
  if (!/^\d/.test(words)) return containing(things, text);
  return things.filter((one) => plain(Object.values(one.text).join(" ")).includes(words));
}
