import { termsLine } from '../numbers.ts';
import type { Words } from '../words.ts';
import type { EventOf } from './of.ts';

/** What was thrown for what, and what came of it. */
export function narrateRoll({ figure, roll }: EventOf<'rolled'>, words: Words): string {
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
