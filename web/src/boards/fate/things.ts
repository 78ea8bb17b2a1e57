/**
 * The things an option of this game is about, in the order in which one points at them.
 *
 * Figures that are alike are told apart by number: who points twice at a place's Cultists means
 * `pawn:0.museum#1` and `pawn:0.museum#2`.
 */
import type { About, Value } from "../../net/book.ts";
import type { Saying } from "../face.ts";
import type { View } from "./view.ts";

type Names = (about: About, view: View, seat: number) => readonly string[];

export const location = (id: Value | undefined) => `location:${String(id)}`;
export const lodge = (seat: Value | undefined) => `lodge:${String(seat)}`;
export const hand = (code: Value | undefined) => `hand:${String(code)}`;
export const artifact = (owner: Value | undefined, code: Value | undefined) => `artifact:${String(owner)}.${String(code)}`;
export const minion = (seat: number, at: Value | undefined) => `minion:${seat}.${String(at)}`;
export const column = (at: Value | undefined, slot: Value | undefined) => `column:${String(at)}.${String(slot)}`;
export const pawn = (owner: Value | undefined, at: Value | undefined) => `pawn:${String(owner)}.${String(at)}`;
export const investigators = (at: Value | undefined) => `investigators:${String(at)}`;
export const curse = (seat: number, number: Value | undefined) => `curse:${seat}.${String(number)}`;

/** One's own Prepared Spells go by name, those of others by their slot, counted from 1. */
export function reserve(owner: Value | undefined, slot: Value | undefined): string {
  return `reserve:${String(owner)}.${String(slot)}`;
}

/** So many figures of one kind. */
export function several(name: string, count: Value | undefined): string[] {
  return Array.from({ length: Number(count) }, (_, i) => `${name}#${i + 1}`);
}

/** Equal names become the first, second, third of their kind. */
export function numbered(names: readonly string[]): string[] {
  const counts = new Map<string, number>();
  return names.map((name) => {
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return `${name}#${count}`;
  });
}

const list = (value: Value | undefined) => (Array.isArray(value) ? value.map(String) : []);
const figures: Names = ({ group }) => numbered(list(group).map((one) => `pawn:${one}`));
const atLocation: Names = (about) => [location(about.location)];
const toLocation: Names = (about) => [location(about.to)];
const fromHand: Names = (about) => [hand(about.spell)];
const rival: Names = (about) => [lodge(about.seat)];
const prepared: Names = (about, _view, seat) => [reserve(seat, about.spell)];
const ownArtifact: Names = (about, _view, seat) => [artifact(seat, about.artifact)];
const othersArtifact: Names = (about) => [artifact(about.owner, about.artifact)];
const where: Names = (_about, view) => [location(view.players[view.turn]?.here ?? "")];
const guests = ({ count, place }: About) => several(investigators(place), count);

/** A Spell is cast from the Reserve, or at once if there is no slot for it. */
const cast: Names = ({ spell }, view, seat) => {
  const lies = view.players[seat]?.reserve.some(([, code]) => code === spell);
  return [lies ? reserve(seat, spell) : `preparing:${String(spell)}`];
};

/** Back from the Abyss, to one's Lodge or to a location. */
const recall: Names = ({ count, to }, _view, seat) =>
  count ? [...several(pawn(seat, "abyss"), count), to === "lodge" ? lodge(seat) : location(to)] : [];

const BY_VERB: Readonly<Record<string, Names>> = {
  god: ({ god }) => [`offer:${String(god)}`],
  // the Fate Piece
  move: (about) => [hand(about.spell), location(about.to)],
  move_pair: (about) => [...list(about.spells).map(hand), location(about.to)],
  move_gate: (about) => ["gate", location(about.to)],
  draw_to_move: () => ["deck:spells"],
  move_fate: toLocation,
  piece: (about) => [`piece:${String(about.piece)}`, location(about.to)],
  // actions
  roll_for_control: () => ["control_die"],
  control_action: atLocation,
  base_action: atLocation,
  buy_off: (_about, _view, seat) => [curse(seat, 1)],
  location: atLocation,
  rival,
  // Spells
  prepare: fromHand,
  prepare_with: (about, view, seat) => [hand(about.spell), ...ownArtifact(about, view, seat)],
  prepare_free: fromHand,
  put_back: fromHand,
  discard: (about) => list(about.spells).map(hand),
  cast,
  replace: prepared,
  discard_prepared: prepared,
  steal: (about) => [reserve(about.owner, about.slot)],
  take: ({ spell }) => [`discard:${String(spell)}`],
  // Astral Columns
  column: atLocation,
  add_gate: atLocation,
  take_column: (about) => [column(about.location, about.slot)],
  move_column: (about) => [column(about.location, about.slot), location(about.to)],
  // Artifacts, Monsters, Curses, Winter Storms
  use: ownArtifact,
  give_up: ownArtifact,
  loot: othersArtifact,
  ruin: othersArtifact,
  artifact: ({ artifact: code }) => [`shown:${String(code)}`],
  artifact_top: () => ["deck:artifacts"],
  renew: () => ["deck:artifacts"],
  summon: ({ monster }) => [`shown:${String(monster)}`],
  summon_top: () => ["deck:monsters"],
  command: (_about, _view, seat) => [`monster:${seat}`],
  curse: (about, _view, seat) => [curse(seat, about.number)],
  lay_storm: ({ storm, location: at }) => [`storm:${String(storm)}`, location(at)],
  harvest: where,
  withdraw: where,
  // Cultists and their like
  sacrifice: figures,
  destroy_cultists: figures,
  devour: figures,
  seize: (about) => [`${pawn(about.owner, about.location)}#1`],
  release: ({ group }) => numbered(list(group).map((owner) => `captive:${owner}`)),
  recall,
  spread: toLocation,
  move_cultist: (about) => [`${pawn(about.owner, about.location)}#1`, location(about.to)],
  place_mi_go: atLocation,
  move_mi_go: (about, _view, seat) => [minion(seat, about.location), location(about.to)],
  take_mi_go: (about, _view, seat) => [minion(seat, about.location)],
  break_sign: rival,
  // Investigators
  send: (about) => ["supply", lodge(about.seat)],
  send_own: (about) => [`${investigators("lodge")}#1`, lodge(about.seat)],
  destroy_investigators: guests,
  lead_to_location: (about) => [...guests(about), location(about.to)],
  lead_to_rival: (about) => [...guests(about), lodge(about.seat)],
  // dice
  die: ({ face }) => [`die:${String(face)}#1`],
  reroll: ({ faces }) => numbered(list(faces).map((face) => `die:${face}`)),
};

export function things({ verb, about }: Saying, view: View, seat: number): string[] {
  return [...(BY_VERB[verb]?.(about, view, seat) ?? [])];
}
