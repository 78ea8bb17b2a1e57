import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { icons } from "./icons-plugin.ts";

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
  // One world for all files of a worker: most of the time went into making a new one for each.
  test: { environment: "happy-dom", include: ["src/**/*.test.ts"], pool: "threads" },
});
