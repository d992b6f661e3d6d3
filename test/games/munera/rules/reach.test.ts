import { distance } from '../../../../src/engine/hex/index.ts';
import { targetRefusal, weaponRefusal } from '../../../../src/games/munera/rules/deeds/blows.ts';
import type { Munera, MuneraAction, View } from '../../../../src/games/munera/rules/index.ts';
import { distancesOf, IMPROVISED, posesInTurn, reachOf, wayTo } from '../../../../src/games/munera/rules/index.ts';
import { arms, face } from '../../../support/sand.ts';
import { standing } from '../screens/support.ts';
import { describe, expect, it } from 'vitest';

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

describe('M-094: nobody is in reach', () => {
  it('of one whose arms are bound, nor of one who has left the sand; no scenery is', () => {
    const cape = { card: 'gaul', loadout: arms('none', ['sword', 'cape']), items: { 1: { holds: 1 } } } as const;
    expect(reachOf(face(3, { a: cape }).bout, 1)).toEqual([]);
    const gone = face(3, { others: [{ card: 'gaul', at: [-4, 0], facing: 0, fate: 'dead' }] });
    expect(reachOf(gone.bout, 2)).toEqual([]);
    const { bout } = face(3, {
      a: { card: 'sagittarius', facing: 4 },
      b: { card: 'gaul', at: [0, 2] },
      arena: 'amphitheatrum',
    });
    const { arena } = bout.world;
    expect(arena.blocked.some(Boolean)).toBe(true);
    expect(reachOf(bout, 0).filter((cell) => arena.blocked[cell])).toEqual([]);
  });

  it('M-229 M-274: bare hands reach one hex, a bow two to eight, a trident one and two', () => {
    const far = (card: string, items = {}) => [...distancesOf(face(3, { a: { card, items } }).bout, 0)].toSorted((a, b) => a - b);
    expect(far('gaul', { 0: 'gone', 1: 'gone' })).toEqual([1]);
    expect(far('sagittarius')).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(far('retiarius', { 1: 'gone' })).toEqual([1, 2]);
  });
});

describe('M-062 M-063 M-066: the poses of a turn', () => {
  const costsByPlay = (start: Munera): Map<string, number> => {
    const least = new Map<string, number>();
    const waiting = [{ bout: start, cost: 0 }];
    for (const { bout, cost } of waiting) {
      const { cell, facing } = bout.state.fighters[0]!;
      const key = `${cell} ${facing}`;
      if (cost >= (least.get(key) ?? Infinity)) continue;
      least.set(key, cost);
      for (const action of bout.actions()) {
        if (action.type !== 'move' && action.type !== 'turn') continue;
        const next = bout.clone() as Munera;
        next.play(action);
        waiting.push({ bout: next, cost: start.state.turn.ap - next.state.turn.ap });
      }
    }
    return least;
  };

  it.each([
    ['in a helmet', 'murmillo', 4, {}],
    ['without one', 'gaul', 3, {}],
    ['by hexsides', 'gaul', 3, { turnCost: 'perHexside' }],
  ] as const)('are all that playing every line finds, each at its least cost, %s', (_, card, ap, lex) => {
    const { bout } = face(3, { a: { card, facing: 4 }, turn: { ap }, lex });
    const before = JSON.stringify(bout.state);
    const poses = posesInTurn(bout);
    expect(new Map(poses.map(({ cell, facing, cost }) => [`${cell} ${facing}`, cost]))).toEqual(costsByPlay(bout));
    expect(poses.map(({ cost }) => cost)).toEqual(poses.map(({ cost }) => cost).toSorted((a, b) => a - b));
    expect(wayTo(poses[0]!)).toEqual([]);
    for (const pose of poses) {
      const walker = bout.clone() as Munera;
      for (const action of wayTo(pose)) walker.play(action as MuneraAction);
      expect(walker.state.fighters[0]).toMatchObject({ cell: pose.cell, facing: pose.facing });
      expect(walker.state.turn.ap).toBe(ap - pose.cost);
    }
    expect(JSON.stringify(bout.state)).toBe(before);
  });
});
