import { sum } from '../../../../../engine/dice/index.ts';
import { capital, listed, signed, type Rating, type Ratings } from '../../../../../hud/common/index.ts';
import { actionPointTerms, saveOf } from '../../../rules/index.ts';
import type { RecountModel } from './model.ts';

/** The sheet of a fighter as he stands. */
export function ratingsOf({ settled, picture, words }: RecountModel, id: string): Ratings | null {
  const { view } = settled.value;
  const index = view.state.fighters.findIndex((one) => one.id === id);
  const fighter = view.state.fighters[index];
  const figure = picture.value.figures[index];
  if (!fighter || !figure) return null;
  const { need } = saveOf(view, index);
  const more = sum(actionPointTerms(view, index));
  const rows: Rating[] = [
    { term: 'strength', name: 'Strength', value: `${Math.max(0, fighter.strength)} of ${fighter.full}` },
    { term: 'action-points', name: 'AP', value: more === 0 ? 'D6' : `D6 ${signed(more)}` },
    { term: 'save', name: 'Save', value: need === null ? 'none' : `${need} or more` },
  ];
  const { arms, cls } = figure;
  const lines: [string, string][] = [
    [
      'On him',
      capital(listed([words.card(arms.weaponBroken ? 'fists' : cls.weapon), words.say('off-hand', `${cls.offHand}-${arms.offHand}`)])),
    ],
  ];
  if (figure.conditions.length > 0) lines.push(['Now', capital(listed(figure.conditions.map((name) => words.say('condition', name))))]);
  return { title: words.whole(id), rows, lines };
}
