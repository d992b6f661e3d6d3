import { OUTSIDE } from '../../../../engine/hex/index.ts';
import type { Play } from '../state/world.ts';
import { classOf, fighterOf, idOf } from '../state/world.ts';
import { beat, kill, loseOffHand, wound } from './falls.ts';
import { tellCondition, throwDice } from './rolls.ts';

/** What equal natural dice bring; it takes the place of the blow. */
type Double = (play: Play, striker: number, target: number) => void;

/** Greatest face for which the defender's weapon breaks (R-081d). */
const DEFENDERS_BREAKS = 3;

/** Two dice of Strength, and no save (R-080a). */
const six: Double = (play, striker, target) => {
  if (play.world.lex.double6 === 'kill') return kill(play, target, 'R-080a');
  const raw = throwDice(play, { by: striker, against: target, why: 'double-six', count: 2, rules: ['R-080a'] });
  wound(play, target, { by: striker, raw, rule: 'R-080a' });
};

/** Shield or net is lost; a net that lies over somebody is not in his hand (R-080b, R-080h, R-080i). */
const five: Double = (play, _striker, target) => {
  if (fighterOf(play, target).offHand === 'held') loseOffHand(play, target, 'R-080b');
};

function unbalance(play: Play, index: number, rule: string): void {
  fighterOf(play, index).offBalance += 1;
  tellCondition(play, index, 'off-balance', true, rule);
}

const four: Double = (play, _striker, target) => unbalance(play, target, 'R-081a');
const three: Double = (play, striker) => unbalance(play, striker, 'R-081b');
const two: Double = (play, striker, target) => beat(play, target, striker, 'decked', 'R-081c');

/** A weapon breaks: one die tells whose; one that is broken already stays so (R-081d, R-081g). */
const one: Double = (play, striker, target) => {
  const face = throwDice(play, { by: striker, against: target, why: 'broken-weapon', rules: ['R-081d'] });
  const index = face <= DEFENDERS_BREAKS ? target : striker;
  const loser = fighterOf(play, index);
  if (loser.weaponBroken) return;
  loser.weaponBroken = true;
  play.referee.tell?.({
    type: 'item',
    figure: idOf(play, index),
    item: classOf(play, index).weapon,
    how: 'broken',
    cell: OUTSIDE,
    rules: ['R-081d'],
  });
};

const DOUBLES: Readonly<Record<number, Double>> = { 1: one, 2: two, 3: three, 4: four, 5: five, 6: six };
/** Rule of each double. */
export const DOUBLE_RULES: Readonly<Record<number, string>> = {
  1: 'R-081d',
  2: 'R-081c',
  3: 'R-081b',
  4: 'R-081a',
  5: 'R-080b',
  6: 'R-080a',
};

export function playDouble(play: Play, face: number, striker: number, target: number): void {
  DOUBLES[face]!(play, striker, target);
}
