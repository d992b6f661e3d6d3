import type { Words } from '../../../hud/common/index.ts';
import type { Duellist } from './board.ts';

/** How a fighter is, in a line: his class, what weighs on him or became of him, and which of his arms are gone. */
export function fighterLine({ posture, conditions, cls, arms }: Duellist, words: Words): string {
  const fallen = posture === 'dead' || posture === 'spared' ? [words.say('condition', posture)] : [];
  const gone = [arms.offHand === 'lost' ? words.say('gone', cls.offHand) : '', arms.weaponBroken ? words.say('gone', 'weapon') : ''];
  return [cls.name, ...fallen, ...conditions.map((condition) => words.say('condition', condition)), ...gone].filter(Boolean).join(' · ');
}
