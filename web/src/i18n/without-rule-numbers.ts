/** Texts without rule numbers, which are for readers of the rule book. */
const RULE_NUMBERS = / \([A-Z]{1,2}\d+(?:, [A-Z]{1,2}\d+)*\)/g;

export const plain = (words: string): string => words.replace(RULE_NUMBERS, "");
