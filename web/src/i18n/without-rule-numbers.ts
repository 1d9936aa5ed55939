/** The number of a rule is for those who read the rules in a book: on the page a sentence stands without it, whichever way it came. */
const RULE_NUMBERS = / \([A-Z]{1,2}\d+(?:, [A-Z]{1,2}\d+)*\)/g;

export const plain = (words: string): string => words.replace(RULE_NUMBERS, "");
