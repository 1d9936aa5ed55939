/** Whether the panels are beside the board; else they cover it, and must be closed to see it. */
export const isWide = (): boolean => matchMedia("(min-width: 1000px)").matches;
