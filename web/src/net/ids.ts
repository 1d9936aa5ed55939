/**
 * A name of our own for what we ask: however often it is sent under that name, it is done once.
 * Not crypto.randomUUID: on a home network without a certificate there is none.
 */
export const newId = (): string => Array.from(crypto.getRandomValues(new Uint32Array(4)), (word) => word.toString(36)).join("-");
