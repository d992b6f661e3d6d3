import type { BoutEvent } from '../engine/bout/index.ts';
import type { Modifier } from '../engine/dice/index.ts';
import type { LogStep } from '../session/index.ts';

function terms(modifiers: readonly Modifier[]): string {
  return modifiers.map(({ value, reason, rule }) => `${value < 0 ? '' : '+'}${value} ${reason} ${rule}`).join(' ');
}

/** One plain line for an event, for the terminal; null for what a reader does not need. */
export function lineOf(event: BoutEvent): string | null {
  const by = `[${event.rules.join(' ')}]`;
  switch (event.type) {
    case 'bout-started':
      return `On the sand: ${event.figures.map(({ figure }) => figure).join(', ')} ${by}`;
    case 'drawn':
      return `Drawn: ${event.what} ${event.value}${event.figure ? ` (${event.figure})` : ''} ${by}`;
    case 'round-started':
      return `\nRound ${event.round}`;
    case 'tie-number':
      return `  tie number ${event.value} ${by}`;
    case 'rolled': {
      const { roll } = event;
      const need = roll.needed === null ? '' : ` needs ${roll.needed}+ (${roll.chance} in 20)`;
      return `  ${event.figure} ${roll.why}${need}: ${roll.dice} ${roll.faces.join('+')} ${terms(roll.modifiers)} ${roll.result ?? `= ${roll.total}`} ${by}`;
    }
    case 'control-decided':
      return `  Control: ${event.side} (${event.how}${event.totals ? ` ${event.totals.join(' to ')}` : ''}) ${by}`;
    case 'target-chosen':
      return `  ${event.figure} goes for ${event.target}: ${event.why} ${by}`;
    case 'considered':
      return `  ${event.figure} ${event.trigger}: ${event.steps.map(({ step, does, verdict, because }) => `${step} ${does} ${verdict}${because ? ` (${because})` : ''}`).join('; ')} ${by}`;
    case 'charged':
      return `  ${event.figure} charges ${event.target} at ${event.distance}: run ${event.run} leap ${event.leap} (${event.how}) ${by}`;
    case 'moved':
      return `  ${event.figure} moves: ${event.gait}, ${event.path.length} ${event.path.length === 1 ? 'hex' : 'hexes'} ${by}`;
    case 'faced':
      return `  ${event.figure} turns D${event.from} to D${event.to} ${by}`;
    case 'attacked':
      return `  ${event.figure}: ${event.attack} on ${event.target}${event.automatic ? ' (automatic)' : ''} ${by}`;
    case 'card-played':
      return `  ${event.figure} plays ${event.card} ${by}`;
    case 'stamina':
      return `  ${event.figure} Stamina ${event.from} to ${event.to} ${by}`;
    case 'wounded':
      return `  ${event.figure} takes ${event.raw} ${terms(event.modifiers)} = ${event.net}: ${event.from} to ${event.to} ${by}`;
    case 'condition':
      return `  ${event.figure} ${event.gained ? 'is' : 'is no longer'} ${event.condition} ${by}`;
    case 'one-shot':
      return `  ${event.figure} next ${event.what} ${event.value}${event.used ? ' used' : ''} ${by}`;
    case 'item':
      return `  ${event.figure} ${event.how} ${event.item} ${by}`;
    case 'felled':
      return `  ${event.figure} FALLS${event.dead ? '' : ', carried out alive'} ${by}`;
    case 'held-back':
      return `  ${event.figure}: ${event.why} ${by}`;
    case 'appealed':
      return `  ${event.figure} appeals: needs ${event.needed}+: ${event.faces.join('+')} ${terms(event.modifiers)} = ${event.total} ${event.granted ? 'granted' : 'refused'} ${by}`;
    case 'ordered':
      return `  order: ${event.order} ${by}`;
    case 'bout-ended':
      return `\nOver after ${event.outcome.rounds} rounds: ${event.outcome.winner ?? 'nobody'} (${event.outcome.by}); alive: ${event.outcome.survivors.join(', ') || 'none'} ${by}`;
  }
}

export function storyOf(steps: readonly LogStep[]): string[] {
  return steps.flatMap(({ events }) => events).flatMap((event) => lineOf(event) ?? []);
}
