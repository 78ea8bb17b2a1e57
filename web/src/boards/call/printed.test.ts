import { describe, expect, it } from "vitest";
import type { Book } from "../../net/book.ts";
import { Words, bundle } from "../../words/words.ts";
import { keywordsSaid, numberOf, pieces, printOf } from "./printed.ts";

const messages = `
tui-call-action = Action
tui-call-response = Response
tui-call-forced = Forced Response
tui-call-disrupt = Disrupt
tui-call-fast = Fast
tui-call-toughness = Toughness
`;
const words = new Words("en", bundle("en", [messages]));
const card = {
  name: { en: "Guardian Shoggoth", ru: "Шоггот-страж" },
  text: { en: "" },
  provenance: {},
  facts: {
    type: "character", faction: "cthulhu", cost: 3, skill: 2, terror: 1, combat: 1, arcane: 0, investigation: 0,
    subtypes: ["monster"], unique: false, toughness: 2, fast: 1, willpower: 0, heroic: 0, villainous: 0,
    invulnerability: 0, loyal: 0, steadfast: 0, transient: 0,
  },
};
const book = { printed: { card: { F044: card } } } as unknown as Book;

describe("what is printed on a card", () => {
  it("is read from the book", () => {
    expect(printOf(book, "F044", "ru")).toMatchObject({ name: "Шоггот-страж", faction: "cthulhu", icons: [1, 1, 0, 0], unique: false });
    expect(printOf(book, "F999", "ru")).toBeUndefined();
  });

  it("has numbers, or X", () => {
    expect([numberOf(0), numberOf(-1)]).toEqual(["0", "X"]);
  });

  it("has keywords in their order, those with numbers numbered", () => {
    const print = printOf(book, "F044", "en");
    expect(keywordsSaid(words, print?.keywords ?? {}).map((one) => one.said)).toEqual(["Fast", "Toughness +2"]);
  });

  it("has texts in which the timing stands out", () => {
    const said = pieces("Attach to a character. Forced Response: after it enters, draw. Action: pay 1.", words);
    expect(said.filter((one) => one.strong).map((one) => one.text)).toEqual(["Forced Response:", "Action:"]);
    expect(said.map((one) => one.text).join("")).toContain("Attach to a character. Forced Response: after");
  });
});
