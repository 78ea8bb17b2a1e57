/** What shows a printed thing at full size while one hovers over it or is focused on it. */
import type { Attachment } from "svelte/attachments";
import { peek } from "../../parts/peek.svelte.ts";

export function looks(sort: string, code: string | null | undefined): Attachment<HTMLElement> {
  return (element) => {
    if (!code) return;
    const open = () => peek.open(sort, code, element);
    // An element that is taken away loses the focus in the middle of a change: the state is set after it.
    const close = () => queueMicrotask(() => peek.close(element));
    const on = { pointerenter: open, focus: open, pointerleave: close, blur: close };
    for (const [event, does] of Object.entries(on)) element.addEventListener(event, does);
    return () => {
      close();
      for (const [event, does] of Object.entries(on)) element.removeEventListener(event, does);
    };
  };
}
