/** Where we are: the path, and what stands behind the `#`. */

class Place {
  path = $state(location.pathname);
  hash = $state(location.hash.slice(1));
}

export const place = new Place();

function look(): void {
  place.path = location.pathname;
  place.hash = location.hash.slice(1);
}

export function go(to: string, { replace = false } = {}): void {
  history[replace ? "replaceState" : "pushState"](null, "", to);
  look();
  if (!to.includes("#")) scrollTo(0, 0);
}

/** Links within the house do not load the page anew. */
function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest?.("a");
  const plain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
  if (!link || !plain || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (link.pathname.startsWith("/api/")) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}

export function startNavigation(): void {
  addEventListener("popstate", look);
  addEventListener("hashchange", look);
  addEventListener("click", follow);
}

/** The values behind the `#`: `#ply=42&seat=1`. */
export function hashValues(): URLSearchParams {
  return new URLSearchParams(place.hash);
}
