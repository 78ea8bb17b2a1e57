/** After the end nothing is hidden: what each seat saw last, from the match's replay. */
import { get } from "../net/api.ts";
import type { Sent } from "../net/follow.ts";
import type { Frames, Replay } from "../rest.ts";

/** The last views by seat. */
export async function uncovered(match: string): Promise<ReadonlyMap<number, Sent["view"]>> {
  const replay = await get<Replay>(`/api/matches/${match}/replay`);
  const last = replay.steps.at(-1)?.number ?? 0;
  const seats = replay.seats.filter((seat) => seat >= 0);
  const frames = await Promise.all(
    seats.map((seat) => get<Frames>(`/api/matches/${match}/replay/frames?seat=${seat}&from=${last}&to=${last}`)),
  );
  return new Map(frames.map((one) => [one.seat, (one.frames[0]?.sent as unknown as Sent).view]));
}
