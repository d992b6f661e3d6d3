import type { BoutEvent } from '../../engine/bout/index.ts';
import { passagesOf } from '../../engine/bout/index.ts';
import { narratePassage, type Words } from '../common/index.ts';

/** Events in words, passage by passage; what would be said twice running is said once. */
export function toldEvents(events: readonly BoutEvent[], words: Words): string {
  return passagesOf(events, (event) => event)
    .map((passage) => narratePassage(passage, words))
    .filter((line, at, all) => line !== '' && line !== all[at - 1])
    .join(' ');
}
