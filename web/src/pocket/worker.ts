/** The tables of this device, by the server's own code: src/speeltafel/pocket/. Only one tab at a time has them. */
import type { PyodideAPI } from "pyodide";
import { Kernels } from "./kernels";
import { KeptTables, type KeptBatch } from "./kept-tables";
import type { FromWorker, PocketFiles, ToWorker } from "./messages";
import { translators, type Speakers } from "./speakers";

interface Hub {
  fetch(path: string, token: string, body: string | undefined): Promise<{ toJs(): [number, string]; destroy(): void }>;
  said(connection: number, text: string): Promise<void>;
  closed(connection: number): void;
}
type Loader = (options: { indexURL: string }) => Promise<PyodideAPI>;

const PLACE = "/pocket";
const PACKED = ".gzip";
const PYTHON = "pyodide/pyodide.asm.wasm";
const FOLDER = new URL("../pocket/", import.meta.url).href;
const tell = (message: FromWorker): void => postMessage(message);

async function fetched(name: string): Promise<Response> {
  const answer = await fetch(FOLDER + name);
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  return answer;
}

type Content = Promise<ArrayBuffer>;

/** A ZIP that was compressed as a whole. */
const unpacked = (answer: Response): Content =>
  new Response(answer.body!.pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();

/** What is needed to begin, on its way at once: Python itself, which is compiled while it comes, and all else by its name. */
interface Coming {
  python: Promise<Response>;
  rest: Map<string, Content>;
}

function coming(files: PocketFiles): Coming {
  const bytes = Object.values(files.first).reduce((one, other) => one + other, 0);
  let [fetchedBytes, percent] = [0, -1];
  const count = async (answer: Response): Promise<void> => {
    for (const reader = answer.body!.getReader(); ;) {
      const { done, value } = await reader.read();
      if (done) return;
      fetchedBytes += value.length;
      if (percent === (percent = Math.floor((100 * fetchedBytes) / bytes))) continue;
      tell({ type: "loading", fetched: fetchedBytes, bytes });
    }
  };
  const counted = async (name: string): Promise<Response> => {
    const answer = await fetched(name);
    void count(answer.clone()).catch(() => {}); // where it breaks off, the other one says so
    return answer;
  };
  const begun = Object.keys(files.first).map((name) => [name, counted(name)] as const);
  const content = async (name: string, answer: Promise<Response>): Content =>
    name.endsWith(PACKED) ? unpacked(await answer) : (await answer).arrayBuffer();
  const rest = begun.filter(([name]) => name !== PYTHON).map(([name, answer]) => [name, content(name, answer)] as const);
  return { python: begun.find(([name]) => name === PYTHON)![1], rest: new Map(rest) };
}

/** Pyodide fetches its own files: those that are on their way it gets from there. */
function handOut({ python, rest }: Coming): void {
  const usual = self.fetch.bind(self);
  self.fetch = async (asked, options) => {
    const address = asked instanceof Request ? asked.url : String(asked);
    if (address === FOLDER + PYTHON) return python;
    const library = address.startsWith(FOLDER) && rest.get(address.slice(FOLDER.length).replace(/\.zip$/, PACKED));
    return library ? new Response(await library) : usual(asked, options);
  };
}

async function begin(): Promise<Hub> {
  const files = (await (await fetched("files.json")).json()) as PocketFiles;
  const onTheWay = coming(files);
  handOut(onTheWay);
  const tables = await KeptTables.open();
  const { loadPyodide } = (await import(/* @vite-ignore */ `${FOLDER}pyodide/pyodide.mjs`)) as { loadPyodide: Loader };
  const python = await loadPyodide({ indexURL: `${FOLDER}pyodide/` });
  const found = new Map<string, ArrayBuffer>();
  for (const [name, content] of onTheWay.rest) if (!name.startsWith("pyodide/")) found.set(name, await content);
  onTheWay.rest.clear();
  python.unpackArchive(found.get("msgspec.gzip")!, "whl");
  python.unpackArchive(found.get("speeltafel.gzip")!, "zip", { extractDir: PLACE });
  python.runPython(`import os, sys; sys.path.insert(0, "${PLACE}"); os.environ["SPEELTAFEL_DATA"] = "${PLACE}/data"`);
  const host = {
    send: (connection: number, text: string) => tell({ type: "received", connection, text }),
    keep: (batches: { toJs(): [string, number, string, string][] }) =>
      tables.keep(batches.toJs().map(([table, number, batch, entry]): KeptBatch => ({ table, number, batch, entry }))),
    batches: (table: string) => tables.batches(table),
    entries: () => tables.entries(),
    forget: (table: string) => tables.forget(table),
    kernels: (game: string) => new Kernels(new WebAssembly.Module(found.get(`${game}.wasm`)!)),
    isLater: (game: string, players: number) => files.later.includes(`${game}-${players}.npz`),
    judge: async (game: string) => {
      try {
        const wanted = [
          fetched("judge.gzip").then(unpacked),
          fetched(`${game}-judge.wasm`).then((answer) => answer.arrayBuffer()),
        ];
        const [code, kernels] = await Promise.all(wanted);
        speakers ??= translators(await textsFromPage());
        python.unpackArchive(code!, "zip", { extractDir: PLACE });
        return new Kernels(new WebAssembly.Module(kernels!));
      } catch {
        return undefined;
      }
    },
    say: (lines: string, game: string, players: number) => speakers!(lines, game, players),
    learned: async (game: string, players: number) => {
      try {
        return new Uint8Array(await (await fetched(`${game}-${players}.npz`)).arrayBuffer());
      } catch {
        return undefined;
      }
    },
  };
  const browser = python.pyimport("speeltafel.pocket.browser") as { begin(host: object): Hub };
  return browser.begin(host);
}

let speakers: Speakers | null = null;
let takeTexts: ((texts: Extract<ToWorker, { type: "texts" }>["texts"]) => void) | null = null;

/** The page has the texts of all languages; the length of a reason depends on them. */
function textsFromPage(): Promise<Extract<ToWorker, { type: "texts" }>["texts"]> {
  tell({ type: "texts" });
  return new Promise((done) => (takeTexts = done));
}

/** Held as long as this worker lives. */
function alone(): Promise<void> {
  return new Promise((granted) => {
    if (!("locks" in navigator)) return granted(); // plain HTTP
    const timer = setTimeout(() => tell({ type: "elsewhere" }), 300);
    void navigator.locks.request("speeltafel-pocket", () => {
      clearTimeout(timer);
      granted();
      return new Promise(() => {});
    });
  });
}

const hub = alone().then(begin);
hub.then(
  () => tell({ type: "ready" }),
  (error: unknown) => tell({ type: "broken", why: String(error).slice(-500) }),
);

self.onmessage = async ({ data }: MessageEvent<ToWorker>) => {
  if (data.type === "texts") return takeTexts?.(data.texts);
  const tables = await hub;
  if (data.type === "closed") tables.closed(data.connection);
  else if (data.type === "said") await tables.said(data.connection, data.text);
  else {
    const found = await tables.fetch(data.path, data.token, data.body ?? undefined);
    const [status, text] = found.toJs();
    found.destroy();
    tell({ type: "answer", id: data.id, status, text });
  }
};
