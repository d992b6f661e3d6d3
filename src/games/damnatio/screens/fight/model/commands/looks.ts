import { whirlWords } from '../../decision-words.ts';
import type { HuntModel } from '../model.ts';

/** Commands that change what is seen, not what is done. */

export function tellWhirl(model: HuntModel): void {
  model.sheet.value = 'odds';
  model.desk.tell(whirlWords(model, model.words));
}

export function toggleGhost(model: HuntModel): void {
  model.ghost.value = model.ghost.value === null ? 0 : null;
  model.sheet.value = 'beast';
}
