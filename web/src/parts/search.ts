/** Searching statements as `fhtagn rules` does: all words must be there, in either language, by their stems. */
interface Statement {
  id: string;
  text: { [language: string]: string };
}

const ENDINGS = /(?:ами|ями|ого|его|ому|ему|ыми|ими|ах|ях|ов|ев|ей|ом|ем|ой|ам|ям|ую|юю|ая|яя|ое|ее|ые|ие|ый|ий|ы|и|а|я|о|е|у|ю|ь|ing|ed|es|s)$/;

export function plain(text: string): string {
  return text.toLowerCase().replaceAll("ё", "е");
}

function stem(word: string): string {
  const cut = word.replace(ENDINGS, "");
  return cut.length >= 3 ? cut : word;
}

export function matching<T extends Statement>(statements: readonly T[], text: string): T[] {
  const wanted = plain(text).split(/\s+/).filter(Boolean);
  const isNumber = /^(?:[a-z]{2} )?\d[\d.]*[a-z]?$/i.test(text.trim());
  if (isNumber) return statements.filter((one) => plain(one.id).startsWith(plain(text.trim())) || plain(one.id).split(" ")[1]?.startsWith(plain(text.trim())));
  return statements.filter((one) => {
    const all = plain(`${one.id} ${Object.values(one.text).join(" ")}`);
    return wanted.every((word) => all.includes(stem(word)));
  });
}
