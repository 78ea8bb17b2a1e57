/** Whoever is told no, or advised, reads the rule itself beside its number. */
import { cleanup, render } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";
import { aBook, aFace, aSeen, lay, type Laid } from "./example.svelte.ts";
import Notice from "./Notice.svelte";
import Refused from "./Refused.svelte";
import Why from "./Why.svelte";

const RULE = { id: "CW 6.1.1", chapter: "", text: { en: "One gate to an area.", ru: "Одни врата на область." } };
const REASON = { rule: RULE.id, why: "over", about: {} };

let laid: Laid;

afterEach(() => {
  cleanup();
  laid.clear();
  vi.unstubAllGlobals();
});

test.each([["why", Why], ["refused", Refused], ["notice", Notice]] as const)("%s", async (_name, Shown) => {
  const offered = { options: ["gate:india"], sayings: [["gate", { at: "india" }]] as const, asked: [[0, "act", {}, false]] as const };
  laid = await lay(aBook("duel"), aFace(), [aSeen(0, offered), aSeen(1)], { "/api/games/duel/rules": { statements: [RULE] } });
  const { table } = laid;
  table.choice.asking = "verb:gate";
  table.reasons = { kinds: { gate: REASON }, keys: {} };
  table.advice = { key: "gate:india", rules: [RULE.id] } as never;
  const { container, findByText } = render(Shown, { table });
  expect((await findByText(RULE.text.en)).tagName).toBe("I");
  expect(container.querySelector(".rule")?.textContent).toBe(RULE.id);
});
