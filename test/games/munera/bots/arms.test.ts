import { expect, test } from 'vitest';
import { seededRng } from '../../../../src/engine/dice/index.ts';
import { GRADES } from '../../../../src/engine/mind/index.ts';
import { MUNERA_POLICIES, type MuneraPolicy } from '../../../../src/games/munera/bots/index.ts';
import type { MuneraAction, MuneraView } from '../../../../src/games/munera/rules/index.ts';
import { isTired } from '../../../../src/games/munera/rules/index.ts';
import { by, TEMPERAMENTS } from './minds.ts';
import { CLASSES, playOut } from './duels.ts';

const BOUTS = 24;

/** Whoever looks ahead plays the same answers, an eighth of a second each. */
const QUICK = GRADES.filter((grade) => !('ahead' in grade));
const { random: _, ...named } = MUNERA_POLICIES;
const BOTS: readonly (readonly [string, MuneraPolicy])[] = [
  ...Object.entries(named).map(([name, { policy }]) => [name, policy] as const),
  ...TEMPERAMENTS.flatMap((name) => QUICK.map(({ id }) => [`${name}@${id}`, by(name, id)] as const)),
];

/** What he parts with for nothing: the tired throw away what is heavy, and somebody else's things may be kicked away. */
function disarms({ world, state }: MuneraView, action: MuneraAction): string | null {
  const { fighter, step } = state.turn;
  if (!('item' in action) || !['discard', 'drop', 'release', 'sheathe', 'kick'].includes(action.type)) return null;
  const { gear, owner } = world.things[action.item]!;
  if (action.type === 'kick' ? owner !== fighter : action.type === 'discard' && isTired(state.fighters[fighter]!)) return null;
  return `${step}: ${action.type} ${gear.id}`;
}

function watched(policy: MuneraPolicy, seen: string[]): MuneraPolicy {
  return (bout, rng) => {
    const action = policy(bout, rng);
    const act = disarms(bout, action);
    if (act !== null) seen.push(act);
    return action;
  };
}

test.each(BOTS)('M-058 M-075 M-080: %s parts with no arms of his own for nothing', { timeout: 60_000 }, (name, policy) => {
  const seen: string[] = [];
  const rng = seededRng(`arms of ${name}`);
  for (let i = 0; i < BOUTS; i += 1) {
    const cards = [0, 1].map(() => CLASSES[rng.die(CLASSES.length) - 1]!);
    playOut(cards, [0, 1], [watched(policy, seen), watched(policy, seen)], `arms/${name}/${i}`, 40);
  }
  expect(seen).toEqual([]);
});
