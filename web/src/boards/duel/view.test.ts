import { describe, expect, it } from "vitest";
import type { Book } from "../../net/book.ts";
import { aPlayer, aView, anArea } from "./example.ts";
import { booksOf, inPool, onMap, order, timed } from "./seen.ts";

describe("what is read from the view", () => {
  it("an ability says first when it works", () => {
    expect(timed("Pre-battle. If a Wendigo is there, howl.")).toEqual(["Pre-battle", "If a Wendigo is there, howl."]);
    expect(timed("Действие, 1 энергия. Поставьте жетон.")).toEqual(["Действие 1", "Поставьте жетон."]);
  });
  it("a text that begins otherwise stays whole", () => {
    const text = "After his first awakening Cthulhu costs only 4 Power. Each time you draw.";
    expect(timed(text)).toEqual(["", text]);
  });
  it("one's own sheet comes first; a watcher sees seat 0 left", () => {
    expect([order(1), order(0), order(-2)]).toEqual([[1, 0], [0, 1], [0, 1]]); // prettier-ignore
  });
  it("units are counted over the map", () => {
    const view = aView({ areas: [anArea("a", { units: [{ ghoul: 2 }, {}] }), anArea("b", { units: [{ ghoul: 1 }, { ghoul: 5 }] })] });
    expect(onMap(view, 0, "ghoul")).toBe(3);
  });
  it("before the sheet is laid out everything waits", () => {
    const book = { printed: { unit: { ghoul: { facts: { count: 2 } } } } } as unknown as Book;
    const early = aPlayer("black_goat", { books: [] });
    expect([inPool(book, early, "ghoul"), booksOf(early).length]).toEqual([2, 6]);
    expect(inPool(book, aPlayer("black_goat"), "ghoul")).toBe(0);
  });
});
