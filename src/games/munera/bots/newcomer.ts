import { greedy } from './greedy.ts';
import { disarms } from './handling.ts';
import type { MuneraPolicy } from './policy.ts';
import { randomOf } from './random.ts';

const TEN = 10;
/** Answers of ten that go for the nearest opponent; the others are any that is allowed. */
const AT_HIM = 7;

/** Any answer that leaves him his arms. */
const tries: MuneraPolicy = (bout, rng) => {
  const actions = bout.actions();
  const kept = actions.filter((action) => !disarms(bout.view, action));
  return randomOf(bout, kept.length > 0 ? kept : actions, rng);
};

/** Somebody in his first hour: he goes for the nearest opponent, and now and then tries what another answer does. */
export const newcomer: MuneraPolicy = (bout, rng) => (rng.die(TEN) <= AT_HIM ? greedy : tries)(bout, rng);
