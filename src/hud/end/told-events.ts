import type { BoutEvent } from '../../engine/bout/index.ts';
import { sayPassages, type Words } from '../common/index.ts';

/** Events in words, passage by passage; what would be said twice running is said once. */
export function toldEvents(events: readonly BoutEvent[], words: Words): string {
  return sayPassages(events, (event) => event, words)
    .map(({ text }) => text)
    .filter((line, at, all) => line !== all[at - 1])
    .join(' ');
}
