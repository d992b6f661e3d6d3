import type { Words } from '../words.ts';
import type { EventOf } from './of.ts';

/** What was thrown for what, and what came of it. */
export function narrateRoll({ figure, roll }: EventOf<'rolled'>, words: Words): string {
  const why = words.say('roll', roll.why);
  if (roll.needed === null) return words.say('event', 'sum-roll', { figure: words.figure(figure), why, dice: roll.dice, total: roll.total });
  const result = roll.result ? words.say('result', roll.result) : '';
  return words.say('event', 'chance-roll', { figure: words.figure(figure), why, needed: roll.needed, face: roll.faces[0] ?? roll.total, result });
}
