import type { Words } from '../words.ts';
import type { EventOf } from './of.ts';

type Harm = EventOf<'wounded' | 'condition' | 'felled'>;

/** Wounds, conditions and ends. */
export function narrateHarm(event: Harm, words: Words): string {
  const figure = words.figure(event.figure);
  switch (event.type) {
    case 'wounded':
      return words.say('event', event.net > 0 ? 'wounded' : 'unhurt', { figure, net: event.net, to: Math.max(0, event.to) });
    case 'condition':
      return words.say('event', event.gained ? 'condition-gained' : 'condition-lost', {
        figure,
        condition: words.say('condition', event.condition),
      });
    case 'felled':
      return words.say('event', event.dead ? 'felled-dead' : 'felled', { figure });
  }
}
