/** Dragging one thing onto another is the same as pointing at both. */
import type { Attachment } from "svelte/attachments";
import type { Desk } from "./desk.svelte.ts";

function thingAt(event: Event): HTMLElement | null {
  return (event.target as Element).closest<HTMLElement>("[data-thing]");
}

export function drags(desk: Desk): Attachment<HTMLElement> {
  return (board) => {
    const start = (event: DragEvent) => {
      const thing = thingAt(event);
      const name = thing?.dataset.thing ?? "";
      if (!thing || !desk.mark(name)) return event.preventDefault();
      event.dataTransfer?.setData("text/plain", name);
      if (desk.mark(name) === "lit") setTimeout(() => thing.click()); // after the browser has taken its picture
    };
    const over = (event: DragEvent) => {
      if (desk.mark(thingAt(event)?.dataset.thing ?? "") === "lit") event.preventDefault();
    };
    const drop = (event: DragEvent) => {
      event.preventDefault();
      thingAt(event)?.click();
    };
    board.addEventListener("dragstart", start);
    board.addEventListener("dragover", over);
    board.addEventListener("drop", drop);
    return () => {
      board.removeEventListener("dragstart", start);
      board.removeEventListener("dragover", over);
      board.removeEventListener("drop", drop);
    };
  };
}
