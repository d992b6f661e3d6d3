/** What lies over what on the sand. */
export const DEPTH = {
  ground: 0, sharp: 1, marks: 10, flashes: 14, ways: 20, items: 30, hover: 35, figures: 40, flying: 50, labels: 60, effects: 65, bowl: 90,
} as const;
