import type { GameRecord } from '../../src/session/index.ts';
import { sealed } from '../../src/session/sealing.ts';

/** A record with other parts and a seal that fits them: what a forger would make who knows how. */
export function resealed<R extends GameRecord>(record: R, part: Partial<R>): R {
  return sealed({ ...record, ...part } as never) as unknown as R;
}
