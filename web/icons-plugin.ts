// `something.icons.json` names icons of the library by what they stand for; importing it gives their
// paths, with `?names` the names themselves. An icon the library does not have ends the build.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Plugin } from "vite";

const FILE = /\.icons\.json$/;
const PATH = /\bd="([^"]+)"/g;

interface Library {
  icons: Record<string, { body: string }>;
}

export function icons(): Plugin {
  const where = createRequire(import.meta.url).resolve("@iconify-json/game-icons/icons.json");
  const library = JSON.parse(readFileSync(where, "utf8")) as Library;

  function path(name: string): string | undefined {
    const body = library.icons[name]?.body;
    return body && [...body.matchAll(PATH)].map((found) => found[1]).join("");
  }

  return {
    name: "icons",
    enforce: "pre",
    load(id) {
      const file = id.split("?")[0] ?? id;
      if (!FILE.test(file)) return null;
      const wanted = JSON.parse(readFileSync(file, "utf8")) as Record<string, string>;
      if (id.endsWith("?names")) return { code: `export default ${JSON.stringify(Object.values(wanted))}`, map: null, moduleType: "js" };
      const paths = Object.entries(wanted).map(([meaning, name]) => {
        const found = path(name);
        if (!found) this.error(`${file}: there is no icon called ${name}`);
        return [meaning, found];
      });
      return { code: `export default ${JSON.stringify(Object.fromEntries(paths))}`, map: null, moduleType: "js" };
    },
  };
}
