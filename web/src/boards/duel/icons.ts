/** The icon of each kind of action in the lists. */
import { signOf } from "./art.ts";

const BY_VERB: Readonly<Record<string, string>> = {
  start: "first", faction: "sign", book: "book", free_book: "book", gate: "gate", control: "gate", abandon: "gate", pass_turn: "pass", stop: "stop",
  end: "end", done: "end", ready: "confirm", fulfil: "requirement", ritual: "ritual", tower: "tower", reveal: "sign", first: "first",
  kill_again: "kill", pain_again: "pain", eliminate: "eliminated", fall: "eliminated", drive_off: "retreat", give_up: "captives",
  capture_monster: "capture", decline: "pass", none: "pass", no_more: "pass", enough: "pass", ignore: "pass", lethargy: "tsathoggua",
  devour: "cthulhu", feed: "cthulhu", dreams: "cthulhu", replace: "acolyte", devolve: "deep_one", absorb: "shoggoth", submerge: "wave",
  dive: "wave", emerge: "wave", give: "acolyte", avatar: "shub_niggurath", swap: "shub_niggurath", ghroth: "fungi", spawn: "acolyte",
  tribute: "acolyte", feast: "ghoul", blood_sacrifice: "sign", death_from_below: "formless_spawn", ancient_sorcery: "serpent_man",
  come_home: "serpent_man", demand_sacrifice: "tsathoggua", grant_sign: "sign", spare: "pain", cursed_slumber: "hibernate", awake: "gate",
  howl: "wendigo", cannibalism: "wendigo", carry: "ithaqua", defy: "rhan_tegoth", switch_off: "locked", switch_on: "book", time_up: "decay",
}; // prettier-ignore

const own = ["move", "battle", "capture", "recruit", "summon", "awaken", "hibernate", "ice_age", "kill", "pain", "retreat"];

export const icons: Readonly<Record<string, string>> = Object.fromEntries(
  [...own.map((verb) => [verb, verb] as const), ...Object.entries(BY_VERB)].map(([verb, name]) => [verb, signOf(name)]),
);
