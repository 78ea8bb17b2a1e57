/** The lessons that were finished in this browser. */
const NAME = "fhtagn-lessons";

function read(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(NAME) ?? "[]");
    return Array.isArray(found) ? found.filter((one) => typeof one === "string") : [];
  } catch {
    return []; // what lies there is not ours, or nothing may be kept
  }
}

export const isDone = (game: string, name: string) => read().includes(`${game}/${name}`);

export function setDone(game: string, name: string): void {
  const known = new Set(read()).add(`${game}/${name}`);
  try {
    localStorage.setItem(NAME, JSON.stringify([...known]));
  } catch {
    // a browser that keeps nothing
  }
}
