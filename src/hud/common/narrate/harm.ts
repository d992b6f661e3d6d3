import { plain, termsLine } from '../numbers.ts';
import type { Words } from '../words.ts';
import type { EventOf } from './of.ts';

type Harm = EventOf<'wounded' | 'condition' | 'felled'>;

/** Wounds, conditions and ends. */
export function narrateHarm(event: Harm, words: Words): string {
  const figure = words.figure(event.figure);
  switch (event.type) {
    case 'wounded':
      return words.say('event', event.net > 0 ? 'wounded' : 'unhurt', {
        figure,
        net: event.net,
        sum: event.modifiers.some(({ value }) => value !== 0) ? ` (${plain(event.raw)}${termsLine(event.modifiers, words)})` : '',
        to: Math.max(0, event.to),
        left: plain(event.to),
      });
    case 'condition':
      return condition(event, words);
    case 'felled':
      return words.say('event', event.dead ? 'felled-dead' : 'felled', { figure });
  }
}

/** "is Down" for most; some conditions have a sentence of their own. */
function condition({ figure, condition: key, gained }: EventOf<'condition'>, words: Words): string {
  const group = gained ? 'gained' : 'ended';
  if (words.has(group, key)) return words.say(group, key, { figure: words.figure(figure) });
  const fill = { figure: words.figure(figure), condition: words.say('condition', key) };
  return words.say('event', gained ? 'condition-gained' : 'condition-lost', fill);
}
