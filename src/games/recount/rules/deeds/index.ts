import type { Refused } from '../keys.ts';
import type { ActionType, RecountAction, RecountDecision } from '../actions.ts';
import { askedVoters } from '../fight/verdict.ts';
import type { Play, View } from '../state/world.ts';
import { actorOf, fighterOf } from '../state/world.ts';
import { carryOn, pay } from '../turn/turn.ts';
import { cast } from './cast.ts';
import type { Deed, DeedOf, Names } from './deed.ts';
import { refuse } from './deed.ts';
import { end } from './end.ts';
import { forward } from './forward.ts';
import { pivot } from './pivot.ts';
import { step } from './step.ts';
import { strike } from './strike.ts';
import { struggle } from './struggle.ts';
import { vote } from './vote.ts';

/** Everything that can be done, in the order in which it is listed. To add a deed: a file and a line here. */
export const DEEDS: { readonly [Type in ActionType]: DeedOf<Type> } = { strike, cast, struggle, forward, step, pivot, end, vote };

const ALL = Object.values(DEEDS) as readonly Deed<RecountAction>[];
const OVER = refuse('R-097', 'bout-over');
const NOT_NOW = refuse('R-093', 'not-now');
const TOO_DEAR = refuse('R-023', 'too-few-ap');
const UNKNOWN = refuse('R-037', 'no-such-answer');

/** The deed of an answer; undefined for an answer that nobody knows. */
function deedOf({ type }: RecountAction): Deed<RecountAction> | undefined {
  return Object.hasOwn(DEEDS, type) ? (DEEDS[type] as unknown as Deed<RecountAction>) : undefined;
}

/** The deed of an answer that has been looked at. */
function knownDeed(action: RecountAction): Deed<RecountAction> {
  return deedOf(action)!;
}

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

/** AP that an answer costs. */
export function priceOf(action: RecountAction): number {
  return deedOf(action)?.price?.cost ?? 0;
}

function refusalOf(view: View, deed: Deed<RecountAction>, action: RecountAction): Refused | null {
  const refused = deed.refusal(view, action);
  if (refused) return refused;
  return deed.price && deed.price.cost > view.state.turn.ap ? TOO_DEAR : null;
}

/** Why an answer is not legal; a rejected one costs nothing and draws no die. */
export function refusal(view: View, action: RecountAction): Refused | null {
  const { outcome, verdict } = view.state;
  if (outcome) return OVER;
  const deed = deedOf(action);
  if (!deed) return UNKNOWN;
  return deed.answers === (verdict ? 'vote' : 'act') ? refusalOf(view, deed, action) : NOT_NOW;
}

/** Every legal answer, in a stable order. */
export function actions(view: View): RecountAction[] {
  const { outcome, verdict } = view.state;
  if (outcome) return [];
  const kind = verdict ? 'vote' : 'act';
  return ALL.filter(({ answers }) => answers === kind).flatMap((deed) =>
    deed.candidates(view).filter((action) => refusalOf(view, deed, action) === null),
  );
}

/** Pays for a legal answer and does it. */
export function apply(play: Play, action: RecountAction): void {
  const deed = knownDeed(action);
  if (deed.price) pay(play, deed.type, deed.price.cost, deed.price.rule);
  deed.perform(play, action);
  carryOn(play, deed.dice);
}

/** An answer as scenarios and logs write it. */
export function writeAction(action: RecountAction, names: Names): string {
  return knownDeed(action).write(action, names);
}

/** Reads an answer from a line; throws for one that nobody knows. */
export function readAction(line: string, names: Names): RecountAction {
  for (const deed of ALL) {
    const action = deed.read(line, names);
    if (action) return action;
  }
  throw new Error(`nobody knows the answer "${line}"`);
}
