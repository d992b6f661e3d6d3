import type { Ratings } from '../../../../../hud/common/index.ts';
import { findMan, beastCard, manCard, weaponOf } from '../../../rules/index.ts';
import { beastRatings, manRatings } from '../../ratings.ts';
import type { HuntModel } from './model.ts';

/** The sheet of a man or beast as it stands. */
export function ratingsOf({ settled, picture, words }: HuntModel, id: string): Ratings | null {
  const { view } = settled.value;
  const beast = view.state.beasts.find((one) => one.id === id);
  if (beast) return { ...beastRatings(beastCard(view.world, beast), words, beast), title: words.title(id) };
  const man = findMan(view, id);
  if (!man) return null;
  const conditions = picture.value.figures.find((figure) => figure.id === id)?.conditions ?? [];
  return manRatings({
    card: manCard(view.world, man),
    left: man,
    weapon: man.weapon < 0 ? null : weaponOf(view, man),
    conditions: conditions.map((name) => words.say('condition', name)),
  });
}
