/** The print of a cell: how many chips it takes, and who pays them. */
export const chips = (cell: string): number => (cell.endsWith("2") ? 2 : 1);
export const isCommon = (cell: string): boolean => cell.startsWith("y");
