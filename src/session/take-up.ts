import { beginBout, resumeBout } from '../engine/bout/index.ts';
import type { BoutEvent } from '../engine/bout/index.ts';
import type { Rng } from '../engine/dice/index.ts';
import { readRngState, seededRng } from '../engine/dice/index.ts';
import { ReadError } from '../engine/read/index.ts';
import type { BoutOf, Game, RulesOf } from './game.ts';
import type { Beginning, Unsealed } from './record.ts';
import { LONGEST_SEED } from './record.ts';

/** Asked once before it is used: who must choose, and between what. */
function ask<G extends Game>(bout: BoutOf<G>): BoutOf<G> {
  let answers = 0;
  try {
    if (bout.decision() !== null) answers = bout.actions().length;
  } catch {
    answers = 0;
  }
  if (answers === 0) throw new ReadError('state', 'one in which somebody can choose');
  return bout;
}

/** Takes up a position from outside. Throws an error that names the field when no bout comes to it. */
export function takeUp<G extends Game>(rules: RulesOf<G>, setup: G['setup'], { state, rng }: Beginning<G['state']>): BoutOf<G> {
  const world = rules.prepare(setup);
  const { id, version } = rules;
  return ask(
    resumeBout(rules, world, { ruleset: id, version, state: rules.readState(world, setup, state), rng: readRngState(rng, 'rng') }),
  );
}

/** What a record begins with, and what happened before its first decision. */
export interface FirstBout<G extends Game> {
  readonly bout: BoutOf<G>;
  readonly events: readonly BoutEvent[];
}

/** The bout that a record begins with: its set-up laid out, or the position that it was taken up from. */
export function firstBout<G extends Game>(
  rules: RulesOf<G>,
  { setup, seed, from }: Pick<Unsealed<G>, 'setup' | 'seed' | 'from'>,
  { log = true, rng }: { readonly log?: boolean; readonly rng?: Rng } = {},
): FirstBout<G> {
  if (from) return { bout: takeUp(rules, setup, from), events: [] };
  if (seed.length > LONGEST_SEED) throw new ReadError('seed', `a text of at most ${LONGEST_SEED} letters`);
  return beginBout(rules, rules.prepare(setup), setup, rng ?? seededRng(seed), { log });
}
