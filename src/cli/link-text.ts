import type { GameKit, GameRecord } from '../session/index.ts';
import { encodeLink, LinkError } from '../session/index.ts';
import { FaultError } from './fault.ts';

/** The text of a replay link; null when the set-up is too big for one. */
export function linkOrNull(kit: GameKit, record: GameRecord): string | null {
  try {
    return encodeLink(kit, record);
  } catch (error) {
    if (error instanceof LinkError && error.fault === 'too-long') return null;
    throw error;
  }
}

/** The text of a replay link. Throws `FaultError` when the set-up is too big for one. */
export function linkText(kit: GameKit, record: GameRecord): string {
  const link = linkOrNull(kit, record);
  if (link === null) throw new FaultError('this is too long for a link; write the record with --record FILE');
  return link;
}
