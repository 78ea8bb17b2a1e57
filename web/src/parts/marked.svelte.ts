/** How a thing is marked, for whoever hears the board, and for whoever looks for what is lit. */
import type { Table } from "../table/table.svelte.ts";

/** Called while the thing is set up; it follows the choice until the thing is gone. */
export function marked(table: Table, name: string, element: HTMLElement | SVGElement): void {
  $effect(() => {
    const mark = table.choice.shows(name);
    if (!mark) return;
    element.dataset.mark = mark;
    element.setAttribute("aria-description", table.words?.say(`web-is-${mark}`) ?? "");
    return () => {
      delete element.dataset.mark;
      element.removeAttribute("aria-description");
    };
  });
}
