import type { MuneraAction } from '../deeds/index.ts';
import { costOf, perform } from '../deeds/index.ts';
import type { Play } from '../state/world.ts';
import { carryOn, pay } from './turn.ts';

/** Pays for a legal answer, carries it out, and goes on until somebody must choose. */
export function applyAction(play: Play, action: MuneraAction): void {
  const { base, surcharge } = costOf(play, action);
  pay(play, action.type, base, surcharge);
  perform(play, action);
  carryOn(play);
}
