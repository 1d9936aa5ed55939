/** Whose work is in the page: every package of which anything was built in, with its licence, as notices.txt beside it. */
import { readdirSync, readFileSync } from "node:fs";
import type { Plugin } from "vite";

const HEAD = `The page of Speeltafel is under the MIT licence. It holds the work of others, each under the licence that follows.
`;

/** A package with the text of a licence that others only name. */
const APACHE = "node_modules/typescript";

export function notices(): Plugin {
  return {
    name: "notices",
    apply: "build",
    generateBundle() {
      this.emitFile({ type: "asset", fileName: "notices.txt", source: noticesOf(this) });
    },
  };
}

/** The notices of all packages of which something is built in. */
export function noticesOf(build: { getModuleIds(): Iterable<string> }): string {
  const folders = [...build.getModuleIds()].map((id) => packageOf(id)).filter((folder) => folder !== null);
  return [HEAD, ...[...new Set(folders)].sort().map(notice)].join(`\n${"-".repeat(80)}\n\n`);
}

/** The folder of the package that a module comes from; null: it is ours. */
function packageOf(id: string): string | null {
  return /^.*\/node_modules\/(@[^/]+\/)?[^/]+/.exec(id.replaceAll("\\", "/"))?.[0].replace(/^\0/, "") ?? null;
}

function notice(folder: string): string {
  const about = JSON.parse(readFileSync(`${folder}/package.json`, "utf-8")) as { name: string; version: string; license: string };
  const text = licence(folder) ?? (about.license === "Apache-2.0" ? licence(APACHE) : null);
  if (text === null) throw new Error(`${about.name} comes without the text of its licence (${about.license}).`);
  return `${about.name} ${about.version}: ${about.license}\n\n${text}\n`;
}

function licence(folder: string): string | null {
  const file = readdirSync(folder).find((name) => /^licen[cs]e/i.test(name));
  return file ? readFileSync(`${folder}/${file}`, "utf-8").trim() : null;
}
