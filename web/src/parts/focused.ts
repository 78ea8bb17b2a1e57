/** Takes the focus when it comes: what is asked can be answered at once by a key. */
import type { Attachment } from "svelte/attachments";

export const focused: Attachment<HTMLElement> = (element) => element.focus();
