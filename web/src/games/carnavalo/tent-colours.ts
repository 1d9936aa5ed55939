/** The stripes of the six tents. */
export const STRIPES = [
  "var(--carnavalo-tent-1)",
  "var(--carnavalo-tent-2)",
  "var(--carnavalo-tent-3)",
  "var(--carnavalo-tent-4)",
  "var(--carnavalo-tent-5)",
  "var(--carnavalo-tent-6)",
] as const;
