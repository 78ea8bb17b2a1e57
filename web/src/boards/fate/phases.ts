/** The phases of a turn with their steps, and where the questions belong. */

export const PHASES = [
  { name: "prepare", number: "I", steps: ["use", "straighten"] },
  { name: "move", number: "II", steps: ["move", "investigators", "place"] },
  { name: "activate", number: "III", steps: ["control", "base", "bonus"] },
  { name: "conclude", number: "IV", steps: ["prepare", "draw", "raid"] },
] as const;

export type Step = (typeof PHASES)[number]["steps"][number];

const BY_PROMPT: Readonly<Record<string, Step>> = {
  phase_one: "use", move: "move", answer_lodge: "investigators", placing: "place", control_die: "control",
  artifact: "base", artifact_limit: "base", send: "base", display: "bonus", break_sign: "bonus", spread: "bonus", control_action: "bonus",
  prepare: "prepare", overflow: "prepare", after_draw: "draw", answer_raid: "raid",
};

/** The step the present questions belong to, as far as one can tell. */
export function stepOf(prompts: readonly string[]): Step | undefined {
  return prompts.map((prompt) => BY_PROMPT[prompt]).find((step) => step !== undefined);
}
