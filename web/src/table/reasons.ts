/** The reasons that concern one thing, out of all the server gave. */
import type { Reason } from "../net/book.ts";
import type { Reasons } from "./table.svelte.ts";

const MOST = 4;

function isReason(one: object): one is Reason {
  return "rule" in one;
}

/** First those of single keys that name the thing, then those of its kind of action, each once. */
export function reasonsFor(thing: string, { kinds, keys }: Reasons): Reason[] {
  const [sort = "", code = ""] = thing.split(/:(.*)/s);
  const named = Object.entries(keys).filter(([key]) => key.split(/[:@>,]/).includes(code)).map(([, one]) => one);
  const kind = sort === "verb" && kinds[code] ? [kinds[code]] : [];
  const about = Object.values(kinds).filter((one) => isReason(one) && Object.values(one.about).includes(code));
  const found = [...kind, ...named, ...about].filter(isReason);
  const each = new Map(found.map((reason) => [`${reason.rule} ${reason.why} ${JSON.stringify(reason.about)}`, reason]));
  return [...each.values()].slice(0, MOST);
}
