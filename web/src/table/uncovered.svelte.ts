/** After the end nothing is hidden: what each seat saw last, from the match's replay. */
import { get } from "../net/api.ts";
import type { Sent } from "../net/follow.ts";
import { told } from "../net/told.ts";
import type { Frames, Replay } from "../rest.ts";
import type { Table } from "./table.svelte.ts";

/** The last views by seat. */
async function viewsOf(match: string): Promise<ReadonlyMap<number, Sent["view"]>> {
  const replay = await get<Replay>(`/api/matches/${match}/replay`);
  const last = replay.steps.at(-1)?.number ?? 0;
  const seats = replay.seats.filter((seat) => seat >= 0);
  const frames = await Promise.all(
    seats.map((seat) => get<Frames>(`/api/matches/${match}/replay/frames?seat=${seat}&from=${last}&to=${last}`)),
  );
  return new Map(frames.map((one) => [one.seat, (one.frames[0]?.sent as unknown as Sent).view]));
}

/** What everybody saw at the end, as soon as it is known; of a lesson or a replay, what is seen in it. */
export class Uncovered {
  failed = $state("");
  private views = $state.raw<ReadonlyMap<number, Sent["view"]>>(new Map());

  constructor(private readonly table: Table) {
    if (table.link.isLive) void viewsOf(table.match).then((found) => (this.views = found), (error) => (this.failed = told(error)));
  }

  /** By that seat's eyes, or by one's own as long as nothing else is known. */
  by(seat: number): any {
    return this.views.get(seat) ?? this.table.view;
  }
}
