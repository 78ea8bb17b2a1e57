/** What shows a printed card when the pointer rests on it, without being a thing to choose. */
import type { Attachment } from "svelte/attachments";
import { peek } from "../../parts/peek.svelte.ts";

export function looks(code: string): Attachment<HTMLElement> {
  return (node) => {
    const open = () => peek.open("card", code, node);
    const close = () => peek.close(node);
    node.addEventListener("pointerenter", open);
    node.addEventListener("pointerleave", close);
    return () => {
      close();
      node.removeEventListener("pointerenter", open);
      node.removeEventListener("pointerleave", close);
    };
  };
}
