import { describe, expect, test } from 'vitest';
import { cellAt } from '../../../../src/engine/hex/index.ts';
import { planCharge } from '../../../../src/games/damnatio/rules/beast/charge.ts';
import type { BeastCard, Hunt } from '../../../../src/games/damnatio/rules/index.ts';
import { theBeast } from '../../../../src/games/damnatio/rules/index.ts';
import { expectScenario, openScene } from '../../../support/scenario.ts';
import type { Scene } from '../../../support/scenario.ts';

const round = (part: Partial<Scene>): Scene => ({ start: 'beast', control: 'beast', beasts: [], men: [], dice: [], ...part });
const MEN = ['syrus', 'dama', 'gavius', 'valens'];

/** A lion at (0,0) facing 0 that plans a charge on (q,0), with men on the hexes named. */
function plan(card: string, q: number, others: readonly (readonly [number, number])[] = [], r = 0, move: Partial<BeastCard['move']> = {}) {
  const men = [{ card: 'bulla', at: [q, r] as const }, ...others.map((at, i) => ({ card: MEN[i]!, at }))];
  const hunt: Hunt = openScene({ start: 'men', beasts: [{ card, at: [0, 0], facing: 0 }], men, dice: [] });
  const { state } = hunt;
  const own = hunt.world.beastCards[card]!;
  const world = { ...hunt.world, beastCards: { [card]: { ...own, move: { ...own.move, ...move } } } };
  const found = planCharge({ world, state }, theBeast(state), cellAt(world.arena, q, r));
  const path = found.path.map((cell) => [world.arena.cells[cell]!.q, world.arena.cells[cell]!.r]);
  const pushed = found.pushed.map(({ man, to }) => [man, world.arena.cells[to]!.q, world.arena.cells[to]!.r]);
  return { ...found, path, pushed };
}

describe('the movement of a charge', () => {
  test.each([
    ['lion', 2, 1, 0],
    ['lion', 3, 1, 1],
    ['lion', 4, 1, 2],
    ['lion', 5, 2, 2],
    ['lion', 6, 3, 2],
    ['lion', 7, 4, 2],
    ['lion', 8, 5, 2],
    ['bull', 2, 1, 0],
    ['bull', 8, 7, 0],
    ['bear', 5, 4, 0],
  ])('D-066: %s at distance %i runs %i and leaps %i, to lane(d-1), facing the target', (card, d, ground, leap) => {
    expect(plan(card, d)).toMatchObject({ how: 'charge', ground, leap, contact: true, facing: 0, distance: d });
    expect(plan(card, d).path.at(-1)).toEqual([d - 1, 0]);
  });

  test('D-066: it follows the lane, run first, then leap, and drops its grip first', () => {
    expect(plan('lion', 3, [], 2).path).toEqual([
      [1, 0],
      [1, 1],
      [2, 1],
      [2, 2],
    ]);
    const events = expectScenario({
      start: 'men',
      beasts: [{ card: 'lion', at: [0, 0], facing: 0 }],
      men: [
        { card: 'valens', at: [-2, 0] },
        { card: 'dama', at: [1, 0], condition: 'pinned', stamina: 0 },
      ],
      dice: [19, 1],
      play: ['hold', 'done', 'valens strikes spearThrust'],
      expect: [
        'charged lion target=valens run=1 leap=0',
        'condition dama condition=pinned gained=false D-066 D-140',
        'moved lion gait=run',
        'faced lion to=3',
      ],
    });
    expect(events.filter(({ type }) => type === 'moved')).toHaveLength(1);
  });

  test('D-067: too far: it runs its charge along the lane, faces the target, throws no die and remembers nobody new', () => {
    expectScenario(
      round({
        beasts: [{ card: 'lion', at: [-8, 0], facing: 0, lastFought: 'dama' }],
        men: [
          { card: 'bulla', at: [3, 0] },
          { card: 'dama', at: [8, 0] },
        ],
        expect: ['charged lion target=bulla distance=11 run=5 leap=0 how=short D-067'],
        never: ['attacked lion', 'rolled lion', 'considered lion'],
        finally: { lion: { at: [-3, 0], facing: 0, lastFought: 'dama' } },
        waiting: 'bystanders dama',
      }),
    );
  });

  test('D-067: it stops before the first occupied hex of the lane', () => {
    expect(plan('bear', 7, [[3, 0]])).toMatchObject({
      how: 'short',
      path: [
        [1, 0],
        [2, 0],
      ],
      contact: false,
    });
    expect(plan('bear', 7, [[1, 0]])).toMatchObject({ how: 'short', path: [], ground: 0 });
    expect(plan('bear', 0, [[0, 1]], 7)).toMatchObject({ how: 'short', path: [], facing: 1 });
    expect(plan('bear', 3, [], 4)).toMatchObject({ how: 'short', ground: 4, facing: 1 });
  });

  test('D-068: the leap may cross one figure; the run and the contact hex must be free', () => {
    expect(plan('lion', 5, [[3, 0]])).toMatchObject({ how: 'charge', ground: 2, leap: 2 });
    expect(plan('lion', 5, [[1, 0]]).how).toBe('blocked');
    expect(plan('lion', 5, [[2, 0]]).how).toBe('blocked');
    expect(plan('lion', 5, [[4, 0]]).how).toBe('blocked');
  });

  test('D-068: a longer leap crosses one figure too, and not two', () => {
    const far = { leap: 4 };
    expect(plan('lion', 6, [[3, 0]], 0, far)).toMatchObject({ how: 'charge', ground: 1, leap: 4 });
    expect(
      plan(
        'lion',
        6,
        [
          [2, 0],
          [4, 0],
        ],
        0,
        far,
      ).how,
    ).toBe('blocked');
  });

  test('D-069: the walk is no longer than the charge: a hex beside him one step farther is out of reach', () => {
    const short = plan('bear', 5, [[2, 0]]);
    expect(short).toMatchObject({ how: 'blocked', ground: 4, leap: 0, contact: false });
    expect(short.path).toHaveLength(4);
    expect(plan('bear', 4, [[2, 0]])).toMatchObject({ how: 'blocked', ground: 4, contact: true });
  });

  test('D-069: a blocked lane is walked round; beside the target it fights with control rows, without overrun', () => {
    expectScenario({
      start: 'men',
      beasts: [{ card: 'bull', at: [0, 0], facing: 0 }],
      men: [
        { card: 'valens', at: [-2, 0] },
        { card: 'syrus', at: [-1, 0] },
      ],
      dice: [19, 6, 2, 1],
      play: ['hold', 'valens strikes spearThrust', 'syrus strikes flail', 'valens defends none'],
      expect: [
        'charged bull target=valens distance=2 how=blocked D-069',
        'considered bull trigger=control steps=hook:fired',
        'attacked bull attack=hook chance=14',
      ],
      never: ['moved bull gait=overrun', 'moved bull gait=run-through'],
      finally: { bull: { at: [-1, -1] } },
    });
  });

  test('D-069: no way to a hex beside him: no attack', () => {
    expectScenario({
      start: 'men',
      beasts: [{ card: 'lion', at: [8, 0], facing: 0 }],
      men: [
        { card: 'valens', at: [6, 0] },
        { card: 'syrus', at: [7, 0] },
        { card: 'dama', at: [7, 1] },
        { card: 'gavius', at: [8, -1] },
      ],
      dice: [19, 6, 2, 2, 2],
      play: ['hold', 'valens strikes spearThrust', 'syrus strikes flail', 'dama strikes flail', 'gavius strikes flail'],
      expect: ['target-chosen lion target=valens', 'charged lion how=blocked run=0'],
      never: ['attacked lion', 'moved lion'],
      finally: { lion: { at: [8, 0], facing: 3, lastFought: null } },
      waiting: 'dice',
    });
  });

  describe('D-440: through men', () => {
    /** Where a bull that stops for nobody pushes those in its lane to on its way to a man at (q,r); null when it does not. */
    function pushes(q: number, r: number, others: readonly (readonly [number, number])[]) {
      const { how, pushed } = plan('bull', q, others, r, { through: 'trampled' });
      return how === 'charge' ? pushed : null;
    }

    test.each([
      [0, [0, 1], [-1, 2]],
      [1, [1, 1], [2, 0]],
      [2, [1, 2], [0, 3]],
      [3, [2, 2], [3, 1]],
      [4, [2, 3], [1, 4]],
    ] as const)('D-440: hex %i of a bent lane: ahead and right of the step into it, left where the lane goes on right', (_, at, to) =>
      expect(pushes(3, 3, [at])).toEqual([[1, ...to]]),
    );

    test('D-440: then back, right before left; with no hex to go to he bars the lane', () => {
      expect(
        pushes(3, 3, [
          [1, 1],
          [2, 0],
        ]),
      ).toEqual([[1, 0, 2]]);
      expect(
        pushes(3, 3, [
          [1, 1],
          [2, 0],
          [0, 2],
        ]),
      ).toEqual([[1, 1, 0]]);
      expect(
        pushes(3, 3, [
          [1, 1],
          [2, 0],
          [0, 2],
          [1, 0],
        ]),
      ).toBeNull();
    });

    test('D-440: nobody is pushed where somebody was pushed before him', () => {
      expect(
        pushes(5, 0, [
          [1, 0],
          [2, 0],
        ]),
      ).toEqual([
        [1, 1, 1],
        [2, 2, 1],
      ]);
      expect(
        pushes(5, 0, [
          [1, 0],
          [2, 0],
          [2, 1],
          [3, -1],
        ]),
      ).toEqual([
        [1, 1, 1],
        [2, 2, -1],
      ]);
    });

    test('D-440: it runs all the way and leaps over nobody, so it is stopped where its run alone does not reach', () => {
      const over = { through: 'bowlOver' };
      expect(plan('lion', 6, [[2, 0]], 0, over)).toMatchObject({ how: 'charge', ground: 5, leap: 0, pushed: [[1, 2, 1]] });
      expect(plan('lion', 7, [[2, 0]], 0, over)).toMatchObject({ how: 'blocked', pushed: [] });
      expect(plan('lion', 7, [], 0, over)).toMatchObject({ how: 'charge', ground: 4, leap: 2, pushed: [] });
    });
  });

  test('D-070: rows see run, leap included, and leap: bull at 3 gores, at 2 hooks', () => {
    const against = (card: string, q: number, steps: string, attack: string) =>
      expectScenario(
        round({
          beasts: [{ card, at: [0, 0], facing: 0 }],
          men: [{ card: 'bulla', at: [q, 0] }],
          expect: [`considered ${card} trigger=charge steps=${steps}`, `attacked ${card} attack=${attack}`],
        }),
      );
    against('bull', 3, 'gore:fired', 'gore');
    against('bull', 2, 'gore:run,hook:fired', 'hook');
    against('lion', 3, 'pounce:fired', 'pounce');
    against('lion', 2, 'pounce:leap,rush:fired', 'rush');
  });

  test('D-071: a charge that hits ends in contact, facing the target', () => {
    expectScenario(
      round({
        beasts: [{ card: 'bear', at: [0, -4], facing: 1 }],
        men: [{ card: 'bulla', at: [0, 0] }],
        dice: [10, 1],
        play: ['bulla defends none'],
        never: ['moved bear gait=overrun'],
        finally: { bear: { at: [0, -1], facing: 1 }, bulla: { at: [0, 0], posture: 'down' } },
      }),
    );
  });

  test('D-071: so does one that a Brace stops, although the defence succeeded', () => {
    expectScenario(
      round({
        beasts: [{ card: 'bull', at: [0, -4], facing: 1 }],
        men: [
          { card: 'valens', at: [0, 1] },
          { card: 'dama', at: [0, 2] },
        ],
        dice: [19, 13, 7],
        play: ['valens defends brace'],
        never: ['moved bull gait=overrun', 'attacked bull target=dama', 'held-back bull'],
        finally: { bull: { at: [0, 0], facing: 1, hp: 17 }, valens: { hp: 11 } },
      }),
    );
  });
});
