import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { icons } from "./icons-plugin.ts";

const SOURCES = fileURLToPath(new URL("src/", import.meta.url));
const TESTS = ["src/**/*.test.ts"];

/** The tests that have modules to themselves. */
function apart(): string[] {
  const found = readdirSync(SOURCES, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".test.ts"));
  return found.filter((file) => /vi\.mock\(|has modules of its own/.test(readFileSync(SOURCES + file, "utf8"))).map((file) => `src/${file}`);
}

const house = fileURLToPath(new URL("../src/fhtagn", import.meta.url));

export default defineConfig({
  plugins: [icons(), svelte(), svelteTesting()],
  base: "/",
  resolve: { alias: { $house: house } },
  build: {
    outDir: `${house}/static`,
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: [".", house] },
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
  },
  test: {
    environment: "happy-dom",
    pool: "threads",
    unstubGlobals: true,
    testTimeout: 300_000, // minutes, not seconds: no test hangs on the speed of the machine
    hookTimeout: 300_000,
    // One world for all files of a worker, as most of the time went into making a new one for each;
    // but for those that put something else in a module's place, or want one that nobody has used.
    projects: [
      { extends: true, test: { name: "together", include: TESTS, exclude: apart(), isolate: false } },
      { extends: true, test: { name: "apart", include: apart() } },
    ],
  },
});
