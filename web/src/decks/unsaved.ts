/** What was built and not saved yet: it outlives a look at another page in the same tab. */
export interface Unsaved {
  readonly name: string;
  readonly deck: string; // in its compact form
}

const named = (what: string) => `fhtagn-deck ${what}`;

/** Nothing if nothing was left, or the browser keeps nothing. */
export function left(what: string): Unsaved | null {
  try {
    return JSON.parse(sessionStorage.getItem(named(what)) ?? "null") as Unsaved | null;
  } catch {
    return null; // what lies there is not ours, or nothing may be read
  }
}

export function leave(what: string, unsaved: Unsaved | null): void {
  try {
    if (unsaved) sessionStorage.setItem(named(what), JSON.stringify(unsaved));
    else sessionStorage.removeItem(named(what));
  } catch {
    // a browser that keeps nothing: then it asks before the tab is closed
  }
}
