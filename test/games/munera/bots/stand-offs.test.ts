import { describe, expect, test } from 'vitest';
import { seededRng } from '../../../../src/engine/dice/index.ts';
import { distance } from '../../../../src/engine/hex/index.ts';
import type { GradeId } from '../../../../src/engine/mind/index.ts';
import type { MuneraPolicy } from '../../../../src/games/munera/bots/index.ts';
import type { MuneraAction, MuneraView } from '../../../../src/games/munera/rules/index.ts';
import { isBlow } from '../../../../src/games/munera/bots/minds/considered.ts';
import { by, TEMPERAMENTS } from './minds.ts';
import { CLASSES, playOut } from './duels.ts';

const BOUTS = 150;
const FAR = 5;
const A_GOOD_TURN = 3;
const ROUNDS = 30;

interface Counted {
  turns: number;
  wasted: number;
  /** The round of the first blow of each bout that had one. */
  readonly first: number[];
}

function isWasted({ world, state }: MuneraView): boolean {
  const [one, other] = state.fighters;
  return state.turn.spent === 0 && state.turn.ap >= A_GOOD_TURN && distance(world.arena, one!.cell, other!.cell) >= FAR;
}

function note(counted: Counted, bout: MuneraView, action: MuneraAction, isFirst: boolean): void {
  if (isBlow(action) && isFirst) counted.first.push(bout.state.round);
  if (action.type !== 'end') return;
  counted.turns += 1;
  if (isWasted(bout)) counted.wasted += 1;
}

/** Duels of any two temperaments and classes. */
function duelsOf(grade: GradeId, bouts: number): Counted {
  const counted: Counted = { turns: 0, wasted: 0, first: [] };
  const rng = seededRng(`stand-offs ${grade}`);
  const anyOf = <T>(list: readonly T[]): T => list[rng.die(list.length) - 1]!;
  for (let i = 0; i < bouts; i += 1) {
    const watched =
      (policy: MuneraPolicy): MuneraPolicy =>
      (bout, dice) => {
        const action = policy(bout, dice);
        if (bout.state.turn.step === 'act') note(counted, bout, action, counted.first.length === i);
        return action;
      };
    const policies = [0, 1].map(() => watched(by(anyOf(TEMPERAMENTS), grade)));
    playOut([anyOf(CLASSES), anyOf(CLASSES)], [0, 1], policies, `stand-off/${grade}/${i}`, ROUNDS);
  }
  return counted;
}

describe.each(['tiro', 'spectatus', 'veteranus', 'primus-palus'] as const)('two of the grade %s', (grade) => {
  test('come to blows by the fifth round, and waste no good turn far from each other', { timeout: 60_000 }, () => {
    const { turns, wasted, first } = duelsOf(grade, BOUTS);
    expect(first.filter((round) => round <= 5).length / BOUTS).toBeGreaterThanOrEqual(0.98);
    expect(wasted / turns).toBeLessThanOrEqual(0.03);
  });
});
