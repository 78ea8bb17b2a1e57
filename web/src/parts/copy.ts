/** Giving a text away: to be pasted, or to whatever else the device shares with. */
export type Given = "shared" | "copied" | "refused";

/** Over plain http there is no clipboard; there, as where it is forbidden, what is selected is copied. */
export async function copy(text: string): Promise<Given> {
  const isDone = await (navigator.clipboard?.writeText(text).then(() => true, () => false) ?? false);
  return isDone || copySelected(text) ? "copied" : "refused";
}

/** Shared where the device can, else copied; whoever thinks better of it has shared nothing and is told nothing. */
export async function share(url: string): Promise<Given> {
  if (!navigator.share) return copy(url);
  return navigator.share({ url }).then(
    () => "shared",
    (error: DOMException) => (error.name === "AbortError" ? "shared" : copy(url)),
  );
}

function copySelected(text: string): boolean {
  const field = document.createElement("textarea");
  field.className = "sr";
  field.value = text;
  const focused = document.activeElement;
  (document.querySelector("dialog[open]") ?? document.body).append(field); // what lies behind a dialog cannot be selected
  field.select();
  const isDone = document.execCommand("copy");
  field.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return isDone;
}
