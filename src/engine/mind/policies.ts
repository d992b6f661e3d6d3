import type { Rng } from '../dice/index.ts';
import type { Notes } from './notes.ts';

/** Answers the decision that a bout waits for. Chance comes from a stream of its own, never from the bout's dice. */
export type Policy<Seen, A> = (bout: Seen, rng: Rng, notes?: Notes<A>) => A;

/** A policy as a screen or a command line offers it: who it is, in a sentence. */
export interface NamedPolicy<Seen, A> {
  readonly policy: Policy<Seen, A>;
  readonly about: string;
}

const TEN = 10;
/** Answers of ten for which he does what he knows; the others are any that is allowed. */
const KNOWS = 7;

/** Somebody in his first hour: he does what he knows, and now and then tries what another answer does. */
export function newcomerOf<Seen, A>(knows: Policy<Seen, A>, tries: Policy<Seen, A>, about: string): Policy<Seen, A> {
  return (bout, rng, notes) => {
    const face = rng.die(TEN);
    notes?.goes(`throws ${face} on 1d${TEN}: ${face <= KNOWS ? about : 'tries what another answer does'}`);
    return (face <= KNOWS ? knows : tries)(bout, rng, notes);
  };
}
