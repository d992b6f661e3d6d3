import type { BoutEvent } from '../../engine/bout/index.ts';
import type { Stage } from '../stage.ts';
import { appealed, judged } from './appealed.ts';
import { attacked } from './attacked.ts';
import { boutEnded } from './bout-ended.ts';
import { cardPlayed } from './card-played.ts';
import { charged } from './charged.ts';
import { clashed } from './clashed.ts';
import { condition } from './condition.ts';
import { controlDecided } from './control-decided.ts';
import type { Effect } from './effect.ts';
import { faced } from './faced.ts';
import { felled } from './felled.ts';
import { heldBack } from './held-back.ts';
import { item } from './item.ts';
import { moved } from './moved.ts';
import { oneShot } from './one-shot.ts';
import { ordered } from './ordered.ts';
import { pushed } from './pushed.ts';
import { rolled } from './rolled.ts';
import { roundStarted } from './round-started.ts';
import { saved } from './saved.ts';
import { targetChosen } from './target-chosen.ts';
import { tieNumber } from './tie-number.ts';
import { actionPoints, fatigued, turnStarted } from './turns.ts';
import { wounded } from './wounded.ts';

/** Has no picture of its own. */
const unseen = (): Promise<void> => Promise.resolve();

export const EFFECTS: { readonly [T in BoutEvent['type']]: Effect<T> } = {
  'bout-started': unseen,
  drawn: unseen,
  considered: unseen,
  stamina: unseen,
  appealed,
  judged,
  'round-started': roundStarted,
  'tie-number': tieNumber,
  rolled,
  'control-decided': controlDecided,
  'target-chosen': targetChosen,
  charged,
  moved,
  faced,
  attacked,
  'card-played': cardPlayed,
  wounded,
  condition,
  'one-shot': oneShot,
  item,
  felled,
  'held-back': heldBack,
  ordered,
  'bout-ended': boutEnded,
  'play-order': unseen,
  'turn-started': turnStarted,
  'turn-ended': unseen,
  'action-points': actionPoints,
  paid: unseen,
  clashed,
  saved,
  pushed,
  fatigued,
};

/** Plays an event of any type. */
export function playEvent<T extends BoutEvent['type']>(event: BoutEvent & { type: T }, stage: Stage): Promise<void> {
  return (EFFECTS[event.type] as Effect<BoutEvent['type']>)(event, stage);
}
