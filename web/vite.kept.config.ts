/** Builds the viewer of a game that is kept in one file: dist/kept.json, of which the page makes a file with the game in it. */
import { readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";
import { noticesOf } from "./notices";

const KEPT = `${import.meta.dirname}/src/kept`;
/** What is another thing in a file than on a page. */
const OTHERS = ["net/transport", "i18n/text-files", "base-path"];

const others: Plugin = {
  name: "others",
  enforce: "pre",
  async resolveId(asked, from, options) {
    const found = from && (await this.resolve(asked, from, { ...options, skipSelf: true }));
    const other = OTHERS.find((name) => found && found.id === `${import.meta.dirname}/src/${name}.ts`);
    return other ? `${KEPT}/${other.split("/").at(-1)}.ts` : null;
  },
};

const oneFile: Plugin = {
  name: "one-file",
  generateBundle(_, bundle) {
    const code = Object.values(bundle).find((one) => one.type === "chunk")!.code;
    const css = Object.values(bundle).find((one) => one.type === "asset" && one.fileName.endsWith(".css"));
    for (const name of Object.keys(bundle)) delete bundle[name];
    const parts = {
      page: readFileSync(`${KEPT}/kept.html`, "utf-8"),
      style: String(css?.type === "asset" ? css.source : ""),
      script: `/*!\n${noticesOf(this).replaceAll("*/", "")}*/\n${code}`,
    };
    this.emitFile({ type: "asset", fileName: "kept.json", source: JSON.stringify(parts) });
  },
};

export default defineConfig({
  plugins: [others, svelte(), oneFile],
  publicDir: false,
  build: {
    emptyOutDir: false,
    assetsInlineLimit: Number.MAX_SAFE_INTEGER,
    cssCodeSplit: false,
    modulePreload: false,
    target: "es2023",
    rollupOptions: {
      input: `${KEPT}/main.ts`,
      output: { format: "iife", inlineDynamicImports: true },
    },
  },
});
