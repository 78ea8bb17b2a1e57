/** What a person has set for this browser; it outlives the tab. */
import { LANGUAGES, type Language } from "./words/words.ts";

export const THEMES = ["abyss", "parchment"] as const;
export const PACES = [0, 500, 1000, 2000] as const; // ms between two steps of the others

interface Kept {
  language: Language;
  theme: (typeof THEMES)[number];
  pace: (typeof PACES)[number];
  sound: boolean;
  titles: boolean; // «your turn» in the title of the window
  passes: boolean; // whether doing nothing is said by itself where nothing can be done
  arrived: boolean; // whether somebody has come in from here, so that the server may know them
}

const NAME = "fhtagn";

function spoken(): Language {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2));
  return LANGUAGES.find((one) => one === wanted[0]) ?? "en";
}

function light(): boolean {
  return matchMedia("(prefers-color-scheme: light)").matches;
}

function kept(): Kept {
  const usual: Kept = { language: spoken(), theme: light() ? "parchment" : "abyss", pace: 1000, sound: false, titles: true, passes: true, arrived: false };
  try {
    return { ...usual, ...(JSON.parse(localStorage.getItem(NAME) ?? "{}") as Partial<Kept>) };
  } catch {
    return usual; // what lies there is not ours, or nothing may be kept
  }
}

export const settings = $state(kept());

/** Keep what is set, and let the page follow it. Called once, at the start. */
export function keepSettings(): void {
  $effect.root(() => {
    $effect(() => {
      document.documentElement.lang = settings.language;
      document.documentElement.dataset.theme = settings.theme;
      const text = JSON.stringify(settings);
      try {
        localStorage.setItem(NAME, text);
      } catch {
        // a browser that keeps nothing: it holds for this tab
      }
    });
  });
}

export function isStill(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
