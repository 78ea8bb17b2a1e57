/** One finger moves the map, two scale it; a finger that has moved does not choose anything. */
import type { Attachment } from "svelte/attachments";
import type { Point } from "./maps.ts";
import type { Viewport } from "./viewport.svelte.ts";

const FAR = 7; // px: less is a tap

function apart([ax, ay]: Point, [bx, by]: Point): number {
  return Math.hypot(ax - bx, ay - by);
}

export function gestures(seen: Viewport): Attachment<HTMLElement> {
  return (node) => {
    const fingers = new Map<number, Point>();
    let start: Point = [0, 0];
    let moved = false;

    const at = (event: PointerEvent): Point => {
      const box = node.getBoundingClientRect();
      return [event.clientX - box.left, event.clientY - box.top];
    };
    const down = (event: PointerEvent) => {
      if (!fingers.size) [start, moved] = [at(event), false];
      fingers.set(event.pointerId, at(event));
    };
    const move = (event: PointerEvent) => {
      const before = fingers.get(event.pointerId);
      if (!before) return;
      const now = at(event);
      moved ||= apart(start, now) > FAR || fingers.size > 1;
      const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
      if (other) seen.zoom(apart(now, other) / Math.max(1, apart(before, other)), other);
      else if (moved) seen.pan(now[0] - before[0], now[1] - before[1]);
      fingers.set(event.pointerId, now);
    };
    const up = (event: PointerEvent) => void fingers.delete(event.pointerId);
    const click = (event: Event) => {
      if (!moved) return;
      event.stopPropagation();
      event.preventDefault();
    };
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      seen.zoom(Math.exp(-event.deltaY / 400), at(event as unknown as PointerEvent));
    };

    node.addEventListener("pointerdown", down);
    addEventListener("pointermove", move);
    addEventListener("pointerup", up);
    addEventListener("pointercancel", up);
    node.addEventListener("click", click, { capture: true });
    node.addEventListener("wheel", wheel, { passive: false });
    return () => {
      node.removeEventListener("pointerdown", down);
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", up);
      removeEventListener("pointercancel", up);
      node.removeEventListener("click", click, { capture: true });
      node.removeEventListener("wheel", wheel);
    };
  };
}
