/** Whether the panels lie beside the board; else they cover it, and whoever wants to see the board must be rid of them. */
export const isWide = (): boolean => matchMedia("(min-width: 1000px)").matches;
