import { asBeast, beastOf, legalStrikes, nearestBeast, strikeViews, type Man, type View } from '../rules/index.ts';

/** Which of several beasts a player has in mind for a man; where there is one, it is that one. */

/** Where he walks he minds the beast nearest to him. */
export function mindingNearest(view: View, man: Man): View {
  return asBeast(view, nearestBeast(view, man.cell));
}

/** Where he strikes he takes, of those he can reach, the one nearest to its death, of equals the first in order. */
export function mindingWeakest(view: View, man: Man): View {
  if (view.state.beasts.length === 1) return view;
  const hitPoints = ({ state }: View): number => beastOf(state, state.duelist).hp;
  const reached = strikeViews(view).filter((each) => legalStrikes(each, man).length > 0);
  return reached.reduce((weakest, each) => (hitPoints(each) < hitPoints(weakest) ? each : weakest), reached[0] ?? view);
}
