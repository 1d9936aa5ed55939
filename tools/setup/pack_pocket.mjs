// Pack what Python needs in a browser: our modules and those of Python's library that are used, as bytecode of Pyodide's Python.
// node tools/setup/pack_pocket.mjs OUT MSGSPEC_WHEEL     (build_pocket.py calls it)
import fs from "node:fs";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const [out, wheel] = process.argv.slice(2);
const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "../..");
const { loadPyodide } = await import(pathToFileURL(path.join(root, "web/node_modules/pyodide/pyodide.mjs")));
const python = await loadPyodide();
for (const [place, folder] of [["/src", path.join(root, "src")], ["/out", out]]) {
  python.FS.mkdirTree(place);
  python.mountNodeFS(place, path.resolve(folder));
}
const bytes = fs.readFileSync(wheel);
python.unpackArchive(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength), "whl");
globalThis.readKernels = (game) => {
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(fs.readFileSync(path.join(out, `${game}.wasm`))));
  return {
    firstFree: () => exports.__heap_base.value,
    reserve: (end) => {
      const missing = end - exports.memory.buffer.byteLength;
      if (missing > 0) exports.memory.grow(Math.ceil(missing / 65536));
    },
    read: (address, size) => new Uint8Array(exports.memory.buffer, address, size),
    write: (address, data) => {
      const buffer = data.getBuffer("u8");
      new Uint8Array(exports.memory.buffer, address, buffer.data.length).set(buffer.data);
      buffer.release();
    },
    call: (name, ...given) => exports[name](...given),
  };
};
try {
  await python.runPythonAsync(fs.readFileSync(path.join(root, "tools/setup/pack_pocket.py"), "utf8") + "\nawait main()\n");
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
