/** A text of the rules, block by block: paragraphs, and lists whose lines begin with "- ". */
export type Block = { text: string } | { items: string[] };

export function blocksOf(text: string): Block[] {
  return text.split(/\n\s*\n/).map((block) => {
    const lines = block.split("\n").map((line) => line.trim());
    const isList = lines.every((line) => line.startsWith("- "));
    return isList ? { items: lines.map((line) => line.slice(2)) } : { text: lines.join(" ") };
  });
}
