import type { Policy } from '../../../engine/mind/index.ts';
import type { MuneraAction, MuneraView } from '../rules/index.ts';

/** Answers the decision that a bout waits for. Synchronous; chance comes from a stream of its own, never from the bout's dice. */
export type MuneraPolicy = Policy<MuneraView, MuneraAction>;

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
