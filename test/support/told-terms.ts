import type { BoutEvent } from '../../src/engine/bout/index.ts';
import { narrate } from '../../src/hud/common/narrate/index.ts';
import { signed } from '../../src/hud/common/numbers.ts';
import type { Words } from '../../src/hud/common/index.ts';

/** Two sixes and two ones move the crowd whatever is added. */
function isNatural(event: BoutEvent): boolean {
  return event.type === 'appealed' && event.granted !== event.total >= event.needed;
}

/** Marks of punctuation that stand side by side and do not belong together: `?.`, `..`, `, .` */
export function doubled(text: string): string[] {
  const marks = text.replaceAll('...', '…').match(/.{0,20}(?:[.,:;!?…]\s?[.,:;]|[.?!][!?])/g) ?? [];
  return marks.map((part) => `doubled punctuation: ${part}`);
}

/**
 * What is wrong with the sentence about an event: punctuation that is doubled, or terms of a total that it does not tell. A chance in 20 is
 * told by what it needs, and has its terms beside it; equal dice count whatever is added.
 */
export function untoldTerms(event: BoutEvent, words: Words): string[] {
  const text = narrate(event, words);
  const odd = doubled(text);
  if (
    event.type === 'attacked' ||
    (event.type === 'clashed' && event.result === 'double') ||
    isNatural(event) ||
    (event.type === 'rolled' && event.roll.chance !== null)
  )
    return odd;
  const terms = event.type === 'rolled' ? event.roll.modifiers : 'modifiers' in event ? event.modifiers : [];
  const told = terms.map(({ value, reason }) => `${signed(value)} ${words.reason(reason)}`);
  return [
    ...odd,
    ...told
      .filter((term, place) => terms[place]!.value !== 0 && !text.includes(term))
      .map((term) => `${event.type}: ${term} is not in: ${text}`),
  ];
}
