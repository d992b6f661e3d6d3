import { whirlWords } from '../../decision-words.ts';
import { areSeveral, theBeast } from '../../../../rules/index.ts';
import { nextBeast } from '../minded.ts';
import type { HuntModel } from '../model.ts';

/** Commands that change what is seen, not what is done. */

export function tellWhirl(model: HuntModel): void {
  model.sheet.value = 'odds';
  model.desk.tell(whirlWords(model, model.words));
}

/** Of several beasts shows the card and the ways of another. */
export function mind(model: HuntModel, beast: string): void {
  model.minded.value = beast;
  model.desk.tell(`${model.words.title(beast)}: its card and what it would do.`);
}

export function mindNext(model: HuntModel): void {
  const { state } = model.shownView.value;
  if (!areSeveral(state)) return;
  mind(model, nextBeast(model.shownView.value, theBeast(state).id));
}

export function toggleGhost(model: HuntModel): void {
  model.ghost.value = model.ghost.value === null ? 0 : null;
  model.sheet.value = 'beast';
}
