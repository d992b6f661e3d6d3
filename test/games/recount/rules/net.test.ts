import { describe, expect, test } from 'vitest';
import type { Standing } from './sand.ts';
import { sand } from './sand.ts';

const STEPS = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
] as const;
const RETIARIUS: Standing = { card: 'retiarius', at: [0, 0], facing: 0 };
const caster = (at: readonly [number, number], part: Partial<Parameters<typeof sand>[0]> = {}, b: Partial<Standing> = {}) =>
  sand({ fighters: [RETIARIUS, { card: 'light', at, facing: 3, ...b }], ...part });

describe('the net', () => {
  test('R-035: a cast costs 2, as often as AP allow while the net is in hand', () => {
    const thrice = caster([2, 0], { dice: [1, 1, 5, 3] });
    thrice.play('casts net at light', 'casts net at light', 'casts net at light').done();
    expect(thrice.all('rolled').map(({ roll }) => roll.result)).toEqual(['failure', 'failure', 'success']);
    expect(thrice.bout.decision()?.figures).toEqual(['light']); // no AP left after the last cast: his turn is over
  });

  test('R-052, R-082: the net reaches over one hex, the trident does not', () => {
    expect(caster([2, 0]).refusedBy('casts net at light')).toBeNull();
    expect(caster([2, 0]).refusedBy('strikes light')).toBe('R-051');
    expect(caster([3, 0]).refusedBy('casts net at light')).toBe('R-052');
  });

  test('R-084: into the three sectors ahead; a hex between two sectors counts for the one further forward', () => {
    const legal = [
      [2, 0],
      [1, 1],
      [2, -1],
      [0, 2],
      [2, -2],
      [-1, 2],
      [1, -2],
    ] as const;
    const behind = [
      [-2, 0],
      [-2, 1],
      [-1, -1],
      [-2, 2],
      [0, -2],
    ] as const;
    for (const at of legal) expect([at, caster(at).refusedBy('casts net at light')]).toEqual([at, null]);
    for (const at of behind) expect([at, caster(at).refusedBy('casts net at light')]).toEqual([at, 'R-084']);
  });

  test('R-084: over a gap one of the hexes between must be free', () => {
    const friend = (at: readonly [number, number]): Standing => ({ card: 'medium', at, side: 'a' });
    const between = (...places: (readonly [number, number])[]) => {
      return sand({ fighters: [{ ...RETIARIUS, side: 'a' }, { card: 'light', at: [2, -1], side: 'b' }, ...places.map(friend)] }).refusedBy(
        'casts net at light',
      );
    };
    expect(between([1, 0])).toBeNull();
    expect(between([1, 0], [1, -1])).toBe('R-084');
  });

  test('R-084: whoever stands between is in the way, the first of the roster too', () => {
    const first = sand({
      fighters: [
        { card: 'medium', at: [1, 0], side: 'a' },
        { ...RETIARIUS, side: 'a' },
        { card: 'light', at: [2, 0], side: 'b' },
      ],
      turn: { fighter: 1 },
    });
    expect(first.refusedBy('casts net at light')).toBe('R-084');
  });

  test('R-084: the free hex between may be any of the sand, its corners too', () => {
    const corners = [
      [5, 0],
      [0, 5],
      [-5, 5],
      [-5, 0],
      [0, -5],
      [5, -5],
    ] as const;
    const inward = [3, 4, 5, 0, 1, 2];
    corners.forEach(([q, r], i) => {
      const beside = (turn: number) => {
        const [dq, dr] = STEPS[(inward[i]! + turn) % 6]!;
        return [q + dq, r + dr] as const;
      };
      const from = beside(5);
      const toward = STEPS.findIndex(([dq, dr]) => from[0] + dq === q && from[1] + dr === r);
      const over = sand({
        fighters: [
          { ...RETIARIUS, at: from, facing: toward, side: 'a' },
          { card: 'light', at: beside(1), side: 'b' },
          { card: 'medium', at: beside(0), side: 'a' },
        ],
      });
      expect([q, r, over.refusedBy('casts net at light')]).toEqual([q, r, null]);
    });
  });

  test('R-085: 5 or 6 over a gap, 6 beside him', () => {
    const ensnares = (at: readonly [number, number], face: number) =>
      caster(at, { dice: [face] })
        .play('casts net at light')
        .done()
        .fighter(1).ensnaredBy === 0;
    expect([1, 2, 3, 4, 5, 6].map((face) => ensnares([2, 0], face))).toEqual([false, false, false, false, true, true]);
    expect([1, 2, 3, 4, 5, 6].map((face) => ensnares([1, 0], face))).toEqual([false, false, false, false, false, true]);
  });

  test('R-081h: one die is thrown, and no double comes of it', () => {
    const cast = caster([2, 0], { dice: [5] })
      .play('casts net at light')
      .done();
    expect(cast.all('clashed')).toEqual([]);
  });

  test('R-086: a net that misses stays in hand; lex netMiss', () => {
    expect(
      caster([2, 0], { dice: [2] })
        .play('casts net at light')
        .done()
        .fighter(0).offHand,
    ).toBe('held');
    expect(
      caster([2, 0], { lex: { netMiss: 'lost' }, dice: [2] })
        .play('casts net at light')
        .done()
        .fighter(0).offHand,
    ).toBe('lost');
  });

  test('R-087, R-090: a net that lies over somebody is not cast again, nor one over him', () => {
    const on = sand({
      fighters: [
        { ...RETIARIUS, side: 'a', offHand: 'on' },
        { card: 'light', at: [1, 0], side: 'b', ensnaredBy: 0 },
        { card: 'heavy', at: [1, 1], side: 'b' },
      ],
    });
    expect(on.refusedBy('casts net at light')).toBe('R-090');
    expect(on.refusedBy('casts net at heavy')).toBe('R-087');
    const cast = caster([2, 0], { dice: [6] }).play('casts net at light');
    expect(cast.fighter(0).offHand).toBe('on');
    expect(cast.last('item')).toMatchObject({ item: 'net', how: 'cast', of: 'light' });
  });

  test('R-083: a retiarius saves on 6 and has the AP of a medium', () => {
    const { bout } = caster([2, 0]);
    expect(bout.world.classes[0]).toMatchObject({ actionPoints: 0, save: { whole: 6, bare: 6 } });
  });
});

describe('in the net', () => {
  const netted = (dice: readonly number[], turn: Parameters<typeof sand>[0]['turn'] = {}, lex = {}) =>
    sand({
      fighters: [
        { card: 'medium', at: [0, 0], ensnaredBy: 1 },
        { card: 'retiarius', at: [1, 0], facing: 3, offHand: 'on' },
      ],
      turn,
      dice,
      lex,
    });

  test('R-036: for 1 AP a 5 frees, a 6 tears the net, less does nothing; once a turn', () => {
    const freed = netted([5]).play('struggles').done();
    expect([freed.fighter(0).ensnaredBy, freed.fighter(1).offHand, freed.ap]).toEqual([-1, 'held', 5]);
    const torn = netted([6]).play('struggles').done();
    expect([torn.fighter(0).ensnaredBy, torn.fighter(1).offHand]).toEqual([-1, 'lost']);
    expect([freed, torn].map((each) => each.all('item').map(({ how }) => how))).toEqual([['recovered'], ['broken']]);
    const held = netted([4]).play('struggles').done();
    expect([held.fighter(0).ensnaredBy, held.fighter(1).offHand, held.ap]).toEqual([1, 'on', 5]);
    expect(held.refusedBy('struggles')).toBe('R-036');
    const hard = (face: number) => netted([face], {}, { struggleNeed: 6 }).play('struggles').done();
    expect([hard(5).fighter(0).ensnaredBy, hard(6).fighter(0).ensnaredBy, hard(6).fighter(1).offHand]).toEqual([1, -1, 'lost']);
    expect(netted([4], {}, { struggleNeed: 4 }).play('struggles').fighter(0).ensnaredBy).toBe(-1);
    expect(caster([2, 0]).refusedBy('struggles')).toBe('R-036');
    const byTheFirst = sand({
      fighters: [
        { ...RETIARIUS, offHand: 'on' },
        { card: 'light', at: [1, 0], ensnaredBy: 0 },
      ],
      turn: { fighter: 1 },
    });
    expect(byTheFirst.refusedBy('struggles')).toBeNull();
  });

  test('R-089: he moves, turns and strikes with what AP he has', () => {
    const begun = netted([6], { ap: null });
    expect(begun.ap).toBe(3);
    expect(begun.refusedBy('strikes retiarius')).toBeNull();
    expect(begun.refusedBy('pivots left')).toBeNull();
    expect(begun.refusedBy('steps 3')).toBeNull();
    const acts = netted([6, 5, 2, 3, 6], { ap: null }).play('strikes retiarius', 'pivots left', 'pivots right', 'ends');
    expect([acts.fighter(0).ensnaredBy, acts.fighter(1).strength, acts.bout.decision()?.figures]).toEqual([1, 4, ['retiarius']]);
    acts.done();
    const away = netted([6], { ap: null }).play('steps 3', 'pivots left').done();
    expect([away.at(0), away.fighter(0).facing, away.fighter(0).ensnaredBy]).toEqual([[-1, 0], 5, 1]);
  });

  test('R-087: the net goes back when whom it holds, or whose it is, falls', () => {
    const killed = sand({
      fighters: [
        { ...RETIARIUS, offHand: 'on' },
        { card: 'light', at: [1, 0], facing: 3, full: 3, ensnaredBy: 0 },
      ],
      dice: [6, 1],
    })
      .play('strikes light')
      .done();
    expect(killed.fighter(1)).toMatchObject({ status: 'dead', ensnaredBy: -1 });
    expect(killed.fighter(0).offHand).toBe('held');
    const free = sand({
      fighters: [
        { card: 'medium', at: [0, 0], side: 'a' },
        { ...RETIARIUS, at: [1, 0], facing: 3, full: 2, offHand: 'on', side: 'b' },
        { card: 'light', at: [-3, 0], side: 'a', ensnaredBy: 1 },
      ],
      dice: [6, 1, 1],
    })
      .play('strikes retiarius')
      .done();
    expect(free.fighter(2).ensnaredBy).toBe(-1);
  });
});
