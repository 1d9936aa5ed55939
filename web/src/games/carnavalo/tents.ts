/** The stripes of the six tents. */
export const STRIPES = ["#c8323c", "#1f7a8c", "#d9822b", "#7b3fa0", "#3b7d3a", "#3557b7"] as const;
