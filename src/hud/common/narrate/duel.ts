import type { Modifier } from '../../../engine/dice/index.ts';
import { sum } from '../../../engine/dice/index.ts';
import { plain, signed } from '../numbers.ts';
import { listed, type Fill, type Words } from '../words.ts';
import type { EventOf } from './acts.ts';

type Duel = EventOf<'play-order' | 'turn-started' | 'turn-ended' | 'action-points' | 'paid' | 'clashed' | 'saved' | 'pushed' | 'fatigued'>;

/** Turns, action points and dice against dice, of rulesets that have them. */
export function narrateDuel(event: Duel, words: Words): string {
  switch (event.type) {
    case 'play-order':
      return words.say('event', 'play-order', { order: listed(event.order.map((id) => words.figure(id))) });
    case 'action-points':
      return actionPoints(event, words);
    case 'clashed':
      return clashed(event, words);
    case 'saved':
      return saved(event, words);
    case 'pushed':
      return words.say('event', event.barred ? `pushed-${event.barred}` : 'pushed', {
        figure: words.figure(event.figure),
        by: words.figure(event.by),
      });
    default:
      return turned(event, words);
  }
}

function turned(event: EventOf<'turn-started' | 'turn-ended' | 'paid' | 'fatigued'>, words: Words): string {
  const figure = words.figure(event.figure);
  switch (event.type) {
    case 'turn-started':
      return words.say('event', 'turn-started', { figure });
    case 'turn-ended':
      return words.say('event', event.lost > 0 ? 'turn-ended-lost' : 'turn-ended', { figure, spent: event.spent, lost: event.lost });
    case 'paid': {
      const { base, surcharge } = event;
      const cost = surcharge > 0 ? words.say('event', 'paid-more', { base, surcharge, cost: base + surcharge }) : String(base);
      return words.say('event', 'paid', { figure, cost, action: words.say('action', event.action), to: event.to });
    }
    case 'fatigued':
      return words.say('event', 'fatigued', { figure, by: event.to - event.from, to: event.to });
  }
}

/** Terms that change the sum, each after its value: ` +1 light armour −1 tired`. */
function termsAfter(modifiers: readonly Modifier[], words: Words): string {
  return modifiers
    .filter(({ value }) => value !== 0)
    .map(({ value, reason }) => ` ${signed(value)} ${words.reason(reason)}`)
    .join('');
}

function actionPoints({ figure, face, modifiers, total }: EventOf<'action-points'>, words: Words): string {
  const raw = face + sum(modifiers);
  const fill = { figure: words.figure(figure), face, terms: termsAfter(modifiers, words), raw: plain(raw), total };
  return words.say('event', raw === total ? 'action-points' : 'action-points-none', fill);
}

/** The result by itself; equal dice tell what they bring, by their number or, where they only fall again, by the rule. */
function clashed({ figure, target, faces, modifiers, difference, result, again, rules }: EventOf<'clashed'>, words: Words): string {
  const [face, against] = faces;
  const rule = rules.find((id) => words.has('double', id));
  const fill: Fill = {
    figure: words.figure(figure),
    target: words.figure(target),
    face,
    against,
    terms: termsAfter(modifiers, words),
    by: Math.abs(difference),
    meaning: words.say('double', rule ?? `d${face}`, { figure: words.figure(figure), target: words.figure(target) }),
  };
  const told = words.say('event', result === 'miss' && difference === 0 ? 'clashed-level' : `clashed-${result}`, fill);
  return again ? words.say('event', 'clashed-again', { told }) : told;
}

function saved({ figure, quadrant, face, modifiers, save, passed }: EventOf<'saved'>, words: Words): string {
  const terms = termsAfter(modifiers, words).trim();
  const side = words.say('quadrant-side', quadrant);
  const fill = { figure: words.figure(figure), save, side, face: face ?? '', terms: terms && ` (${terms})` };
  return words.say('event', face === null ? 'saved-none' : passed ? 'saved' : 'saved-not', fill);
}
