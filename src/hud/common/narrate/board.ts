import type { Words } from '../words.ts';
import { far, listed } from '../words.ts';
import type { EventOf } from './of.ts';

type Board = EventOf<'moved' | 'faced' | 'item' | 'round-started' | 'bout-started' | 'bout-ended'>;

/** Where things are and went. */
export function narrateBoard(event: Board, words: Words): string {
  switch (event.type) {
    case 'moved':
      return words.say('gait', event.gait, { figure: words.figure(event.figure), far: far(event.path.length, words) });
    case 'faced':
      return words.say('event', 'faced', { figure: words.figure(event.figure), direction: words.say('direction', `d${event.to}`) });
    case 'item':
      return words.say('event', `item-${event.how}`, { figure: words.figure(event.figure), item: words.weapon(event.item) });
    case 'round-started':
      return words.say('event', 'round-started', { round: event.round });
    case 'bout-started':
      return started(event, words);
    case 'bout-ended':
      return words.say('outcome', event.outcome.by);
  }
}

function started({ figures }: EventOf<'bout-started'>, words: Words): string {
  const men = figures.filter((figure) => figure.side === 'men').map((figure) => words.figure(figure.figure));
  const beasts = figures.filter((figure) => figure.side !== 'men').map((figure) => words.figure(figure.figure));
  return words.say('event', men.length ? 'bout-started' : 'beasts-started', { men: listed(men), beast: listed(beasts) });
}
