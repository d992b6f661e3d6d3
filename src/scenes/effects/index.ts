import type { BoutEvent } from '../../engine/bout/index.ts';
import type { Stage } from '../stage.ts';
import type { Effect } from './effect.ts';
import { faced } from './faced.ts';
import { moved } from './moved.ts';

/** Has no picture of its own. */
const unseen = (): Promise<void> => Promise.resolve();

const EFFECTS: { readonly [T in BoutEvent['type']]: Effect<T> } = {
  'bout-started': unseen, drawn: unseen, considered: unseen, stamina: unseen,
  'round-started': unseen, 'tie-number': unseen, rolled: unseen, 'control-decided': unseen, 'target-chosen': unseen, charged: unseen,
  moved, faced, attacked: unseen, 'card-played': unseen, wounded: unseen, condition: unseen, 'one-shot': unseen, item: unseen,
  felled: unseen, 'held-back': unseen, ordered: unseen, 'bout-ended': unseen,
};

/** Plays an event of any type. */
export function playEvent<T extends BoutEvent['type']>(event: BoutEvent & { type: T }, stage: Stage): Promise<void> {
  return (EFFECTS[event.type] as Effect<BoutEvent['type']>)(event, stage);
}
