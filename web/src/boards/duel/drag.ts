/** Dragging units with the mouse: the same as pointing at them and then at an area. */
import type { Attachment } from "svelte/attachments";
import type { Scene } from "./scene.svelte.ts";
import type { Stack } from "./stacks.ts";

const FAR = 8; // px: less is a click

function areaAt(x: number, y: number): string {
  const found = document.elementsFromPoint(x, y).find((one) => one instanceof SVGElement && one.dataset.area);
  return (found as SVGElement | undefined)?.dataset.area ?? "";
}

/** The click that ends a drag means nothing more. */
function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}

export function dragged(scene: Scene, stack: Stack): Attachment<Element> {
  return (node) => {
    let from: readonly [number, number] = [0, 0];

    const move = ({ clientX: x, clientY: y }: PointerEvent) => {
      if (!scene.drag && Math.hypot(x - from[0], y - from[1]) < FAR) return;
      if (!scene.drag) scene.march.include(stack);
      const area = areaAt(x, y);
      scene.drag = { x, y, area };
      scene.table.choice.pointed = area ? `area:${area}` : "";
    };
    const release = () => {
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", end);
      removeEventListener("pointercancel", cancel);
    };
    /** The browser has taken the pointer away: nothing was meant. */
    const cancel = () => {
      release();
      scene.drag = null;
      scene.march.clear();
    };
    const end = () => {
      release();
      if (!scene.drag) return;
      const { area } = scene.drag;
      scene.drag = null;
      addEventListener("click", swallow, { capture: true, once: true });
      setTimeout(() => removeEventListener("click", swallow, { capture: true }));
      if (scene.march.targets.has(area)) void scene.march.go(area);
    };
    const begin = (event: Event) => {
      const { pointerType, button, clientX, clientY } = event as PointerEvent;
      if (pointerType !== "mouse" || button !== 0 || !scene.march.canMove(stack.name)) return;
      from = [clientX, clientY];
      addEventListener("pointermove", move);
      addEventListener("pointerup", end);
      addEventListener("pointercancel", cancel);
    };
    node.addEventListener("pointerdown", begin);
    return () => node.removeEventListener("pointerdown", begin);
  };
}
