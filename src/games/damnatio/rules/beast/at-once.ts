import type { Deed } from '../state/cards.ts';
import { theBeast } from '../state/questions.ts';
import { heldBack, leaveFor, releaseAll } from '../state/sand.ts';
import type { Play } from '../state/world.ts';

/** Deeds that nothing has to be waited for and that move nobody. */

/** What frightens men counts for the beast at the next Control Check (D-430). */
export function frighten(play: Play, fear: number, because: string): void {
  leaveFor(play, 'control', theBeast(play.state), { rule: 'D-430', value: fear, reason: 'fear' }, ['D-430', because]);
}

/** Does a deed of this kind; false for one of another. */
export function doAtOnce(play: Play, deed: Deed, because: string): boolean {
  switch (deed.do) {
    case 'stand':
      heldBack(play, 'stands', ['D-424', because]);
      return true;
    case 'release':
      heldBack(play, 'lets-go', ['D-434', because]);
      releaseAll(play, ['D-434', 'D-140']);
      return true;
    case 'roar':
      heldBack(play, 'roars', ['D-430', because]);
      frighten(play, deed.fear, because);
      return true;
    default:
      return false;
  }
}
