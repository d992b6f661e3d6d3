/** What lies over what on the sand. */
export const DEPTH = {
  ground: 0, crowd: 1, sharp: 2, marks: 10, flashes: 14, ways: 20, items: 30, hover: 35, feet: 36, wedges: 37, figures: 40, flyingFeet: 46, flyingWedges: 47, flying: 50, labels: 60, effects: 65, bowl: 90,
} as const;
