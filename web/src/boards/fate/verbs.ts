/** The letter and the sign of each kind of action. */
import signs from "./fate.icons.json";

export const letters: Readonly<Record<string, string>> = {
  move: "M", move_pair: "P", move_gate: "G", cast: "C", use: "U", command: "O", prepare: "R", prepare_with: "W", control_action: "A", roll_for_control: "D",
};

const SIGNED: Readonly<Partial<Record<keyof typeof signs, readonly string[]>>> = {
  fate: ["move_fate", "piece"],
  move: ["move", "spread", "move_cultist", "location"],
  deck: ["move_pair", "draw_to_move", "take_column", "move_column", "column"],
  gate: ["move_gate", "add_gate"],
  dice: ["roll_for_control", "die", "reroll", "reroll_all", "keep_dice"],
  control: ["control_action"],
  other_worlds: ["base_action", "god"],
  spell: ["cast", "prepare", "prepare_free", "prepare_with", "steal", "put_back"],
  discard: ["discard", "discard_prepared", "replace", "take"],
  artifact: ["use", "artifact", "artifact_top", "give_up", "renew", "loot", "ruin"],
  monster: ["command", "summon", "summon_top"],
  curse: ["curse", "buy_off"],
  ceremony: ["sacrifice", "destroy_cultists"],
  devoured: ["devour"],
  captive: ["seize", "release"],
  abyss: ["recall"],
  investigator: ["send", "send_own", "destroy_investigators", "lead_to_location", "lead_to_rival"],
  elder_sign: ["signs", "break_sign"],
  storm: ["lay_storm", "harvest", "withdraw"],
  mi_go: ["place_mi_go", "move_mi_go", "take_mi_go"],
  rival: ["rival"],
  tilt: ["option"],
  enough: ["enough", "decline", "pass", "no_die", "no_control_action", "prepare_no_more", "leave_display"],
};

export const icons: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(SIGNED).flatMap(([sign, verbs]) => verbs.map((verb) => [verb, signs[sign as keyof typeof signs]])),
);
