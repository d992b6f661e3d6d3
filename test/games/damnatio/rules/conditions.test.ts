import { describe, expect, test } from 'vitest';
import { struggleChance } from '../../../../src/games/damnatio/rules/index.ts';
import { cardsOf, expectScenario, manOf, openScene, refusalOf, waysOf } from '../../../support/scenario.ts';
import type { Scene } from '../../../support/scenario.ts';

const at = (card: string, q: number, r: number, rest: object = {}) => ({ card, at: [q, r] as const, ...rest });
const pit = (card: string, rest: object = {}) => [{ card, at: [0, 0] as const, facing: 0, ...rest }];
const men = (part: Partial<Scene>): Scene => ({ start: 'men', control: 'men', beasts: pit('lion'), men: [], dice: [], ...part });
const attacked = (card: string, man: object, part: Partial<Scene> = {}): Scene => ({
  start: 'beast',
  control: 'beast',
  beasts: pit(card, { lastFought: 'bulla' }),
  men: [at('bulla', 1, 0, man)],
  dice: [],
  ...part,
});

test('D-136: Down: no move but standing, no attack but From the ground, only cards for that posture; +2 To Hit', () => {
  const down = men({ men: [at('bulla', -1, 0, { condition: 'down' }), at('dama', 5, 0)], play: ['move'] });
  expect(waysOf(openScene(down), 'bulla')).toEqual(['stand']);
  expect(cardsOf(openScene({ ...down, play: ['hold'] }), 'bulla')).toEqual(['grounded']);
  expect(cardsOf(openScene(attacked('lion', { condition: 'down' })), 'bulla')).toEqual(['flinch', 'rollAway', 'guardThroat', null]);
  expectScenario(
    attacked(
      'lion',
      { condition: 'down' },
      { dice: [1], play: ['bulla defends none'], expect: ['rolled lion roll.chance=18 roll.modifiers=D-136:2'] },
    ),
  );
  expectScenario(
    attacked(
      'lion',
      { condition: 'pinned' },
      { dice: [1], play: ['bulla defends none'], expect: ['attacked lion attack=maul chance=19 modifiers=D-136:2'] },
    ),
  );
  expectScenario(
    attacked(
      'bear',
      { condition: 'held' },
      {
        dice: [1],
        play: ['bulla defends none'],
        expect: ['attacked bear attack=crush chance=17'],
        never: ['rolled bear roll.modifiers=D-136:2'],
      },
    ),
  );
});

test('D-137: Pinned is Down and cannot stand: only a struggle', () => {
  const scene = men({ men: [at('bulla', 1, 0, { condition: 'pinned' }), at('dama', 5, 0)], play: ['move'] });
  expect(waysOf(openScene(scene), 'bulla')).toEqual(['struggle']);
  expect(refusalOf(scene, 'bulla stands')).toEqual({ rule: 'D-137', reason: 'gripped' });
  expect(refusalOf(scene, 'bulla to (2,0)')).toEqual({ rule: 'D-137', reason: 'gripped' });
  expect(manOf(openScene(scene), 'bulla')).toMatchObject({ pinned: true, down: true });
});

test('D-138: Held is upright and cannot move; only Flinch and From the ground', () => {
  const scene = men({ beasts: pit('bear'), men: [at('bulla', 1, 0, { condition: 'held' }), at('dama', 5, 0)], play: ['move'] });
  expect(manOf(openScene(scene), 'bulla')).toMatchObject({ held: true, down: false });
  expect(refusalOf(scene, 'bulla to (2,0)')).toEqual({ rule: 'D-137', reason: 'gripped' });
  expect(cardsOf(openScene(attacked('bear', { condition: 'held' })), 'bulla')).toEqual(['flinch', null]);
  expect(cardsOf(openScene({ ...scene, play: ['hold', 'done'] }), 'bulla')).toEqual(['grounded']);
});

describe('the struggle', () => {
  const chance = (man: string, friends: number) => {
    const ring = [
      [0, 1],
      [-1, 1],
      [-1, 0],
      [0, -1],
      [1, -1],
    ] as const;
    const names = ['syrus', 'dama', 'pyrrhus', 'gavius', 'valens'].filter((name) => name !== man);
    const others = names.slice(0, friends).map((card, i) => ({ card, at: ring[i]! }));
    const hunt = openScene(men({ men: [at(man, 1, 0, { condition: 'pinned' }), ...others] }));
    return struggleChance({ world: hunt.world, state: hunt.state }, manOf(hunt, man)).chance;
  };

  test('D-139: Strength + 4 + 2 for each standing man beside the beast, 18 at most', () => {
    expect([chance('bulla', 0), chance('bulla', 1), chance('bulla', 3)]).toEqual([8, 10, 14]);
    expect([chance('syrus', 0), chance('valens', 1), chance('valens', 3)]).toEqual([6, 11, 15]);
    expect(chance('mamertinus', 4)).toBe(18);
    const lying = openScene(
      men({ men: [at('bulla', 1, 0, { condition: 'pinned' }), at('dama', -1, 0, { condition: 'down' }), at('syrus', -2, 0)] }),
    );
    expect(struggleChance({ world: lying.world, state: lying.state }, manOf(lying, 'bulla')).chance).toBe(8);
  });

  const scene = men({ men: [at('bulla', 1, 0, { condition: 'pinned' }), at('dama', -1, 0)] });

  test('D-139: Strength 4 and 1 friend: free on 11; a freed Pinned man is Down', () => {
    expectScenario({
      ...scene,
      dice: [11],
      play: ['hold', 'bulla struggles'],
      expect: ['rolled bulla roll.why=struggle roll.chance=10 roll.needed=11 roll.modifiers=D-139:4,D-139:4,D-139:2 roll.result=success'],
      finally: { bulla: { posture: 'down' } },
    });
    expectScenario({
      ...scene,
      dice: [10],
      play: ['hold', 'bulla struggles'],
      expect: ['rolled bulla roll.result=failure'],
      finally: { bulla: { posture: 'pinned' } },
    });
  });

  test('D-139: no fumble and no critical, once a phase, in a human round only', () => {
    expectScenario({
      ...scene,
      dice: [1],
      play: ['hold', 'bulla struggles'],
      expect: ['rolled bulla roll.result=failure'],
      never: ['rolled bulla roll.why=fumble'],
      finally: { bulla: { posture: 'pinned', hp: 10, stamina: 13 } },
    });
    expectScenario({ ...scene, dice: [20], play: ['hold', 'bulla struggles'], expect: ['rolled bulla roll.result=success'] });
    expect(refusalOf({ ...scene, dice: [10], play: ['hold', 'bulla struggles'] }, 'bulla struggles')).toEqual({
      rule: 'D-139',
      reason: 'not-gripped',
    });
    expect(refusalOf({ ...scene, play: ['hold'] }, 'dama struggles')).toEqual({ rule: 'D-139', reason: 'not-gripped' });
  });

  test('D-139: a freed Held man stands', () => {
    expectScenario({
      ...scene,
      beasts: pit('bear'),
      men: [at('bulla', 1, 0, { condition: 'held' }), at('dama', -1, 0)],
      dice: [20],
      play: ['hold', 'bulla struggles'],
      finally: { bulla: { posture: 'standing' } },
    });
  });
});

describe('the end of a grip', () => {
  const prey = at('valens', 1, 0, { condition: 'pinned', stamina: 0 });

  test('D-140: a blow of 5 net frees all prey: Valens is free and Down', () => {
    expectScenario(
      men({
        men: [prey, at('dama', 0, 1, { condition: 'pinned', stamina: 0 }), at('bulla', -1, 0)],
        dice: [19, 5],
        play: ['hold', 'done', 'bulla strikes slash'],
        expect: [
          'wounded lion net=5',
          'condition valens condition=pinned gained=false D-140 D-043',
          'condition dama condition=pinned gained=false D-140',
        ],
        finally: { valens: { posture: 'down' }, dama: { posture: 'down' } },
      }),
    );
  });

  test('D-140: a charge frees it', () => {
    expectScenario(
      men({
        men: [prey, at('gavius', -2, 0)],
        dice: [19, 3],
        play: ['hold', 'done', 'gavius strikes stab'],
        expect: ['charged lion target=gavius', 'condition valens condition=pinned gained=false D-140'],
        finally: { valens: { posture: 'down' } },
      }),
    );
  });

  test('D-140: a run through frees it', () => {
    expectScenario({
      start: 'beast',
      beasts: pit('bull'),
      men: [at('bulla', 1, 0), at('dama', 0, 1, { condition: 'held' })],
      tie: 1,
      dice: [1],
      play: ['bulla defends none'],
      expect: ['moved bull gait=run-through'],
      finally: { dama: { posture: 'standing' } },
    });
  });

  test('D-140: the death of the beast frees it', () => {
    expectScenario(
      men({
        beasts: pit('lion', { hp: 1 }),
        men: [prey, at('bulla', -1, 0)],
        dice: [19, 1],
        play: ['hold', 'done', 'bulla strikes slash'],
        expect: ['felled lion', 'condition valens condition=pinned gained=false D-140', 'bout-ended'],
        waiting: 'over',
      }),
    );
  });

  test('D-140: nothing else does: an attack on the prey, a smaller blow with lex whirlDropsPrey off, a round that passes', () => {
    expectScenario(
      attacked(
        'lion',
        { condition: 'pinned' },
        { dice: [1], play: ['bulla defends none'], finally: { bulla: { posture: 'pinned' } }, waiting: 'dice' },
      ),
    );
  });
});

test('D-141: with Stamina 0 only cards of cost 0: Flinch, Goad, Flail', () => {
  expect(cardsOf(openScene(men({ men: [at('bulla', -1, 0, { stamina: 0 })], play: ['hold'] })), 'bulla')).toEqual(['goad', 'flail']);
  expect(cardsOf(openScene(attacked('lion', { stamina: 0 })), 'bulla')).toEqual(['flinch', null]);
});

describe('bleeding', () => {
  const end = (bleeding: number, part: Partial<Scene> = {}): Scene => ({
    start: 'round-end',
    lex: { wounds: true },
    beasts: pit('lion'),
    men: [at('bulla', 5, 0, { bleeding })],
    dice: [],
    ...part,
  });

  test('D-142: 1 damage at the end of a round, up to 3 in all', () => {
    expectScenario(end(3, { expect: ['wounded bulla net=1 D-142'], finally: { bulla: { hp: 9, bleeding: 2 } } }));
    expectScenario(
      end(3, {
        dice: [1, 10, 1, 10, 1, 10, 1, 10],
        play: ['hold', 'hold', 'hold'],
        finally: { bulla: { hp: 7, bleeding: 0 } },
        waiting: 'order bulla',
      }),
    );
    expectScenario(end(0, { never: ['wounded bulla'] }));
  });

  test('D-142: after the third it is over, which the log says; not of a man who bled to death', () => {
    const over = 'condition bulla condition=bleeding gained=false D-142';
    expectScenario(end(1, { expect: ['wounded bulla net=1', over] }));
    expectScenario(end(2, { never: [over] }));
    expectScenario(end(1, { men: [at('bulla', 5, 0, { bleeding: 1, hp: 1 })], expect: ['felled bulla', 'bout-ended'], never: [over] }));
  });

  test('D-142: a beast attack of 6 or more net opens a wound, only with lex wounds', () => {
    const hit = (wounds: boolean, bleeding: number) =>
      expectScenario({
        start: 'beast',
        lex: { wounds },
        beasts: pit('lion', { lastFought: 'valens' }),
        men: [at('valens', 1, 0), at('dama', -8, 0)],
        dice: [10, 1],
        play: ['valens defends none'],
        finally: { valens: { hp: 5, bleeding } },
        waiting: 'bystanders dama',
      });
    hit(true, 3);
    hit(false, 0);
  });

  test('D-142: 5 net open none; what rolled no To Hit opens none; a new wound begins again at 3', () => {
    const rake = (dice: number[], part: object) =>
      ({
        start: 'beast',
        lex: { wounds: true },
        beasts: pit('lion', { lastFought: 'mamertinus' }),
        men: [at('mamertinus', 1, 0, part), at('dama', -8, 0)],
        dice,
        play: ['mamertinus defends none'],
      }) as const;
    expectScenario({
      ...rake([10, 2], {}),
      expect: ['wounded mamertinus net=5'],
      finally: { mamertinus: { bleeding: 0 } },
      waiting: 'bystanders dama',
    });
    expectScenario({ ...rake([10, 3], {}), expect: ['wounded mamertinus net=6'], finally: { mamertinus: { bleeding: 3 } } });
    expectScenario({ ...rake([10, 3], { bleeding: 1 }), finally: { mamertinus: { bleeding: 3 } } });
    expectScenario({
      start: 'beast',
      lex: { wounds: true },
      beasts: pit('bull'),
      men: [at('dama', 4, 0), at('bulla', 5, 0)],
      dice: [1, 2],
      play: ['dama defends none'],
      expect: ['attacked bull target=bulla automatic=true', 'wounded bulla net=7'],
      finally: { bulla: { bleeding: 0 } },
    });
  });

  test('D-142: he bleeds every round until the wound is bound, and not in the round in which it is', () => {
    const scene = men({ lex: { wounds: true }, men: [at('bulla', 5, 0, { bleeding: 3 })] });
    expectScenario({
      ...scene,
      dice: [1, 10],
      play: ['hold', 'move', 'bulla binds', 'done'],
      expect: ['wounded bulla to=9', 'condition bulla condition=bleeding gained=false'],
      finally: { bulla: { hp: 9, bleeding: 0 } },
      waiting: 'dice',
    });
  });

  test('D-142: a move spent binding stops it', () => {
    const scene = men({ lex: { wounds: true }, men: [at('bulla', 5, 0, { bleeding: 2 })], play: ['move'] });
    expect(refusalOf(scene, 'bulla binds')).toBeNull();
    expectScenario({
      ...scene,
      play: ['move', 'bulla binds', 'done'],
      expect: ['condition bulla condition=bleeding gained=false D-142'],
      never: ['wounded bulla'],
      finally: { bulla: { bleeding: 0, hp: 10 } },
    });
    expect(refusalOf({ ...scene, play: ['move', 'bulla binds'] }, 'bulla to (4,0)')?.rule).toBe('D-096');
    expect(refusalOf(men({ men: [at('bulla', 5, 0)], play: ['move'] }), 'bulla binds')).toEqual({ rule: 'D-142', reason: 'not-bleeding' });
  });
});

describe('the fallen', () => {
  const struck = (card: string, hp: number, ...lines: string[]) =>
    expectScenario({
      start: 'beast',
      beasts: pit('lion', { lastFought: card }),
      men: [at(card, 1, 0, { hp }), at('dama', -8, 0)],
      dice: [10, 1],
      play: [`${card} defends none`],
      expect: lines,
      finally: { [card]: { posture: 'fallen', at: null } },
    });

  test('D-143: at 0 or less he is fallen and off the board; a noxius is dead', () => {
    struck('bulla', 6, 'wounded bulla net=6 to=0', 'felled bulla by=lion dead=true D-143');
  });

  test('D-143: a bestiarius is carried out alive above -5, dead at -5', () => {
    struck('bullarius', 1, 'wounded bullarius net=5 to=-4', 'felled bullarius dead=false');
    struck('bullarius', 4, 'felled bullarius dead=false');
    expectScenario({
      start: 'beast',
      beasts: pit('lion', { lastFought: 'bullarius' }),
      men: [at('bullarius', 1, 0, { hp: 1 }), at('dama', -8, 0)],
      dice: [10, 2],
      play: ['bullarius defends none'],
      expect: ['wounded bullarius to=-5', 'felled bullarius dead=true'],
    });
  });

  test('D-143: his hex is free again', () => {
    const scene: Scene = {
      start: 'beast',
      beasts: pit('lion', { lastFought: 'bulla' }),
      men: [at('bulla', 1, 0, { hp: 6 }), at('dama', 3, 0)],
      dice: [10, 1],
      play: ['bulla defends none'],
    };
    expect(refusalOf(scene, 'dama to (1,0)')).toBeNull();
  });
});
