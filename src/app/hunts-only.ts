import type { GameRecord, HuntRecord } from '../session/index.ts';
import { LinkError } from '../session/index.ts';

/** A record for the screens of hunts. Throws `LinkError` for one of other rules. */
export function huntOnly(record: GameRecord): HuntRecord {
  if (record.ruleset !== 'damnatio') throw new LinkError('unplayable', `this screen shows hunts, not ${record.ruleset}`);
  return record;
}
