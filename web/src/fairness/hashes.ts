/** SHA-256 and HMAC, for hex. Not the browser's own: those are not there where a family plays at http://192.168.…, without a certificate. */
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";

export const METHOD = "hmac-sha256/2";
const WORD = 2n ** 64n;

export const isHex = (text: unknown): text is string => typeof text === "string" && /^[0-9a-f]{64}$/.test(text);

export function newShare(): string {
  return bytesToHex(crypto.getRandomValues(new Uint8Array(32)));
}

/** The commitment to a secret or a share. */
export function commitmentTo(secret: string): string {
  return bytesToHex(sha256(concatBytes(utf8ToBytes(METHOD), hexToBytes(secret))));
}

/** By which one knows the terms under which a share was shown. */
export const digestOf = (terms: string): string => bytesToHex(sha256(utf8ToBytes(terms)));

/** The key from which all draws of a game derive. */
export function gameKey(secret: string, terms: string, shares: readonly string[]): Uint8Array {
  return hmac(sha256, hexToBytes(secret), utf8ToBytes([METHOD, terms, ...shares].join("\n")));
}

/** The draws of one chance event: each is one of 0 … n−1. */
export function draws(key: Uint8Array, event: number): (n: number) => number {
  const eventKey = hmac(sha256, key, eightBytes(event));
  let drawn = 0;
  return (n) => {
    const fair = WORD - (WORD % BigInt(n));
    for (;;) {
      const word = new DataView(hmac(sha256, eventKey, eightBytes(drawn++)).buffer).getBigUint64(0);
      if (word < fair) return Number(word % BigInt(n)); // words that would favour some numbers are passed over
    }
  };
}

function eightBytes(number: number): Uint8Array {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigUint64(0, BigInt(number));
  return bytes;
}
