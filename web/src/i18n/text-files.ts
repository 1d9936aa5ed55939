/** All texts, each by its path. A game that is kept in one file has its own: src/kept/text-files.ts. */
export const FILES = import.meta.glob<string>(
  [
    "./*.ftl",
    "../../../src/speeltafel/{core,bots}/text/*.ftl",
    "../games/*/text/*.ftl",
    "../../../src/speeltafel/games/*/text/*.ftl",
  ],
  { query: "?raw", import: "default" },
);
