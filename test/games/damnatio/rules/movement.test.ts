import type { HuntScenario } from '../../../../src/games/damnatio/desk/index.ts';
import { describe, expect, test } from 'vitest';
import { cellAt } from '../../../../src/engine/hex/index.ts';
import { damnatio, reachOf } from '../../../../src/games/damnatio/rules/index.ts';
import type { Hunt } from '../../../../src/games/damnatio/rules/index.ts';
import { runScenario } from '../../../../src/session/index.ts';
import { core, kitWith } from '../../../support/core-content.ts';
import { cardsOf, expectScenario, manOf, openScene, placeOf, refusalOf, waysOf } from '../../../support/scenario.ts';
import type { Scene } from '../../../support/scenario.ts';

const at = (card: string, q: number, r: number, rest: object = {}) => ({ card, at: [q, r] as const, ...rest });
const pit = (card: string, rest: object = {}) => [{ card, at: [0, 0] as const, facing: 0, ...rest }];
const men = (part: Partial<Scene>): Scene => ({ start: 'men', control: 'men', beasts: pit('lion'), men: [], dice: [], ...part });

/** Movement points to a hex; -1 when it is out of reach. */
function costTo(hunt: Hunt, figure: string, q: number, r: number): number {
  const view = { world: hunt.world, state: hunt.state };
  return reachOf(view, manOf(hunt, figure)).cost[cellAt(hunt.world.arena, q, r)]!;
}

describe('the order', () => {
  test('D-095: MOVE or HOLD for the whole side is asked first', () => {
    const scene = men({ men: [at('bulla', 5, 0), at('dama', -5, 0)] });
    expectScenario({ ...scene, waiting: 'order bulla dama' });
    expect(openScene(scene).actions()).toEqual([
      { type: 'order', order: 'move' },
      { type: 'order', order: 'hold' },
    ]);
    expect(refusalOf(scene, 'bulla to (4,0)')?.rule).toBe('D-095');
    expectScenario({ ...scene, play: ['move'], expect: ['ordered order=move D-095'], waiting: 'moves bulla dama' });
  });

  test('D-095: with lex anySubset there is no order: any of them may move', () => {
    const scene = men({ lex: { anySubset: true }, men: [at('bulla', 5, 0), at('dama', -5, 0)] });
    expectScenario({ ...scene, waiting: 'moves bulla dama' });
    expectScenario({
      ...scene,
      play: ['dama to (-4,0)', 'done'],
      finally: { bulla: { at: [5, 0] }, dama: { at: [-4, 0] } },
      waiting: 'dice',
    });
    expectScenario({ ...scene, play: ['done'], waiting: 'dice' });
    expect(refusalOf(men({ men: scene.men!, play: ['move', 'dama to (-4,0)'] }), 'done')).toEqual({
      rule: 'D-096',
      reason: 'all-must-move',
    });
  });

  test('D-096: under MOVE every man able to move spends a point: a pivot there and back is legal', () => {
    const scene = men({ men: [at('bulla', -1, 0)], play: ['move'] });
    expect(refusalOf(scene, 'done')).toEqual({ rule: 'D-096', reason: 'all-must-move' });
    expect(refusalOf(scene, 'bulla to (-1,0) D0')).toBeNull();
    expectScenario({
      ...scene,
      play: ['move', 'bulla to (-1,0) D0', 'done'],
      never: ['moved bulla', 'faced bulla'],
      finally: { bulla: { moved: true, facing: 0 } },
      waiting: 'strikes bulla',
    });
    expect(refusalOf({ ...scene, play: ['move', 'bulla to (-1,0) D0'] }, 'bulla to (-2,0)')).toEqual({
      rule: 'D-096',
      reason: 'has-moved',
    });
  });

  test('D-096: a Down man stands, and that is all he can do; a gripped man is not able to move', () => {
    const scene = men({ men: [at('bulla', 3, 0, { condition: 'down' }), at('dama', 1, 0, { condition: 'pinned' })], play: ['move'] });
    const hunt = openScene(scene);
    expect(waysOf(hunt, 'bulla')).toEqual(['stand']);
    expect(waysOf(hunt, 'dama')).toEqual(['struggle']);
    expect(refusalOf(scene, 'bulla to (4,0)')).toEqual({ rule: 'D-136', reason: 'posture' });
    expect(refusalOf({ ...scene, play: ['move', 'bulla stands'] }, 'done')).toBeNull();
  });

  test('D-097: under HOLD nobody spends points and nobody stands; gripped men may still struggle', () => {
    const scene = men({ men: [at('dama', 3, 0, { condition: 'down' }), at('bulla', 1, 0, { condition: 'pinned' })], play: ['hold'] });
    expectScenario({ ...scene, waiting: 'moves bulla' });
    expect(refusalOf(scene, 'dama stands')).toEqual({ rule: 'D-097', reason: 'hold' });
    expect(refusalOf(scene, 'dama to (4,0)')).toEqual({ rule: 'D-097', reason: 'hold' });
    expect(refusalOf(scene, 'bulla struggles')).toBeNull();
    expectScenario(men({ men: [at('dama', 3, 0)], play: ['hold'], waiting: 'dice' }));
  });

  test('D-098: all movement ends before the first attack', () => {
    const scene = men({ men: [at('bulla', -1, 0), at('dama', 0, -1)], play: ['move', 'bulla to (-1,0) D0'] });
    expect(refusalOf(scene, 'bulla strikes stab')).toEqual({ rule: 'D-098', reason: 'not-now' });
    const striking = { ...scene, play: [...scene.play!, 'dama to (0,-1) D1', 'done', 'bulla strikes stab'], dice: [2] };
    expect(refusalOf(striking, 'dama to (0,-2)')).toEqual({ rule: 'D-098', reason: 'not-now' });
    expectScenario({ ...striking, waiting: 'strikes dama' });
  });
});

describe('movement points', () => {
  test('D-099: Movement 4 is 4 hexes, each free', () => {
    const hunt = openScene(men({ men: [at('dama', -6, 0), at('syrus', -5, 0)] }));
    expect(costTo(hunt, 'dama', -2, 0)).toBe(-1); // four hexes away, but Syrus stands on the only straight way
    expect(costTo(hunt, 'dama', -3, 0)).toBe(4);
    expect(costTo(hunt, 'dama', -5, 0)).toBe(-1);
    expect(costTo(hunt, 'dama', -6, 4)).toBe(4);
    expect(costTo(hunt, 'dama', -6, 5)).toBe(-1);
    const scene = men({ men: [at('dama', -6, 0)], play: ['move'] });
    expect(refusalOf(scene, 'dama to (-2,0)')).toBeNull();
    expect(refusalOf(scene, 'dama to (-1,0)')).toEqual({ rule: 'D-099', reason: 'out-of-reach' });
    expect(refusalOf(scene, 'dama to (-9,0)')).toEqual({ rule: 'D-099', reason: 'out-of-reach' });
    expect(refusalOf(scene, 'dama to (0,0)')?.rule).toBe('D-099');
  });

  test('D-099: he may not stand where another stands, nor walk through him', () => {
    const hunt = openScene(men({ men: [at('dama', 8, 0), at('syrus', 7, 0), at('gavius', 7, 1), at('bulla', 8, -1)] }));
    expect(reachOf({ world: hunt.world, state: hunt.state }, manOf(hunt, 'dama')).cells).toEqual([manOf(hunt, 'dama').cell]);
  });

  test('D-100: a step between two hexes beside the beast costs 2', () => {
    const hunt = openScene(men({ men: [at('dama', 1, 0), at('syrus', -4, 0)] }));
    expect(costTo(hunt, 'dama', 0, 1)).toBe(2);
    expect(costTo(hunt, 'dama', -1, 1)).toBe(4);
    expect(costTo(hunt, 'dama', 2, 0)).toBe(1);
    expect(costTo(hunt, 'dama', -1, 0)).toBe(-1);
    expect(costTo(hunt, 'syrus', -1, 0)).toBe(3);
  });

  test('D-101: a pivot is 1 point a hexside; free after entering a hex', () => {
    const scene = men({ men: [at('dama', -6, 0, { facing: 0 })], play: ['move'] });
    for (const facing of [0, 1, 2, 3, 4, 5]) expect(refusalOf(scene, `dama to (-6,0) D${facing}`)).toBeNull();
    for (const facing of [0, 3, 5]) expect(refusalOf(scene, `dama to (-2,0) D${facing}`)).toBeNull();
    expectScenario({ ...scene, play: ['move', 'dama to (-2,0) D3', 'done'], finally: { dama: { at: [-2, 0], facing: 3 } } });
  });

  test('D-101: an attacker turns toward the beast at no cost', () => {
    expectScenario(
      men({
        men: [at('bulla', -1, 0, { facing: 3 })],
        dice: [2],
        play: ['hold', 'bulla strikes stab'],
        expect: ['faced bulla from=3 to=0 D-101', 'card-played bulla'],
      }),
    );
  });

  test('D-096 D-101: there and back is 2 points: too much for a man with Movement 1, who may turn one hexside', () => {
    const { dama } = core.damnatio.men;
    const slow = damnatio({ ...core.damnatio, men: { dama: { ...dama!, ratings: { ...dama!.ratings, movement: 1 } } } });
    const pivot = (facing: number, problems: string[]) =>
      expect(
        runScenario(kitWith('damnatio', slow.content), {
          name: 'slow',
          ruleset: 'damnatio',
          start: 'men',
          beasts: pit('lion'),
          men: [at('dama', -6, 0, { facing: 0 })],
          dice: [],
          play: ['move', `dama to (-6,0) D${facing}`],
        } as HuntScenario).problems,
      ).toEqual(problems);
    pivot(1, []);
    pivot(0, ['"dama to (-6,0) D0" is refused: movement-points [D-099]']);
    pivot(2, ['"dama to (-6,0) D2" is refused: movement-points [D-099]']);
  });

  test('D-102: standing up is the whole move, and no attack follows in this phase', () => {
    const scene = men({ men: [at('dama', -1, 0, { condition: 'down' })], play: ['move', 'dama stands', 'done'] });
    expectScenario({
      ...scene,
      expect: ['condition dama condition=down gained=false D-102'],
      never: ['attacked dama'],
      finally: { dama: { posture: 'standing', at: [-1, 0] } },
      waiting: 'dice',
    });
    expect(
      refusalOf(
        men({ men: [...scene.men!, at('bulla', 0, -1)], play: ['move', 'dama stands', 'bulla to (0,-1) D1', 'done'] }),
        'dama strikes stab',
      ),
    ).toEqual({ rule: 'D-102', reason: 'no-attack-left' });
  });

  test('D-102: also as bystander in a beast round', () => {
    const scene: Scene = {
      start: 'bystanders',
      beasts: pit('lion'),
      men: [at('dama', -1, 0, { condition: 'down' })],
      dice: [],
      play: ['dama stands'],
    };
    expect(waysOf(openScene({ ...scene, play: [] }), 'dama')).toEqual(['stand']);
    expect(refusalOf(scene, 'dama strikes stab')).toEqual({ rule: 'D-132', reason: 'has-moved' });
  });

  /** Dama beside the lion has just dropped his stave by a fumble; next round is the men's. */
  const dropped = men({
    beasts: pit('lion'),
    men: [at('dama', -1, 0), at('bulla', 6, 0)],
    dice: [2, 5, 1, 10],
    play: ['hold', 'dama strikes desperate', 'move'],
  });

  test('D-103: picking up the weapon in his hex costs 2 points: 2 of 4 are left for turning or walking', () => {
    expectScenario({
      ...dropped,
      play: [...dropped.play!, 'dama to (-1,0) D0 pick-up'],
      expect: ['item dama how=dropped', 'item dama how=picked-up D-103'],
      finally: { dama: { weapon: 'dama' } },
    });
    expect(refusalOf(dropped, 'dama to (-1,0) D2 pick-up')).toBeNull();
    expect(refusalOf(dropped, 'dama to (-1,0) D3 pick-up')).toEqual({ rule: 'D-099', reason: 'movement-points' });
  });

  test('D-103: he may pick it up and walk on with the 2 points left', () => {
    expect(refusalOf(dropped, 'dama to (-3,0) pick-up')).toBeNull();
    expect(refusalOf(dropped, 'dama to (-4,0) pick-up')).toEqual({ rule: 'D-099', reason: 'movement-points' });
    const scene = { ...dropped, play: [...dropped.play!, 'dama to (-3,0) D3 pick-up'] };
    expectScenario({ ...scene, expect: ['item dama how=picked-up', 'moved dama gait=walk'], finally: { dama: { weapon: 'dama' } } });
    const hunt = openScene(scene);
    expect(placeOf(hunt, 'dama')).toEqual([-3, 0]);
    expect(manOf(hunt, 'dama').weapon).toBe(0);
  });

  test('D-103: he may walk to it, if 2 points are left; only with empty hands, and only where one lies', () => {
    const away = {
      ...dropped,
      dice: [...dropped.dice, 1, 10],
      play: [...dropped.play!, 'dama to (-3,0)', 'bulla to (5,0)', 'done', 'move'],
    };
    expect(refusalOf(away, 'dama to (-1,0) pick-up')).toBeNull();
    expect(refusalOf(away, 'dama to (-2,0) pick-up')).toEqual({ rule: 'D-103', reason: 'nothing-to-pick-up' });
    expect(refusalOf(dropped, 'bulla to (5,0) pick-up')).toEqual({ rule: 'D-103', reason: 'hands-full' });
    const walk = 'moved dama gait=walk';
    const scene = { ...away, play: [...away.play, 'dama to (-1,0) pick-up'] };
    expectScenario({ ...scene, expect: [walk, walk, 'item dama how=picked-up'], finally: { dama: { weapon: 'dama' } } });
    const lifted = openScene(scene);
    expect([placeOf(lifted, 'dama'), manOf(lifted, 'dama').weapon, lifted.state.weapons[0]!.cell]).toEqual([[-1, 0], 0, -1]);
    const farther = { ...away, play: away.play.map((line) => line.replace('dama to (-3,0)', 'dama to (-4,0)')) };
    expect(refusalOf(farther, 'dama to (-1,0) pick-up')).toEqual({ rule: 'D-099', reason: 'movement-points' });
  });

  test('D-104: leaving contact costs no die and draws no attack', () => {
    expectScenario(
      men({
        men: [at('bulla', 1, 0)],
        play: ['move', 'bulla to (4,0)', 'done'],
        never: ['attacked lion', 'rolled lion roll.why=to-hit'],
        finally: { bulla: { at: [4, 0] }, lion: { facing: 0 } },
        waiting: 'dice',
      }),
    );
    expect(cardsOf(openScene(men({ men: [at('bulla', 1, 0)], play: ['move', 'bulla to (4,0)'] })), 'bulla')).toEqual([]);
  });
});
