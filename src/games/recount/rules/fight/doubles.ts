import { tellCondition, throwDice } from '../keys.ts';
import type { Play } from '../state/world.ts';
import { classOf, fighterOf } from '../state/world.ts';
import { beat, kill, loseOffHand, tellItem, wound } from './falls.ts';

/** What equal natural dice bring; it takes the place of the blow. */
type Double = (play: Play, striker: number, target: number) => void;

/** Greatest face for which the defender's weapon breaks (R-081d). */
const DEFENDERS_BREAKS = 3;

function unbalance(play: Play, index: number, rule: string): void {
  fighterOf(play, index).offBalance += 1;
  tellCondition(play, index, 'off-balance', true, rule);
}

/** By face, each with its rule. */
const DOUBLES: Readonly<Record<number, readonly [rule: string, double: Double]>> = {
  /** Two dice of Strength, and no save. */
  6: [
    'R-080a',
    (play, striker, target) => {
      if (play.world.lex.double6 === 'kill') return kill(play, target, 'R-080a');
      const raw = throwDice(play, { by: striker, against: target, why: 'double-six', count: 2, rules: ['R-080a'] });
      wound(play, target, { by: striker, raw, rule: 'R-080a' });
    },
  ],
  /** Shield or net is lost; a net that lies over somebody is not in his hand (R-080h, R-080i). */
  5: [
    'R-080b',
    (play, _striker, target) => {
      if (fighterOf(play, target).offHand === 'held') loseOffHand(play, target, 'R-080b');
    },
  ],
  4: ['R-081a', (play, _striker, target) => unbalance(play, target, 'R-081a')],
  3: ['R-081b', (play, striker) => unbalance(play, striker, 'R-081b')],
  2: ['R-081c', (play, striker, target) => beat(play, target, striker, 'decked', 'R-081c')],
  /** A weapon breaks: one die tells whose; one that is broken already stays so (R-081g). */
  1: [
    'R-081d',
    (play, striker, target) => {
      const face = throwDice(play, { by: striker, against: target, why: 'broken-weapon', rules: ['R-081d'] });
      const index = face <= DEFENDERS_BREAKS ? target : striker;
      const loser = fighterOf(play, index);
      if (loser.weaponBroken) return;
      loser.weaponBroken = true;
      tellItem(play, index, { item: classOf(play, index).weapon, how: 'broken' }, 'R-081d');
    },
  ],
};

/** What equal dice of a face bring, and its rule. */
export function doubleOf(face: number): readonly [rule: string, double: Double] {
  return DOUBLES[face]!;
}
