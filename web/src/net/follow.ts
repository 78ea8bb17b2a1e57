/** How a seat's stream of numbered messages is followed: docs/protocol.md, «Numbers». */
import type { Line, Noted, Said, State, Update } from "../protocol.ts";
import type { About, Told } from "./book.ts";

/** Who is asked what; `sealed` is an answer that lies face down. */
export type Asked = readonly [seat: number, prompt: string, about: About, sealed: boolean];

/** What a seat may see of the table. */
export interface Sent {
  view: unknown; // each game has its own: boards/<game>/view.ts
  asked: readonly Asked[];
  options: readonly string[];
  asides: readonly string[];
  sayings: readonly (readonly [verb: string, about: About])[];
  outcome: readonly [reason: string, places: readonly number[]] | null;
  aborted: boolean;
}

/** All that a client keeps of a seat. */
export interface Seen {
  seat: number;
  n: number;
  events: readonly Told[];
  sent: Sent;
  canUndo: boolean;
  stops: readonly string[];
  mutes: readonly number[];
  said: readonly Line[];
}

export type Numbered = State | Update | Said | Noted;
type Path = readonly (string | number)[];
type Change = readonly [Path] | readonly [Path, unknown];

export class Gap extends Error {}

/** What is known after the message; the same if it came too late. A Gap if something is missing. */
export function follow(seen: Seen | null, message: Numbered): Seen {
  if (message.is === "state") return seen && message.n < seen.n ? seen : begin(seen, message);
  if (!seen || message.n > seen.n + 1) throw new Gap();
  if (message.n <= seen.n) return seen;
  return { ...seen, n: message.n, ...told(seen, message) };
}

function begin(seen: Seen | null, state: State): Seen {
  return {
    seat: state.seat,
    n: state.n,
    events: [...(seen?.events.slice(0, state.keep) ?? []), ...(state.events as Told[])],
    sent: state.sent as unknown as Sent,
    canUndo: state.can_undo,
    stops: state.stops,
    mutes: state.mutes,
    said: state.said,
  };
}

function told(seen: Seen, message: Update | Said | Noted): Partial<Seen> {
  switch (message.is) {
    case "update":
      return {
        events: [...seen.events.slice(0, message.keep), ...(message.events as Told[])],
        sent: (message.changes as Change[]).reduce(changed, seen.sent) as Sent,
        canUndo: message.can_undo,
      };
    case "said":
      return { said: [...seen.said, { speaker: message.speaker, text: message.text, at: message.at }] };
    case "noted":
      return noted(seen, message);
  }
}

function noted(seen: Seen, message: Noted): Partial<Seen> {
  if (message.kind === "stops") return { stops: message.value as string[] };
  if (message.kind !== "mute") return {};
  const [whom, on] = message.value as [number, boolean];
  const others = seen.mutes.filter((one) => one !== whom);
  return { mutes: on ? [...others, whom].sort((a, b) => a - b) : others };
}

/** A copy in which what lies at the path is set, or removed if there is no value. */
export function changed<T>(old: T, [path, ...value]: Change): T {
  return at(old, path, value) as T;
}

function at(old: unknown, path: Path, value: readonly unknown[]): unknown {
  const [first, ...rest] = path;
  if (first === undefined) return value[0];
  const stays = rest.length || value.length;
  if (Array.isArray(old)) {
    const list: unknown[] = [...old];
    if (stays) list[first as number] = at(list[first as number], rest, value);
    else list.splice(first as number, 1);
    return list;
  }
  const { [first]: one, ...others } = old as Record<string, unknown>;
  return stays ? { ...(old as object), [first]: at(one, rest, value) } : others;
}
