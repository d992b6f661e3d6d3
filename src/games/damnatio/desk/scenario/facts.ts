import type { Beast, Hunt, Man } from '../../rules/index.ts';
import { foesOf, posture } from '../../rules/index.ts';
import type { Facts } from '../../../../session/index.ts';

/** What `finally:` may ask of a figure, as plain values. */
function factsOf(hunt: Hunt, figure: Beast | Man): Record<string, unknown> {
  const { world, state } = hunt;
  const hex = world.arena.cells[figure.cell];
  const common = { at: hex ? [hex.q, hex.r] : null, facing: figure.facing, hp: figure.hp, stamina: figure.stamina };
  if ('lastFought' in figure) {
    const total = (list: Beast['nextControl']) => list.reduce((sum, { value }) => sum + value, 0);
    return {
      ...common,
      lastFought: foesOf(state)[figure.lastFought]?.id ?? null,
      retains: figure.retains,
      nextControl: total(figure.nextControl),
      nextToHit: total(figure.nextToHit),
      chargeMod: figure.chargeMod,
      zones: figure.zones,
    };
  }
  const weapon = figure.weapon < 0 ? null : state.weapons[figure.weapon]!.card;
  return {
    ...common,
    posture: figure.hp > 0 ? posture(figure) : 'fallen',
    weapon,
    bleeding: figure.bleeding,
    fate: figure.fate,
    moved: figure.moved,
  };
}

function boutFacts(hunt: Hunt): Record<string, unknown> {
  const { round, control, phase, tieNumber, outcome } = hunt.state;
  return { round, control, phase, tieNumber, winner: outcome?.winner ?? null, by: outcome?.by ?? null };
}

/** Facts of every figure and of the hunt itself. */
export function huntFacts(hunt: Hunt): Facts {
  const figures = [...hunt.state.beasts, ...hunt.state.men].map((figure) => [figure.id, factsOf(hunt, figure)] as const);
  return { ...Object.fromEntries(figures), bout: boutFacts(hunt) };
}
