import { describe, expect, test } from 'vitest';
import { cardsOf, expectScenario, manOf, openScene, refusalOf } from '../../../support/scenario.ts';
import type { Scene } from '../../../support/scenario.ts';

const at = (card: string, q: number, r: number, rest: object = {}) => ({ card, at: [q, r] as const, ...rest });
const pit = (card: string, rest: object = {}) => [{ card, at: [0, 0] as const, facing: 0, ...rest }];
const men = (part: Partial<Scene>): Scene => ({
  start: 'men',
  control: 'men',
  beasts: pit('lion'),
  men: [],
  dice: [],
  play: ['hold'],
  ...part,
});

describe('fumbles', () => {
  const fumble = (die: number, part: Partial<Scene> = {}) =>
    expectScenario(men({ men: [at('dama', -1, 0)], dice: [1, die], play: ['hold', 'dama strikes stab'], ...part }));

  test('D-147: a 1 is a miss and a d6: 1-2 lose 1 Stamina', () => {
    for (const die of [1, 2])
      fumble(die, {
        expect: [
          'rolled dama roll.why=to-hit roll.result=fumble D-147',
          `rolled dama roll.why=fumble roll.dice=1d6 roll.total=${die}`,
          'stamina dama from=10 to=9 D-147',
        ],
        never: ['wounded lion', 'target-chosen lion'],
      });
  });

  test('D-147: 3-4 Down', () => {
    for (const die of [3, 4])
      fumble(die, { expect: ['condition dama condition=down gained=true D-147'], finally: { dama: { posture: 'down' } } });
  });

  test('D-147: 5 the weapon drops in his hex', () => {
    fumble(5, { expect: ['item dama item=cudgel how=dropped D-147'], finally: { dama: { weapon: null, hp: 8 } } });
    const hunt = openScene(men({ men: [at('dama', -1, 0), at('bulla', 0, -1)], dice: [1, 5], play: ['hold', 'dama strikes stab'] }));
    expect(hunt.state.weapons[0]).toMatchObject({ cell: manOf(hunt, 'dama').cell, drops: 1, broken: false });
  });

  test('D-147: 6 he cuts himself, and may fall by it', () => {
    fumble(6, { expect: ['wounded dama by=null raw=1 net=1 from=8 to=7 D-147'] });
    fumble(6, { men: [at('dama', -1, 0, { hp: 1 }), at('syrus', 8, 0)], expect: ['felled dama dead=true'] });
  });

  test('D-147: a Desperate blow fumbles on 1 and 2, other cards on 1 only', () => {
    for (const face of [1, 2])
      expectScenario(
        men({
          men: [at('dama', -1, 0)],
          dice: [face, 1],
          play: ['hold', 'dama strikes desperate'],
          expect: ['rolled dama roll.result=fumble'],
        }),
      );
    expectScenario(
      men({ men: [at('dama', -1, 0)], dice: [3], play: ['hold', 'dama strikes desperate'], expect: ['rolled dama roll.result=miss'] }),
    );
    expectScenario(
      men({ men: [at('dama', -1, 0)], dice: [2], play: ['hold', 'dama strikes stab'], expect: ['rolled dama roll.result=miss'] }),
    );
  });

  test('D-147: a fumble is no hit: nobody is answered', () => {
    fumble(1, { never: ['attacked lion'], waiting: 'dice' });
  });
});

describe('without weapon', () => {
  const bare = men({ men: [at('dama', 1, 0, { weapon: 'none' })] });

  test('D-148: only Stab, Goad, Sand, Flail', () => {
    expect(cardsOf(openScene(bare), 'dama')).toEqual(['stab', 'goad', 'sand', 'flail']);
    expect(cardsOf(openScene(men({ men: [at('bulla', 1, 0, { weapon: 'none' })] })), 'bulla')).toEqual(['stab', 'goad', 'sand', 'flail']);
    expect(refusalOf(men({ men: [at('valens', -2, 0, { weapon: 'none' }), at('dama', -1, 0)] }), 'valens strikes stab')).toEqual({
      rule: 'D-108',
      reason: 'out-of-reach',
    });
  });

  test('D-148: so a man without weapon who lies Down has no attack', () => {
    expectScenario(men({ men: [at('dama', -1, 0, { weapon: 'none', condition: 'down' })], never: ['attacked dama'], waiting: 'dice' }));
  });

  test.each([
    [1, 1],
    [2, 1],
    [3, 2],
    [4, 2],
  ])('D-148: damage 1d2 is a d4 halved, rounded up: %i is %i', (face, die) => {
    expectScenario({
      ...bare,
      dice: [19, face],
      play: ['hold', 'dama strikes stab'],
      expect: [
        `rolled dama roll.why=damage roll.dice=1d4 roll.faces=${face} roll.modifiers=D-148:${die - face} roll.total=${die} D-148`,
        `wounded lion raw=${die} net=${die - 1}`,
      ],
    });
  });

  test('D-148: the Defend cards of the weapon are gone too', () => {
    const scene: Scene = { start: 'beast', beasts: pit('lion'), men: [at('valens', 4, 0, { weapon: 'none' })], dice: [] };
    expect(cardsOf(openScene(scene), 'valens')).not.toContain('brace');
    expect(cardsOf(openScene({ ...scene, men: [at('valens', 4, 0)] }), 'valens')).toContain('brace');
  });

  test('D-149: the weapon of a noxius that drops a second time breaks for good', () => {
    const again = (card: string) =>
      men({ men: [at(card, -1, 0, { weaponDrops: 1 }), at('bulla', 8, 0)], dice: [1, 5, 1, 10], play: ['hold', `${card} strikes stab`] });
    expectScenario({ ...again('dama'), expect: ['item dama how=broken D-149'], finally: { dama: { weapon: null } } });
    expect(refusalOf({ ...again('dama'), play: ['hold', 'dama strikes stab', 'move'] }, 'dama to (-1,0) pick-up')).toEqual({
      rule: 'D-103',
      reason: 'nothing-to-pick-up',
    });
  });

  test('D-149: a first drop does not break it, nor does that of a bestiarius ever', () => {
    expectScenario(men({ men: [at('dama', -1, 0)], dice: [1, 5], play: ['hold', 'dama strikes stab'], expect: ['item dama how=dropped'] }));
    expectScenario(
      men({
        men: [at('mamertinus', -1, 0, { weaponDrops: 1 })],
        dice: [1, 5],
        play: ['hold', 'mamertinus strikes stab'],
        expect: ['item mamertinus how=dropped'],
      }),
    );
  });
});

describe('criticals', () => {
  test('D-150: a 20 hits, with the maximum and 2 more, without a damage die, less hide: 4+2-1', () => {
    expectScenario(
      men({
        men: [at('syrus', -1, 1)],
        dice: [20],
        play: ['hold', 'syrus strikes stab'],
        expect: ['rolled syrus roll.result=critical D-150', 'wounded lion raw=4 modifiers=D-150:2,D-034:-1 net=5'],
        never: ['rolled syrus roll.why=damage'],
      }),
    );
  });

  test('D-150: also where the chance is 1 in 20, and with the addition of the card', () => {
    expectScenario(
      men({
        men: [at('syrus', 1, 0)],
        dice: [20],
        play: ['hold', 'syrus strikes desperate'],
        expect: ['rolled syrus roll.chance=1 roll.result=critical', 'wounded lion modifiers=D-157:4,D-150:2,D-034:-1 net=9'],
      }),
    );
  });

  test('D-150: a card without damage does none', () => {
    expectScenario(
      men({
        men: [at('syrus', -1, 0)],
        dice: [20],
        play: ['hold', 'syrus strikes goad'],
        expect: ['rolled syrus roll.result=critical', 'condition syrus condition=provoker'],
        never: ['wounded lion'],
      }),
    );
  });
});
