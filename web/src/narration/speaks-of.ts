/** The seat of the player with whose name a sentence begins; null: it begins with no name. Pure. */
export function speaksOf(words: string, names: readonly string[]): number | null {
  const found = names.filter((name) => name && words.startsWith(name)).sort((one, other) => other.length - one.length)[0];
  return found === undefined ? null : names.indexOf(found);
}
