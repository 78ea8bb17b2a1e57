/**
 * The things an option is about: areas, stacks of units, gates, what lies on the sheets.
 *
 * `unit:0:ghoul@arkham` is seat 0's stack of Ghouls there, `unit:0:acolyte_on_gate@arkham` the one on the
 * gate. Where an option does not tell the area, `kind:0:ghoul` stands for every stack of that kind.
 */
import type { Saying } from "../face.ts";
import type { About } from "./events.ts";
import type { View } from "./view.ts";

type Things = (about: About, view: View, seat: number) => string[];

export const area = (id: unknown) => `area:${String(id)}`;
export const gate = (id: unknown) => `gate:${String(id)}`;
export const stack = (seat: number, unit: unknown, at: unknown) => `unit:${seat}:${String(unit)}@${String(at)}`;
export const kind = (seat: number, unit: unknown) => `kind:${seat}:${String(unit)}`;
export const pool = (seat: number, unit: unknown) => `pool:${seat}:${String(unit)}`;
export const ability = (id: unknown) => `ability:${String(id)}`;
export const requirement = (id: unknown) => `requirement:${String(id)}`;

/** Where the innermost battle is; a unit of the battle stands there. */
function there(view: View): string | undefined {
  return view.battles.at(-1)?.area;
}

function fighter(about: About, view: View, seat: number): string {
  const at = there(view);
  return at ? stack(seat, about.unit, at) : kind(seat, about.unit);
}

const atArea: Things = ({ at }) => [area(at)];
const inBattle: Things = (about, view, seat) => [fighter(about, view, seat)];
const fromPool: Things = ({ unit, at }, _view, seat) => [pool(seat, unit), area(at)];
const onMap: Things = ({ unit, at }, _view, seat) => [stack(seat, unit, at)];
const nobody: Things = () => [];

/** Using this ability, and then whatever `then` names. */
const by =
  (name: string, then: Things = nobody): Things =>
  (about, view, seat) => [ability(name), ...then(about, view, seat)];

const THINGS: Readonly<Record<string, Things>> = {
  faction: ({ faction }) => [`faction:${String(faction)}`],
  start: atArea,
  book: ({ book }) => [`book:${String(book)}`],
  recruit: fromPool,
  summon: fromPool,
  awaken: fromPool,
  gate: atArea,
  move: ({ unit, at, to }, _view, seat) => [stack(seat, unit, at), area(to)],
  battle: ({ at }) => [area(at), `fight:${String(at)}`],
  capture: atArea,
  control: ({ unit, at }, _view, seat) => [gate(at), stack(seat, unit, at)],
  abandon: ({ at }) => [gate(at)],
  fulfil: (about) => [requirement(about.requirement)],
  free_book: () => [requirement("windwalker_3")],
  kill: inBattle,
  kill_again: inBattle,
  pain: inBattle,
  pain_again: inBattle,
  eliminate: inBattle,
  fall: inBattle,
  feed: inBattle,
  give_up: (about, view, seat) => [captive(view, seat, about.unit)],
  replace: (about, _view, seat) => [kind(seat, about.unit)],
  swap: (about, _view, seat) => [kind(seat, about.unit)],
  dive: (about, _view, seat) => [kind(seat, about.unit)],
  carry: (about, _view, seat) => [kind(seat, about.unit)],
  retreat: ({ to }) => [area(to)],
  drive_off: (about, view, seat) => [fighter(about, view, seat), area(about.to)],
  first: ({ seat }) => [`seat:${String(seat)}`],
  ritual: () => ["ritual", "annihilation"],
  tower: atArea,
  reveal: ({ value }) => [`sign:${String(value)}`],
  switch_off: (about) => [ability(about.ability)],
  switch_on: (about) => [ability(about.ability)],
  devour: by("devour"),
  dreams: by("dreams", atArea),
  devolve: by("devolve", onMap),
  absorb: by("absorb", inBattle),
  submerge: by("submerge", atArea),
  emerge: by("submerge", atArea),
  give: onMap,
  avatar: by("avatar", ({ of, at }) => [area(at), `seat:${String(of)}`]),
  ghroth: by("ghroth"),
  time_up: by("ghroth"),
  spawn: ({ of, at }) => [area(at), `seat:${String(of)}`],
  tribute: ({ unit, at }, view, seat) => [stack(owner(view, seat, unit, at), unit, at)],
  feast: by("necrophagy", onMap),
  blood_sacrifice: by("blood_sacrifice", onMap),
  death_from_below: by("death_from_below", fromPool),
  lethargy: by("lethargy"),
  ancient_sorcery: by("ancient_sorcery", atArea),
  come_home: by("ancient_sorcery", atArea),
  capture_monster: by("capture_monster", atArea),
  demand_sacrifice: by("demand_sacrifice"),
  cursed_slumber: by("cursed_slumber", ({ at }) => [gate(at)]),
  awake: by("cursed_slumber", atArea),
  hibernate: by("hibernate"),
  howl: by("howl"),
  cannibalism: by("cannibalism", ({ unit }, _view, seat) => [pool(seat, unit)]),
  ice_age: by("ice_age", atArea),
  defy: by("eternal"),
};

/** The areas in which these things are, as far as they are on the map. */
export function areasOf(names: Iterable<string>): string[] {
  const found = [...names].map((name) => /^(?:area:|gate:|fight:|unit:.*@)(.+)$/.exec(name)?.[1]);
  return [...new Set(found.filter((one) => one !== undefined))];
}

/** A captor is in the same area: if there is one such area only, it is known. */
function captive(view: View, seat: number, unit: unknown): string {
  const code = String(unit).replace(/_on_gate$/, "");
  const shared = view.areas.filter((one) => one.units[seat]?.[code] && Object.keys(one.units[1 - seat] ?? {}).length);
  return shared.length === 1 ? stack(seat, unit, shared[0]?.id) : kind(seat, unit);
}

/** Whose unit it is: one's own if one has such a one there, else the opponent's. */
function owner(view: View, seat: number, unit: unknown, at: unknown): number {
  const units = view.areas.find((one) => one.id === at)?.units;
  const code = String(unit).replace(/_on_gate$/, "");
  return units?.[seat]?.[code] ? seat : 1 - seat;
}

export function things({ verb, about }: Saying<About>, view: View, seat: number): string[] {
  return THINGS[verb]?.(about, view, seat) ?? [];
}
