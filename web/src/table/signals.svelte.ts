/** «It is your turn»: in the title of the window, and by a low bell; both only if they are wanted. */
import { settings } from "../settings.svelte.ts";
import { say } from "../words/speech.svelte.ts";
import type { Table } from "./table.svelte.ts";

/** A bell: two tones that fade, made on the spot. */
function ring(): void {
  const context = new AudioContext();
  for (const [pitch, start] of [[196, 0], [294, 0.12]] as const) {
    const tone = context.createOscillator();
    const loudness = context.createGain();
    const at = context.currentTime + start;
    tone.frequency.value = pitch;
    loudness.gain.setValueAtTime(0.15, at);
    loudness.gain.exponentialRampToValueAtTime(0.001, at + 1.2);
    tone.connect(loudness).connect(context.destination);
    tone.start(at);
    tone.stop(at + 1.3);
  }
  setTimeout(() => void context.close(), 2000);
}

/** Called while a component is set up. */
export function signal(table: Table): void {
  let wasAsked = false;
  $effect(() => {
    const asked = table.question !== undefined;
    const game = say(`web-game-${table.book.name}`);
    document.title = asked && settings.titles ? say("web-title-turn", { game }) : say("web-title", { game });
    if (asked && !wasAsked && settings.sound) ring();
    wasAsked = asked;
  });
}
