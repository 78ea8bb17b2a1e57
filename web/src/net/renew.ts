/** Load the page anew, because the server speaks another protocol; not again and again if that does not help. */
const KEPT = "fhtagn-renewed"; // when it was done last
const SOON = 60_000; // ms

export function renew(now = Date.now(), kept: Pick<Storage, "getItem" | "setItem"> = sessionStorage, load = () => location.reload()): void {
  if (now - Number(kept.getItem(KEPT) ?? 0) < SOON) return;
  kept.setItem(KEPT, String(now));
  load();
}
