import { factsOf } from '../../../../engine/state/index.ts';
import type { Beast, Hunt, Man } from '../../rules/index.ts';
import { BEAST, foesOf, isBeast, MAN, posture } from '../../rules/index.ts';
import type { Facts } from '../../../../session/index.ts';

const total = (list: Beast['nextControl']): number => list.reduce((sum, { value }) => sum + value, 0);

/** What `finally:` may ask of a figure, as plain values. */
function factsOfFigure({ world: { arena }, state }: Hunt, figure: Beast | Man): Record<string, unknown> {
  const named = { arena, ids: foesOf(state).map(({ id }) => id) };
  if (isBeast(figure)) {
    const { nextControl, nextToHit } = figure;
    return { ...factsOf(BEAST.fields, named, figure), nextControl: total(nextControl), nextToHit: total(nextToHit) };
  }
  const weapon = state.weapons[figure.weapon]?.card ?? null;
  return { ...factsOf(MAN.fields, named, figure), posture: figure.hp > 0 ? posture(figure) : 'fallen', weapon };
}

/** Facts of every figure and of the hunt itself. */
export function huntFacts(hunt: Hunt): Facts {
  const { beasts, men, round, control, phase, tieNumber, outcome } = hunt.state;
  const figures = [...beasts, ...men].map((figure) => [figure.id, factsOfFigure(hunt, figure)] as const);
  const bout = { round, control, phase, tieNumber, winner: outcome?.winner ?? null, by: outcome?.by ?? null };
  return { ...Object.fromEntries(figures), bout };
}
