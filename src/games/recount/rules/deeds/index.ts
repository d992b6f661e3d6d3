import type { Decision, FigureId } from '../../../../engine/bout/index.ts';
import { defineDeeds, payPoints, type ActionOfDeed } from '../../../../engine/turns/index.ts';
import { refuse, type Key, type Refused } from '../keys.ts';
import { askedVoters } from '../fight/verdict.ts';
import type { Play, View } from '../state/world.ts';
import { actorOf, fighterOf } from '../state/world.ts';
import { carryOn } from '../turn/turn.ts';
import { end, forward, pivot, step } from './moving.ts';
import { cast, struggle } from './net.ts';
import { strike } from './strike.ts';
import { vote } from './vote.ts';

/** Everything that can be done, in the order in which it is listed. To add a deed: its place here. */
const ALL = [strike, cast, struggle, forward, step, pivot, end, vote] as const;

/** What a fighter may do in his turn, and how a victor votes (section 11 of the ledger). Targets are named by index. */
export type RecountAction = ActionOfDeed<(typeof ALL)[number]>;
export type ActionType = RecountAction['type'];
export type ActionOf<Type extends ActionType> = Extract<RecountAction, { type: Type }>;

export interface RecountDecision extends Decision {
  readonly kind: Key<'moment'>;
  readonly figures: readonly [FigureId];
}

export const DEEDS = defineDeeds<View, Play, RecountAction, Refused>(ALL, {
  moment: ({ state: { outcome, verdict } }) => (outcome ? null : verdict ? 'vote' : 'act'),
  points: ({ state }) => state.turn.ap,
  figures: ({ state }) => state.fighters.length,
  pay: (play, action, { cost, rule }) => payPoints(play, { action, base: cost, rules: [rule] }),
  carryOn,
  over: refuse('R-097', 'bout-over'),
  notNow: refuse('R-093', 'not-now'),
  tooDear: refuse('R-023', 'too-few-ap'),
  unknown: refuse('R-037', 'no-such-answer'),
  wanted: 'an answer of recount',
});

/** Who must choose; null when the bout is over. */
export function decisionOf(view: View): RecountDecision | null {
  const { outcome, verdict } = view.state;
  if (outcome) return null;
  if (!verdict) {
    const { id, side } = actorOf(view);
    return { side, kind: 'act', figures: [id] };
  }
  const { id, side } = fighterOf(view, verdict.victor);
  const asked = askedVoters(view)[verdict.given.length - 1];
  return { side: asked?.id ?? side, kind: 'vote', figures: [id] };
}
