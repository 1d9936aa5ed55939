/** The bots' compiled functions: fast/wasm.py made the module, pocket/wasm_memory.py calls it. */
interface Buffer {
  data: Uint8Array;
  release(): void;
}
interface PythonBytes {
  getBuffer(type: "u8"): Buffer;
}

const PAGE = 65_536;

export class Kernels {
  private readonly exports: WebAssembly.Exports;
  private readonly memory: WebAssembly.Memory;

  constructor(module: WebAssembly.Module) {
    this.exports = new WebAssembly.Instance(module).exports;
    this.memory = this.exports.memory as WebAssembly.Memory;
  }

  firstFree = (): number => (this.exports.__heap_base as WebAssembly.Global).value as number;

  reserve = (end: number): void => {
    const missing = end - this.memory.buffer.byteLength;
    if (missing > 0) this.memory.grow(Math.ceil(missing / PAGE));
  };

  read = (address: number, size: number): Uint8Array => new Uint8Array(this.memory.buffer, address, size);

  write = (address: number, bytes: PythonBytes): void => {
    const buffer = bytes.getBuffer("u8");
    new Uint8Array(this.memory.buffer, address, buffer.data.length).set(buffer.data);
    buffer.release();
  };

  call = (name: string, ...given: number[]): number => (this.exports[name] as (...given: number[]) => number)(...given);
}
