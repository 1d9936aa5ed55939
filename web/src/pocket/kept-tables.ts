/** The logs of this device's tables, in IndexedDB: a batch is kept when its transaction is complete, not before. */
export interface KeptBatch {
  table: string;
  number: number;
  batch: string;
  entry: string;
}

const BATCHES = "batches";
const ENTRIES = "entries";

export class KeptTables {
  private constructor(private readonly database: IDBDatabase) {}

  static async open(): Promise<KeptTables> {
    const asked = indexedDB.open("speeltafel", 1);
    asked.onupgradeneeded = () => {
      asked.result.createObjectStore(BATCHES);
      asked.result.createObjectStore(ENTRIES);
    };
    return new KeptTables(await answer(asked));
  }

  keep(batches: KeptBatch[]): Promise<void> {
    return this.write((of) => {
      for (const { table, number, batch, entry } of batches) {
        of(BATCHES).add(batch, [table, number]);
        if (entry) of(ENTRIES).put(entry, table);
      }
    });
  }

  batches(table: string): Promise<string[]> {
    return answer(this.database.transaction(BATCHES).objectStore(BATCHES).getAll(all(table)) as IDBRequest<string[]>);
  }

  entries(): Promise<string[]> {
    return answer(this.database.transaction(ENTRIES).objectStore(ENTRIES).getAll() as IDBRequest<string[]>);
  }

  forget(table: string): Promise<void> {
    return this.write((of) => {
      of(BATCHES).delete(all(table));
      of(ENTRIES).delete(table);
    });
  }

  private write(work: (of: (store: string) => IDBObjectStore) => void): Promise<void> {
    const transaction = this.database.transaction([BATCHES, ENTRIES], "readwrite", { durability: "strict" });
    return new Promise((done, fail) => {
      transaction.oncomplete = () => done();
      transaction.onabort = () => fail(transaction.error ?? new Error("The transaction was aborted."));
      work((store) => transaction.objectStore(store));
    });
  }
}

/** The batches of a table have keys between these. */
const all = (table: string): IDBKeyRange => IDBKeyRange.bound([table], [table, []]);

function answer<Found>(request: IDBRequest<Found>): Promise<Found> {
  return new Promise((done, fail) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => fail(request.error ?? new Error("IndexedDB does not answer."));
  });
}
