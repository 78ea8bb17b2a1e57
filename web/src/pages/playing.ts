/** The games as the first page has them, and the shortest way to a table. */
import { me } from "../me.svelte.ts";
import { get, post } from "../net/api.ts";
import { go } from "../nav.svelte.ts";
import { mix } from "../promises.ts";
import type { Games, Table } from "../rest.ts";

export const GAMES = [
  { name: "duel", players: "2", minutes: 60 },
  { name: "fate", players: "1–4", minutes: 60 },
  { name: "call", players: "2", minutes: 40 },
  { name: "heroes", players: "2–8", minutes: 20 },
] as const;

/** A table against the strongest bot, at once. */
export async function playNow(game: string): Promise<void> {
  await me.be();
  const { games } = await get<Games>("/api/games");
  const levels = games.find((one) => one.name === game)?.levels ?? [];
  const seats = [{ kind: "mine" }, { kind: "bot", level: levels[levels.length - 1] }];
  const table = await post<Table>("/api/tables", { game, seats, listed: false });
  await mix(table);
  await post(`/api/tables/${table.id}/start`);
  go(`/play/${table.id}`);
}
