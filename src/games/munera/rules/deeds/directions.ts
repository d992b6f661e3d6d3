export const SIX = [0, 1, 2, 3, 4, 5];

/** Whether a value from outside is one of the six directions. */
export function isDirection(value: number): boolean {
  return Number.isInteger(value) && value >= 0 && value < 6;
}
