/** A full disk; a real one has an empty message, so only the name tells. */
export function isFull(error: unknown): boolean {
  return error instanceof Error && error.name === 'QuotaExceededError';
}
