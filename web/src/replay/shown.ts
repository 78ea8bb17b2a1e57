/** What a table is told of something that was played before: one frame, and the only move that leads on. */
import type { Told } from "../net/book.ts";
import type { Seen, Sent } from "../net/follow.ts";
import type { Room, Sitting } from "../protocol.ts";
import type { FrameShown, Replay, ParticipantShown } from "../rest.ts";

/** Of all that was offered the one that was taken; nothing if another seat made the move. */
export function onlyTaken(sent: Sent, key: string | null): Sent {
  const offered = [...sent.options, ...sent.asides];
  const at = key === null ? -1 : offered.indexOf(key);
  const saying = sent.sayings[at];
  return { ...sent, options: saying ? [offered[at] as string] : [], asides: [], sayings: saying ? [saying] : [] };
}

export function seenAs(seat: number, n: number, sent: Sent, events: readonly Told[], aborted = false): Seen {
  return { seat, n, events, sent: { ...sent, aborted }, canUndo: false, stops: [], mutes: [], said: [] };
}

export const sentIn = (frame: FrameShown) => frame.sent as unknown as Sent;
export const toldIn = (frame: FrameShown) => frame.events as unknown as readonly Told[];

export function sittingOf({ seat, name, person, bot, colour }: ParticipantShown): Sitting {
  return { seat, name, person, bot, colour, stand_in: false, present: true, absent_since: null, bank: null, deadline: null };
}

/** The room as it is for whoever looks back: nobody talks, nothing is offered. */
export function roomOf(seats: Sitting[], status: Replay["status"]): Room {
  return { is: "room", status, now: 0, seats, offer: null, watchers: 0, watched: false, commitment: "", server_seed: "" };
}
