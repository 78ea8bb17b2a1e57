/** A long text full of things to look at is one stop for Tab; the arrows left and right go from thing to thing. */
import type { Attachment } from "svelte/attachments";

const THINGS = "[tabindex='0'], button, a[href]";
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

export const oneStop: Attachment<HTMLElement> = (box) => {
  const press = (event: KeyboardEvent) => {
    const things = [...box.querySelectorAll<HTMLElement>(THINGS)];
    // The browser goes on from there: behind the last thing, or to what is before the box.
    if (event.key === "Tab") return (event.shiftKey ? box : things.at(-1))?.focus();
    const step = STEPS[event.key];
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const here = things.indexOf(event.target as HTMLElement);
    things.at(here < 0 ? Math.min(step, 0) : Math.max(0, Math.min(here + step, things.length - 1)))?.focus();
  };
  box.addEventListener("keydown", press);
  return () => box.removeEventListener("keydown", press);
};
