/** The codes of tables: four letters, as the server makes them (server/asgi/join_codes.py). */
const LETTERS = /^\/(?:j\/)?([BCDFGHJKMNPRSTVWXZ]{4})\/?$/i;

/** The code of an address such as /BDFG or /j/BDFG; "": it has none. */
export const joinCodeOf = (path: string): string => LETTERS.exec(path)?.[1]?.toUpperCase() ?? "";
