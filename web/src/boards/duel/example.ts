/** Small positions for tests, and what may be told. */
import type { Told } from "./events.ts";
import type { Area, Battle, Player, View } from "./view.ts";

export function anArea(id: string, more: Partial<Area> = {}): Area {
  return { id, gate: false, keeper: -1, on_gate: "", tower: false, units: [{}, {}], ...more };
}

export function aPlayer(faction: string, more: Partial<Player> = {}): Player {
  return {
    faction, power: 8, doom: 0, signs: [], books: ["", "", "", "", "", ""], abilities: [], declined: [], gates: 1, start: "",
    hibernating: false, resigned: false, pool: {}, captured: {}, sheet: {}, lent: {}, units: {}, ...more,
  };
}

export function aBattle(more: Partial<Battle> = {}): Battle {
  return {
    area: "arkham", attacker: 0, sides: [{}, {}], dice: [0, 0], extra: [0, 0], kills: [0, 0], pains: [0, 0],
    spared: [false, false], results: [], fates: [], ...more,
  };
}

export function aView(more: Partial<View> = {}): View {
  return {
    seats: 2, map: "lovecraft_country", round: 1, phase: "action", first: 0, turn: 0, decay: 0,
    ritual: { price: 5, step: 0, track: [5, 6, 7, 8, 9, 10], end: false }, bag: 12,
    areas: [], players: [aPlayer("black_goat"), aPlayer("great_cthulhu")], battles: [], tokens: {}, ...more,
  };
}

export const turn = (seat: number): Told => ({ kind: "turn", seat });
export const doom = (seat: number, count: number): Told => ({ kind: "doom", seat, count });
export const moved = (seat: number, unit: string, at: string, to: string): Told => ({ kind: "moved", seat, unit, at, to });
export const battle = (seat: number, at: string): Told => ({ kind: "battle", seat, at });
export const rolled = (seat: number, dice: number, kills: number, pains: number): Told => ({ kind: "rolled", seat, dice, kills, pains });
export const killed = (seat: number, unit: string, at: string): Told => ({ kind: "killed", seat, unit, at });
export const retreated = (seat: number, unit: string, to: string): Told => ({ kind: "retreated", seat, unit, to });
export const over = (at: string): Told => ({ kind: "battle_over", at });
