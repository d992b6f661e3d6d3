import type { MuneraAction } from '../rules/index.ts';
import type { MuneraPolicy } from './policy.ts';

/** Plays a list of answers in order, then as `fallback` does; without one it throws when the list is at its end. */
export function scripted(answers: readonly MuneraAction[], fallback?: MuneraPolicy): MuneraPolicy {
  let next = 0;
  return (bout, rng) => {
    const answer = answers[next];
    if (answer) {
      next += 1;
      return answer;
    }
    if (fallback) return fallback(bout, rng);
    throw new Error(`the script of ${answers.length} answers is at its end; the bout waits for ${bout.decision()?.kind ?? 'nothing'}`);
  };
}
