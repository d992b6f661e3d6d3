import type { Words } from '../words.ts';
import { far, listed } from '../words.ts';
import type { EventOf } from './of.ts';

type Board = EventOf<'moved' | 'faced' | 'item' | 'round-started' | 'bout-started' | 'bout-ended'>;

/** Where things are and went. */
export function narrateBoard(event: Board, words: Words): string {
  switch (event.type) {
    case 'moved':
      return words.say('gait', event.gait, { figure: words.figure(event.figure), far: far(hexesOf(event), words) });
    case 'faced':
      return words.say('event', 'faced', { figure: words.figure(event.figure), direction: words.say('direction', `d${event.to}`) });
    case 'item':
      return thing(event, words);
    case 'round-started':
      return words.say('event', 'round-started', { round: event.round });
    case 'bout-started':
      return started(event, words);
    case 'bout-ended':
      return words.outcome(event.outcome);
  }
}

/** Hexes of a way; what runs on is counted past the man it did not hit, whose own hex is on its way. */
function hexesOf({ gait, path }: EventOf<'moved'>): number {
  return gait === 'overrun' || gait === 'run-through' ? path.length - 1 : path.length;
}

/** A device names whom it was cast over or got back from. */
function thing({ figure, item, name, how, of }: EventOf<'item'>, words: Words): string {
  const fill = { figure: words.figure(figure), item: name ?? words.weapon(item) };
  if (of === undefined) return words.say('event', `item-${how}`, fill);
  return words.say('event', how === 'cast' ? 'item-cast-over' : 'item-recovered-from', { ...fill, of: words.figure(of) });
}

function started({ figures }: EventOf<'bout-started'>, words: Words): string {
  const of = (wanted: (side: string) => boolean): string =>
    listed(figures.filter(({ side }) => wanted(side)).map(({ figure }) => words.figure(figure)));
  const sides = [...new Set(figures.map(({ side }) => side))];
  const men = of((side) => side === 'men');
  const fill = {
    men,
    beast: of((side) => side !== 'men'),
    sides: sides.map((one) => of((side) => side === one)).join(` ${words.say('event', 'against')} `),
  };
  return words.say('event', men ? 'bout-started' : 'beasts-started', fill);
}
