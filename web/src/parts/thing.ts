/** What makes something on a board a thing one can point at: by click, Enter, or a long press to look. */
import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";
import type { Table } from "../table/table.svelte.ts";
import { looking, type Look } from "./looks.ts";
import { marked } from "./marked.svelte.ts";
import { peek } from "./peek.svelte.ts";

/** `look` is the printed thing that is shown to whoever looks closely, `rest` how long a mouse must stay for it. */
export function thing(table: Table, name: string, look?: Look, rest = 0): Attachment<Element> {
  return (node) => {
    const element = node as HTMLElement | SVGElement;
    const looks = looking(element, look, rest);

    const enter = () => void (table.choice.pointed = name);
    const leave = () => {
      if (table.choice.pointed === name) table.choice.pointed = "";
    };
    const click = (event: Event) => {
      event.stopPropagation();
      if (looks.wasLong()) return;
      peek.close(element); // it was looked at, and is done
      table.choice.point(name);
    };
    const key = (event: Event) => {
      const { key } = event as KeyboardEvent;
      if ((key !== "Enter" && key !== " ") || element instanceof HTMLButtonElement) return;
      event.preventDefault();
      event.stopPropagation();
      table.choice.point(name);
    };

    const heard: readonly [string, (event: Event) => void][] = [
      ["pointerenter", enter], ["pointerleave", leave], ["focus", enter], ["blur", leave],
      ["click", click], ["keydown", key],
    ];
    element.dataset.thing = name;
    marked(table, name, element);
    const silent = heard.map(([event, does]) => on(element, event, does));
    return () => {
      silent.forEach((stop) => stop());
      looks.stop();
      leave();
    };
  };
}

/** The way from one thing to the next by the arrow keys: the nearest in that direction. */
const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

function middle(element: Element): readonly [number, number] {
  const { x, y, width, height } = element.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}

export const arrows: Attachment<HTMLElement> = (board) => {
  const walk = (event: KeyboardEvent) => {
    const way = WAYS[event.key];
    const from = (event.target as Element).closest("[data-thing]");
    if (!way || !from || event.ctrlKey || event.altKey || event.metaKey) return;
    const [x, y] = middle(from);
    const distance = (other: Element) => {
      const [ox, oy] = middle(other);
      const along = (ox - x) * way[0] + (oy - y) * way[1];
      const across = Math.abs((ox - x) * way[1]) + Math.abs((oy - y) * way[0]);
      return along > 1 ? along + 2 * across : Infinity;
    };
    const others = [...board.querySelectorAll<HTMLElement>("[data-thing]")].filter((one) => one !== from && one.tabIndex >= 0);
    const next = others.reduce<HTMLElement | null>((best, one) => (distance(one) < (best ? distance(best) : Infinity) ? one : best), null);
    event.preventDefault();
    next?.focus();
  };
  board.addEventListener("keydown", walk);
  return () => board.removeEventListener("keydown", walk);
};
