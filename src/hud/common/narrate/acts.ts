import { signed } from '../numbers.ts';
import type { Words } from '../words.ts';
import type { EventOf } from './of.ts';

type Act = EventOf<'attacked' | 'card-played' | 'one-shot' | 'stamina' | 'appealed'>;

/** What figures do to each other before dice fall. */
export function narrateAct(event: Act, words: Words): string {
  const figure = words.figure(event.figure);
  switch (event.type) {
    case 'attacked': {
      const fill = { figure, target: words.figure(event.target), attack: words.card(event.attack), chance: event.chance ?? '' };
      return words.say('event', event.automatic ? 'attacked-automatic' : 'attacked', fill);
    }
    case 'card-played':
      return words.say('event', `card-${event.hand}`, { figure, card: words.card(event.card) });
    case 'one-shot':
      return words.say('event', event.used ? 'one-shot-used' : `one-shot-${event.what}`, { figure, value: signed(event.value) });
    case 'appealed':
      return words.say('event', event.granted ? 'appeal-granted' : 'appeal-refused', { figure, total: event.total, needed: event.needed });
    case 'stamina': {
      const key = event.to < event.from ? 'stamina-lost' : 'stamina-gained';
      return words.say('event', key, { figure, by: Math.abs(event.to - event.from), to: event.to });
    }
  }
}
