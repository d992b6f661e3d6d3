import type { MuneraAction } from '../deeds/index.ts';
import { deedOf } from '../deeds/index.ts';
import type { Play } from '../state/world.ts';
import { carryOn, pay } from './turn.ts';

/** Pays for a legal answer, carries it out, and goes on until somebody must choose. */
export function applyAction(play: Play, action: MuneraAction): void {
  const deed = deedOf(action);
  const { base, surcharge } = deed.price(play, action);
  pay(play, deed.type, base, surcharge);
  deed.perform(play, action);
  carryOn(play);
}
