/** A name for this copy of the game alone: two copies on one origin share nothing. The copy at the root has the plain one. */
export function nameAt(name: string, place: string): string {
  return place === '/' ? name : `${name} ${place}`;
}

/** The folder that an address lies in. */
export function folderOf(pathname: string): string {
  return pathname.replace(/[^/]*$/, '');
}

/** A full disk; a real one has an empty message, so only the name tells. */
export function isFull(error: unknown): boolean {
  return error instanceof Error && error.name === 'QuotaExceededError';
}
