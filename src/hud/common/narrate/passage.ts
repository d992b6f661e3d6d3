import type { BoutEvent } from '../../../engine/bout/index.ts';
import { isHarm, isWalk, type Harm, type Walk } from '../../../engine/bout/index.ts';
import { capital, far, listed, type Words } from '../words.ts';
import { narrate } from './narrate.ts';

type EventOf<Events extends BoutEvent, Type extends Events['type']> = Extract<Events, { readonly type: Type }>;

const ofType = <Events extends BoutEvent, Type extends Events['type']>(events: readonly Events[], type: Type): EventOf<Events, Type>[] =>
  events.filter((event): event is EventOf<Events, Type> => event.type === type);

/** A walk: how far in all, whither he looks at its end, and what it cost. */
function walked(events: readonly Walk[], words: Words): string {
  const hexes = ofType(events, 'moved').reduce((sum, { path }) => sum + path.length, 0);
  const faced = ofType(events, 'faced').at(-1);
  const paid = ofType(events, 'paid');
  const cost = paid.reduce((sum, { base, surcharge }) => sum + base + surcharge, 0);
  const fill = {
    figure: words.figure(events[0]!.figure),
    far: far(hexes, words),
    direction: faced ? words.say('direction', `d${faced.to}`) : '',
    price: paid.length > 0 ? words.say('event', 'walk-price', { cost, to: paid.at(-1)!.to }) : '',
  };
  return words.say('event', hexes > 0 ? (faced ? 'walked-turned' : 'walked') : faced ? 'turned' : 'walk-paid', fill);
}

function outcome(event: Harm, words: Words): string {
  if (event.type === 'condition') return words.say('condition', event.condition);
  return words.say('condition', event.type === 'felled' && event.dead ? 'dead' : 'off');
}

/** What befell him first in a sentence, and what it made of him. */
function harmed([first, ...rest]: readonly Harm[], words: Words): string {
  return words.say('event', 'harmed', {
    told: narrate(first!, words).replace(/\.$/, ''),
    state: listed(rest.map((event) => outcome(event, words))),
  });
}

/** One line for events that are taken in as one. */
export function narratePassage(events: readonly BoutEvent[], words: Words): string {
  if (events.length > 1 && events.every(isWalk)) return capital(walked(events, words));
  if (events.length > 1 && events.every(isHarm)) return capital(harmed(events, words));
  return events
    .map((event) => narrate(event, words))
    .filter(Boolean)
    .join(' ');
}
