/** What shows a printed thing at full size: to a mouse on it, to whoever has gone there by keys, to a finger that stays. */
import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";
import { peek } from "./peek.svelte.ts";

const LONG = 450; // ms of a finger
export const AMONG_OTHERS = 500; // ms of a mouse on what has neighbours that a card would cover

export type Look = readonly [sort: string, code: string];

export interface Looking {
  wasLong(): boolean; // whether the last press was only to look
  stop(): void;
}

/** `rest` is how long a mouse must stay. A finger looks by its long press: what it taps must not be covered. */
export function looking(element: Element, look: Look | undefined, rest = 0): Looking {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wasLong = false;
  const open = () => look && peek.open(...look, element);
  const later = (ms: number, does: () => void) => void (ms ? (timer = setTimeout(does, ms)) : does());
  const wait = () => clearTimeout(timer);
  // An element that is taken away loses the focus in the middle of a change: the state is set after it.
  const close = () => (wait(), queueMicrotask(() => peek.close(element)));
  const heard: Readonly<Record<string, (event: Event) => void>> = {
    pointerenter: (event) => (event as PointerEvent).pointerType === "mouse" && later(rest, open),
    pointerleave: close,
    focus: () => element.matches(":focus-visible") && open(),
    blur: close,
    pointerdown: (event) => {
      wasLong = false;
      wait();
      if ((event as PointerEvent).pointerType !== "mouse") later(LONG, () => ((wasLong = true), open()));
    },
    pointerup: wait,
    pointercancel: wait,
  };
  const silent = Object.entries(heard).map(([event, does]) => on(element, event, does));
  return { wasLong: () => wasLong, stop: () => (silent.forEach((stop) => stop()), close()) };
}

/** For what is no thing to choose; it can be reached by keys, unless it is part of what can. */
export function looks(sort: string, code: string | null | undefined): Attachment<HTMLElement> {
  return (element) => {
    if (!code) return;
    if (!element.closest("button, [role=button]")) element.tabIndex = 0;
    return looking(element, [sort, code]).stop;
  };
}
