import { greedy } from './greedy.ts';
import { disarms } from './handling.ts';
import type { MuneraPolicy } from './policy.ts';
import { randomOf } from './random.ts';

const TEN = 10;
/** Answers of ten that go for the nearest opponent; the others are any that is allowed. */
const AT_HIM = 7;

/** Any answer that leaves him his arms. */
const tries: MuneraPolicy = (bout, rng, notes) => {
  const actions = bout.actions();
  const kept = actions.filter((action) => !disarms(bout.view, action));
  return randomOf(bout, kept.length > 0 ? kept : actions, rng, notes);
};

/** Somebody in his first hour: he goes for the nearest opponent, and now and then tries what another answer does. */
export const newcomer: MuneraPolicy = (bout, rng, notes) => {
  const face = rng.die(TEN);
  notes?.goes(`throws ${face} on 1d${TEN}: ${face <= AT_HIM ? 'goes for the nearest opponent' : 'tries what another answer does'}`);
  return (face <= AT_HIM ? greedy : tries)(bout, rng, notes);
};
