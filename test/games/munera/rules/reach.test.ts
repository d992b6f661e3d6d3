import { describe, expect, it } from 'vitest';
import { distance } from '../../../../src/engine/hex/index.ts';
import { targetRefusal, weaponRefusal } from '../../../../src/games/munera/rules/deeds/blows.ts';
import { IMPROVISED, reachOf, type View } from '../../../../src/games/munera/rules/index.ts';
import { standing } from '../screens/support.ts';

/** The first of two fighters acts in the middle; the other is nine hexes off. */
function alone(card: string): View {
  return standing([
    { card, side: 'a', at: [0, 0] },
    { card: 'murmillo', side: 'b', at: [-4, 0] },
  ]).bout;
}

/** The same with the other on a cell. */
function withFoe({ world, state }: View, cell: number): View {
  return { world, state: { ...state, fighters: state.fighters.map((fighter, index) => (index === 1 ? { ...fighter, cell } : fighter)) } };
}

/** Cells where the rules would let the first fighter strike the other with something. */
function strikable(view: View): number[] {
  const [fighter] = view.state.fighters;
  return view.world.arena.cells.flatMap((_, cell) => {
    if (cell === fighter!.cell) return [];
    const there = withFoe(view, cell);
    const hexes = distance(view.world.arena, fighter!.cell, cell);
    const can = [...fighter!.carried, IMPROVISED].some((item) => weaponRefusal(there, item, there.state.fighters[1]!, hexes) === null);
    return can && targetRefusal(there, 1) === null ? [cell] : [];
  });
}

describe('M-094 M-114 M-115 M-116: the reach of a fighter', () => {
  it.each(['murmillo', 'retiarius', 'sagittarius', 'gaetulian', 'hoplomachus-a-spear', 'laquearius-spear', 'pugilarius', 'velite'])(
    'is where the rules let a %s strike',
    (card) => {
      const view = alone(card);
      expect(reachOf(view, 0)).toEqual(strikable(view));
    },
  );

  it('goes beyond the next hex with a net, a spear or a bow, and is nothing from the ground', () => {
    const far = (card: string): number => {
      const { world, state } = alone(card);
      return Math.max(...reachOf({ world, state }, 0).map((cell) => distance(world.arena, state.fighters[0]!.cell, cell)));
    };
    expect(far('murmillo')).toBe(1);
    expect(far('retiarius')).toBeGreaterThan(1);
    expect(far('sagittarius')).toBeGreaterThan(far('retiarius'));
    const down = standing([
      { card: 'murmillo', side: 'a', at: [0, 0] },
      { card: 'retiarius', side: 'b', at: [-4, 0], down: true },
    ]);
    expect(reachOf(down.bout, 1)).toEqual([]);
  });
});
