import { greedy } from './greedy.ts';
import type { MuneraPolicy } from './policy.ts';
import { random } from './random.ts';

const TEN = 10;
/** Answers of ten that go for the nearest opponent; the others are any that is allowed. */
const AT_HIM = 7;

/** Somebody in his first hour: he goes for the nearest opponent, and now and then tries what another answer does. */
export const newcomer: MuneraPolicy = (bout, rng) => (rng.die(TEN) <= AT_HIM ? greedy : random)(bout, rng);
