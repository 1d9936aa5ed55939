import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { notices } from "./notices";

const SERVER = "http://127.0.0.1:8000";

export default defineConfig(({ mode }) => ({
  base: "./", // whoever hosts it says where it lies: src/base-path.ts
  plugins: [svelte(), notices()],
  build: {
    assetsInlineLimit: 0, // the server's content policy allows no data: fonts
    target: "es2023",
    rollupOptions: {
      // All texts of a language in one file: they are needed together.
      output: { manualChunks: (id) => /\/(\w+)\.ftl/.exec(id)?.[1] },
    },
  },
  server: {
    host: "127.0.0.1",
    fs: { allow: [".."] }, // the texts lie with the games, in the Python package
    proxy: { "/api": { target: SERVER, ws: true } },
  },
  // The page beside the rules of the server has a mode of its own: tests/page/test_agreement.py runs it.
  // A busy machine is no reason to fail.
  test:
    mode === "agreement"
      ? { include: ["agreement/*.test.ts"], testTimeout: 300_000 }
      : { include: ["src/**/*.test.ts"], testTimeout: 60_000, hookTimeout: 60_000 },
}));
