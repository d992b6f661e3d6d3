import type { BoutEvent } from '../../../engine/bout/index.ts';
import { capital, type Words, far, listed } from '../words.ts';
import { narrateAct } from './acts.ts';
import type { EventOf } from './acts.ts';
import { narrateDuel } from './duel.ts';
import { plain, termsLine } from '../numbers.ts';

/** What was thrown for what, and what came of it. */
function narrateRoll({ figure, roll }: EventOf<'rolled'>, words: Words): string {
  const why = words.say('roll', roll.why);
  if (roll.needed === null) {
    const fill = {
      figure: words.figure(figure),
      why,
      dice: roll.dice,
      faces: roll.faces.join(' and '),
      terms: termsLine(roll.modifiers, words),
      total: roll.total,
    };
    const plain = roll.faces.length === 1 && roll.faces[0] === roll.total;
    return words.say('event', plain ? 'plain-roll' : 'sum-roll', fill);
  }
  const result = roll.result ? words.say('result', roll.result) : '';
  return words.say('event', 'chance-roll', {
    figure: words.figure(figure),
    why,
    needed: roll.needed,
    face: roll.faces[0] ?? roll.total,
    result,
  });
}

type Mind = EventOf<'control-decided' | 'target-chosen' | 'considered' | 'charged' | 'held-back' | 'ordered' | 'tie-number' | 'drawn'>;

/** Choices of the beast and the dice behind them. */
function narrateMind(event: Mind, words: Words): string {
  switch (event.type) {
    case 'control-decided':
      return words.say('decided', event.how, {
        side: sideOf(event.side, words),
        totals: event.totals?.toSorted((a, b) => b - a).join(' to ') ?? '',
      });
    case 'target-chosen': {
      const why = words.say('why-target', event.why);
      return words.say('event', 'target-chosen', { figure: words.figure(event.figure), target: words.figure(event.target), why });
    }
    case 'considered':
      return considered(event, words);
    case 'charged': {
      const fill = { figure: words.figure(event.figure), target: words.figure(event.target), far: far(event.distance, words) };
      return words.say('event', `charged-${event.how}`, fill);
    }
    case 'held-back':
      return words.say('held-back', event.why, { figure: words.figure(event.figure) });
    case 'ordered':
      return words.say('event', `ordered-${event.order}`);
    case 'tie-number':
      return words.say('event', 'tie-number', { value: event.value });
    case 'drawn':
      return drawn(event, words);
  }
}

/** Beast against beast names the side by its figure. */
function sideOf(side: string, words: Words): string {
  return words.has('side', side) ? words.say('side', side) : `${capital(words.figure(side))} is`;
}

/** Which step it follows; what has set its steps off is told where there is a sentence for it. */
function considered({ figure, trigger, steps }: EventOf<'considered'>, words: Words): string {
  const fired = steps.find((step) => step.verdict === 'fired');
  const found = fired ? 'considered-fired' : 'considered-none';
  const key = words.has('event', `${found}-${trigger}`) ? `${found}-${trigger}` : found;
  if (!fired) return words.say('event', key, { figure: words.figure(figure) });
  const step = words.withStepIds && fired.id !== undefined ? `${fired.step} (${fired.id})` : fired.step;
  return words.say('event', key, { figure: words.figure(figure), step, does: words.card(fired.does) });
}

function drawn({ what, value, figure }: EventOf<'drawn'>, words: Words): string {
  const key = words.has('event', `drawn-${what}`) ? `drawn-${what}` : 'drawn';
  const shown = what === 'lot' ? words.title(value) : words.card(value);
  return words.say('event', key, { value: shown, figure: figure ? words.figure(figure) : shown });
}

type Harm = EventOf<'wounded' | 'condition' | 'felled'>;

/** Wounds, conditions and ends. */
function narrateHarm(event: Harm, words: Words): string {
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

type Board = EventOf<'moved' | 'faced' | 'item' | 'round-started' | 'bout-started' | 'bout-ended'>;

/** Where things are and went. */
function narrateBoard(event: Board, words: Words): string {
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

/** One sentence for what happened; empty for what needs no words. A pure function of event and words. */
export function narrate(event: BoutEvent, words: Words): string {
  return capital(sentence(event, words));
}

function sentence(event: BoutEvent, words: Words): string {
  switch (event.type) {
    case 'rolled':
      return narrateRoll(event, words);
    case 'control-decided':
    case 'target-chosen':
    case 'considered':
    case 'charged':
    case 'held-back':
    case 'ordered':
    case 'tie-number':
    case 'drawn':
      return narrateMind(event, words);
    case 'moved':
    case 'faced':
    case 'item':
    case 'round-started':
    case 'bout-started':
    case 'bout-ended':
      return narrateBoard(event, words);
    case 'attacked':
    case 'card-played':
    case 'one-shot':
    case 'stamina':
    case 'appealed':
    case 'judged':
      return narrateAct(event, words);
    case 'wounded':
    case 'condition':
    case 'felled':
      return narrateHarm(event, words);
    case 'play-order':
    case 'turn-started':
    case 'turn-ended':
    case 'action-points':
    case 'paid':
    case 'clashed':
    case 'saved':
    case 'pushed':
    case 'fatigued':
      return narrateDuel(event, words);
  }
}

/** What kind of entry the log files an event under. */
export type EntryKind = 'dice' | 'moves' | 'reasons' | 'harm' | 'other';

const KINDS: Partial<Record<BoutEvent['type'], EntryKind>> = {
  rolled: 'dice',
  drawn: 'dice',
  appealed: 'dice',
  judged: 'dice',
  'tie-number': 'dice',
  'action-points': 'dice',
  clashed: 'dice',
  saved: 'dice',
  moved: 'moves',
  faced: 'moves',
  charged: 'moves',
  pushed: 'moves',
  ordered: 'moves',
  'target-chosen': 'reasons',
  considered: 'reasons',
  'held-back': 'reasons',
  paid: 'reasons',
  'control-decided': 'reasons',
  wounded: 'harm',
  condition: 'harm',
  felled: 'harm',
  fatigued: 'harm',
};

export function entryKind(event: BoutEvent): EntryKind {
  return KINDS[event.type] ?? 'other';
}
