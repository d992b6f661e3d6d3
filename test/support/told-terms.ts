import type { BoutEvent } from '../../src/engine/bout/index.ts';
import { narrate } from '../../src/hud/common/narrate/index.ts';
import { signed } from '../../src/hud/common/numbers.ts';
import type { Words } from '../../src/hud/common/index.ts';

/** Two sixes and two ones move the crowd whatever is added. */
function isNatural(event: BoutEvent): boolean {
  return event.type === 'appealed' && event.granted !== event.total >= event.needed;
}

/**
 * Terms of a total that the sentence about it does not tell. A chance in 20 is told by what it needs, and has its terms beside it; equal
 * dice count whatever is added.
 */
export function untoldTerms(event: BoutEvent, words: Words): string[] {
  if (
    event.type === 'attacked' ||
    (event.type === 'clashed' && event.result === 'double') ||
    isNatural(event) ||
    (event.type === 'rolled' && event.roll.chance !== null)
  )
    return [];
  const terms = event.type === 'rolled' ? event.roll.modifiers : 'modifiers' in event ? event.modifiers : [];
  const text = narrate(event, words);
  const told = terms.map(({ value, reason }) => `${signed(value)} ${words.reason(reason)}`);
  return told
    .filter((term, place) => terms[place]!.value !== 0 && !text.includes(term))
    .map((term) => `${event.type}: ${term} is not in: ${text}`);
}
