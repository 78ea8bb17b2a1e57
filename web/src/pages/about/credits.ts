/** Whose work is used here, and on what terms. `NOTICE.md` says the same of the whole program. */

/** All who have drawn for game-icons.net, as its licence lists them; the library does not tell who drew which. */
export const ICON_AUTHORS: readonly string[] = [
  "Lorc", "Delapouite", "John Colburn", "Felbrigg", "John Redman", "Carl Olsen", "Sbed", "PriorBlue", "Willdabeast",
  "Viscious Speed", "Lord Berandas", "Irongamer", "HeavenlyDog", "Lucas", "Faithtoken", "Skoll", "Andy Meneely", "Cathelineau",
  "Kier Heyl", "Aussiesim", "Sparker", "Zeromancer", "Rihlsul", "Quoting", "Guard13007", "DarkZaitzev", "SpencerDub",
  "GeneralAce135", "Zajkonur", "Catsu", "Starseeker", "Pepijn Poolman", "Pierre Leducq", "Caro Asercion", "SeregaCthtuf",
];

export const ICONS_HOME = "https://game-icons.net";
export const ICONS_LICENCE = "https://creativecommons.org/licenses/by/3.0/";

const NAMES = import.meta.glob<readonly string[]>("../../**/*.icons.json", { query: "?names", import: "default", eager: true });

/** The names of all icons that are used, each once. */
export const ICON_NAMES: readonly string[] = [...new Set(Object.values(NAMES).flat())].sort();

export interface Font {
  readonly name: string;
  readonly makers: string;
  readonly licence: () => Promise<string>;
}

const text = (load: () => Promise<{ default: string }>) => async () => (await load()).default;

export const FONTS: readonly Font[] = [
  { name: "Philosopher", makers: "The Philosopher Project Authors, 2011", licence: text(() => import("@fontsource/philosopher/LICENSE?raw")) },
  { name: "Old Standard TT", makers: "The Old Standard Project Authors, 2011", licence: text(() => import("@fontsource/old-standard-tt/LICENSE?raw")) },
  { name: "PT Sans", makers: "ParaType Ltd., 2009", licence: text(() => import("@fontsource/pt-sans/LICENSE?raw")) },
];

export const LIBRARIES: readonly (readonly [name: string, licence: string, home: string])[] = [
  ["Svelte", "MIT", "https://svelte.dev"],
  ["Fluent", "Apache 2.0", "https://projectfluent.org"],
  ["marked", "MIT", "https://marked.js.org"],
  ["uqr", "MIT", "https://github.com/unjs/uqr"],
];
