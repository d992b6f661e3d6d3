import type { Deed } from '../state/cards.ts';
import { theBeast } from '../state/questions.ts';
import { releaseAll } from '../state/sand.ts';
import type { Play } from '../state/world.ts';

/** Deeds that nothing has to be waited for and that move nobody. */

/** What frightens men counts for the beast at the next Control Check (D-430). */
export function frighten({ state, referee }: Play, fear: number, because: string): void {
  const beast = theBeast(state);
  beast.nextControl = [...beast.nextControl, { rule: 'D-430', value: fear, reason: 'fear' }];
  referee.tell?.({ type: 'one-shot', figure: beast.id, what: 'control', value: fear, used: false, rules: ['D-430', because] });
}

/** Does a deed of this kind; false for one of another. */
export function doAtOnce(play: Play, deed: Deed, because: string): boolean {
  const { id } = theBeast(play.state);
  switch (deed.do) {
    case 'stand':
      play.referee.tell?.({ type: 'held-back', figure: id, why: 'stands', rules: ['D-424', because] });
      return true;
    case 'release':
      play.referee.tell?.({ type: 'held-back', figure: id, why: 'lets-go', rules: ['D-434', because] });
      releaseAll(play, ['D-434', 'D-140']);
      return true;
    case 'roar':
      play.referee.tell?.({ type: 'held-back', figure: id, why: 'roars', rules: ['D-430', because] });
      frighten(play, deed.fear, because);
      return true;
    default:
      return false;
  }
}
