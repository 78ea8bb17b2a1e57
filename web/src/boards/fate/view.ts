/** What a seat sees of the table: the shape of src/fhtagn/games/fate/view.py. */

export const LOCATIONS = ["other_worlds", "museum", "ceremony", "streets", "gathering", "library"] as const;
export type Location = (typeof LOCATIONS)[number];
export const WILD = "other_worlds";
export const FACES = ["star", "sign", "tentacle", "cthulhu"] as const;
export const SPACES = 10; // of the Summon track
export const RAID = 5; // Investigators in a Lodge who make a Raid
export const CROWD = 3; // Investigators who follow home; Cultists one needs for Control
export const SLOTS = 3; // of the Reserve
export const LAST_CURSE = 5; // alone, the one that loses the game
export const NOBODY = -1;

/** A card by its back, and for whoever knows it by its code. */
export type Back = readonly [symbol: string, code: string | null];

export interface Place {
  id: Location;
  cultists: readonly number[];
  minions: readonly number[];
  investigators: number;
  column: readonly string[];
  controlled: number;
  storm: boolean;
  storm_face: string | null;
  pieces: readonly number[];
}

export interface Lodge {
  god: string;
  offers: readonly (string | null)[];
  colour: Colour;
  here: Location;
  piece: number;
  lodge: number;
  abyss: number;
  devoured: number;
  captives: readonly number[];
  visitors: number;
  token: number;
  signs: number;
  met: boolean;
  hand: readonly Back[];
  gate: boolean;
  reserve: readonly Back[];
  artifacts: readonly (readonly [code: string, tilted: boolean])[];
  curses: readonly (string | null)[];
  holder: number;
  monster: string;
  tokens: number;
  storms_seen: readonly (string | null)[];
  preparing: readonly Back[];
  resigned: boolean;
}

export interface View {
  seats: number;
  turns: number;
  turn: number;
  phase: number;
  control: "" | "control" | "temporary";
  first: number;
  goal: number;
  strict: boolean;
  level: "" | "novice" | "adept" | "master";
  locations: readonly Place[];
  fate: readonly Location[];
  supply: number;
  gates: number;
  deck: number;
  discard: readonly string[];
  artifacts: readonly string[];
  artifact_deck: number;
  curse_deck: number;
  monsters: readonly string[];
  monster_deck: number;
  storms: number;
  players: readonly Lodge[];
  effects: readonly (readonly [sort: string, code: string, seat: number, cancelled: boolean])[];
  rolls: readonly (readonly [seat: number, why: string, dice: readonly string[]])[];
  raids: readonly number[];
  gains: readonly (readonly [seat: number, count: number, cause: string])[];
  hexes: readonly number[];
}

/** The tokens of the four cults' colours. */
export const COLOURS = { teal: "p1", crimson: "p2", amber: "p3", violet: "p4" } as const;
export type Colour = keyof typeof COLOURS;

/** The seats, one's own first, then clockwise. */
export function seatsFrom(view: View, me: number): number[] {
  const first = Math.max(me, 0);
  return view.players.map((_, step) => (first + step) % view.seats);
}

export function placeOf(view: View, id: string): Place | undefined {
  return view.locations.find((one) => one.id === id);
}

/** Whose Fate Piece it is, if there are several: nobody's is the Investigators'. */
export function ownerOf(view: View, piece: number): number {
  return view.seats <= 2 ? view.players.findIndex((one) => one.piece === piece) : NOBODY;
}

/** The Cultists of a seat in a place: a location, its Lodge or the Abyss. */
export function standing(view: View, seat: number, place: string): number {
  const player = view.players[seat];
  if (place === "lodge") return player?.lodge ?? 0;
  if (place === "abyss") return player?.abyss ?? 0;
  return placeOf(view, place)?.cultists[seat] ?? 0;
}
