import type { Words } from '../../../hud/common/index.ts';
import type { Gladiator } from './board.ts';

/** How a fighter is, in a line: his fatigue and what weighs on him, or what became of him. */
export function fighterLine({ posture, conditions, fatigue }: Gladiator, words: Words): string {
  if (posture === 'dead' || posture === 'spared') return words.say('condition', posture);
  return [`fatigue ${fatigue}`, ...conditions.map((condition) => words.say('condition', condition))].join(' · ');
}
