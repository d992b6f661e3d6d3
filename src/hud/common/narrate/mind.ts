import { capital, far, type Words } from '../words.ts';
import type { EventOf } from './of.ts';

type Mind = EventOf<'control-decided' | 'target-chosen' | 'considered' | 'charged' | 'held-back' | 'ordered' | 'tie-number' | 'drawn'>;

/** Choices of the beast and the dice behind them. */
export function narrateMind(event: Mind, words: Words): string {
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
