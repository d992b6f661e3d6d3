import type { BoutEvent, EventOf } from '../../../engine/bout/index.ts';
import { isHarm, isWalk, passagesOf, type Harm, type Walk } from '../../../engine/bout/index.ts';
import { capital, far, listed, type Words } from '../words.ts';
import { narrate } from './narrate.ts';

const ofType = <Type extends Walk['type']>(events: readonly Walk[], type: Type): EventOf<Type>[] =>
  events.filter((event): event is EventOf<Type> & Walk => event.type === type);

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

/** Events that are taken in as one, and what is said of them. */
export interface Said<Entry> {
  readonly passage: readonly Entry[];
  readonly text: string;
}

/** Whether a sentence stands in what was said before it, as whole words. */
function isSaid(before: string, sentence: string): boolean {
  const at = before.indexOf(sentence.replace(/\.$/, ''));
  return at >= 0 && !/^[\w-]/.test(before.slice(at + sentence.length - 1));
}

/**
 * Events in words, one passage after another; what says nothing is left out. What dice against dice came to is part of their
 * line where that says it already: `Double 4, Bulla goes down.`
 */
export function sayPassages<Entry>(entries: readonly Entry[], eventOf: (entry: Entry) => BoutEvent, words: Words): Said<Entry>[] {
  const said: { passage: Entry[]; text: string }[] = [];
  for (const passage of passagesOf(entries, eventOf)) {
    const text = narratePassage(passage.map(eventOf), words);
    const last = said.at(-1);
    const joins = last && eventOf(last.passage[0]!).type === 'clashed' && passage.every((entry) => isHarm(eventOf(entry)));
    if (joins && isSaid(last.text, text)) last.passage.push(...passage);
    else if (text !== '') said.push({ passage, text });
  }
  return said;
}
