import { describe, expect, test } from 'vitest';
import type { BeastAttack } from '../../../../src/games/damnatio/rules/index.ts';
import { damnatio, huntIntent } from '../../../../src/games/damnatio/rules/index.ts';
import { core } from '../../../support/core-content.ts';
import { cardsOf, expectScenario, openScene, refusalOf, waysOf } from '../../../support/scenario.ts';
import type { Scene } from '../../../support/scenario.ts';

const at = (card: string, q: number, r: number, rest: object = {}) => ({ card, at: [q, r] as const, ...rest });
const pit = (card: string, rest: object = {}) => [{ card, at: [0, 0] as const, facing: 0, ...rest }];

/** A bear that has just missed Bulla, its last enemy, at (1,0); others stand by. */
const after = (others: Scene['men'], part: Partial<Scene> = {}): Scene => ({
  start: 'beast',
  control: 'beast',
  beasts: pit('bear', { lastFought: 'bulla' }),
  men: [at('bulla', 1, 0), ...others!],
  dice: [1],
  play: ['bulla defends none'],
  ...part,
});

test('D-128: adjacent men who were not the target may attack, the others may move', () => {
  const scene = after([at('dama', -1, 0), at('syrus', -3, 0)]);
  expectScenario({ ...scene, waiting: 'bystanders dama syrus', finally: { bout: { phase: 'bystanders' } } });
  const hunt = openScene(scene);
  expect(waysOf(hunt, 'dama')).toEqual(['strike']);
  expect(waysOf(hunt, 'syrus')).toEqual(['move']);
  expect(refusalOf(scene, 'dama to (-2,0)')).toEqual({ rule: 'D-128', reason: 'adjacent' });
  expect(refusalOf(scene, 'syrus strikes stab')).toEqual({ rule: 'D-128', reason: 'not-adjacent' });
});

test('D-128: voluntary, in the order the player likes, once each', () => {
  const scene = after([at('dama', -1, 0), at('syrus', -3, 0)]);
  expectScenario({ ...scene, play: [...scene.play!, 'done'], never: ['attacked dama', 'moved syrus'], waiting: 'dice' });
  const both = { ...scene, dice: [1, 2], play: [...scene.play!, 'syrus to (-4,0)', 'dama strikes stab'] };
  expectScenario({ ...both, waiting: 'bystanders' });
  expect(refusalOf(both, 'dama strikes stab')).toEqual({ rule: 'D-107', reason: 'has-attacked' });
  expect(refusalOf(both, 'syrus to (-3,0)')).toEqual({ rule: 'D-128', reason: 'has-moved' });
});

test('D-128: adjacency is that after the action of the beast', () => {
  expectScenario({
    start: 'beast',
    beasts: pit('lion'),
    men: [at('bulla', 5, 0), at('dama', 4, 1, { stamina: 11 }), at('syrus', -8, 0)],
    dice: [10, 1],
    play: ['bulla defends none'],
    finally: { lion: { at: [4, 0] } },
    waiting: 'bystanders dama syrus',
  });
  const hunt = openScene({
    start: 'beast',
    beasts: pit('lion'),
    men: [at('bulla', 5, 0), at('dama', 4, 1), at('syrus', -8, 0)],
    dice: [10, 1],
    play: ['bulla defends none'],
  });
  expect([waysOf(hunt, 'dama'), waysOf(hunt, 'syrus')]).toEqual([['strike'], ['move']]);
});

test('D-128: a phase without anybody eligible is passed over', () => {
  expectScenario(after([], { waiting: 'dice' }));
  expectScenario(after([at('dama', -1, 0, { stamina: 0 })], { waiting: 'bystanders dama' }));
});

/** The bull with another overrun: it misses Bulla and runs on over Gavius, who lives. */
function runOver(change: Partial<BeastAttack>) {
  const { bull } = core.damnatio.beasts;
  const trampled = { ...bull!.attacks['trampled']!, knockdown: null, ...change };
  const rules = damnatio({ ...core.damnatio, beasts: { bull: { ...bull!, attacks: { ...bull!.attacks, trampled } } } });
  const scene: Scene = {
    start: 'beast',
    beasts: pit('bull'),
    men: [at('bulla', 4, 0), at('gavius', 5, 0)],
    dice: [1, 1],
    play: ['bulla defends none'],
  };
  return { rules, scene };
}

test('D-129: thrown is not moved: a bystander tossed by an overrun that tosses has not moved, but is Down and may only stand', () => {
  const { rules, scene } = runOver({ toss: { hexes: 3, atDamage: 0 } });
  const last = { bull: { at: [7, 0] }, gavius: { at: [8, 0], posture: 'down', moved: false } } as const;
  expectScenario({ ...scene, expect: ['condition gavius condition=down D-091'], finally: last, waiting: 'bystanders gavius' }, rules);
  expectScenario(
    { ...scene, play: [...scene.play!, 'gavius stands', 'done'], finally: { gavius: { posture: 'standing' } }, waiting: 'dice' },
    rules,
  );
});

test('D-129: lying beside the beast he may stand, not strike From the ground', () => {
  const scene = after([at('syrus', -1, 0, { condition: 'down' })]);
  expect(waysOf(openScene(scene), 'syrus')).toEqual(['stand']);
  expect(cardsOf(openScene(scene), 'syrus')).toEqual([]);
  expect(refusalOf(scene, 'syrus strikes grounded')).toEqual({ rule: 'D-128', reason: 'not-adjacent' });
});

test('D-129: an overrun is no movement of the man: he who still stands beside it may attack', () => {
  const { rules, scene } = runOver({});
  const men = [at('bulla', 4, 0), at('gavius', 6, 0)];
  expectScenario(
    {
      ...scene,
      men,
      play: [...scene.play!, 'gavius strikes stab'],
      dice: [1, 1, 2],
      expect: ['moved bull gait=overrun', 'attacked gavius target=bull'],
    },
    rules,
  );
});

test('D-130: a Down bystander may stand, adjacent or not, and does no more', () => {
  const scene = after([at('gavius', -1, 0, { condition: 'down' }), at('dama', -5, 0, { condition: 'down' })]);
  expectScenario({
    ...scene,
    play: [...scene.play!, 'gavius stands', 'dama stands', 'done'],
    finally: { gavius: { posture: 'standing' }, dama: { posture: 'standing' } },
    waiting: 'dice',
  });
  const stood = { ...scene, play: [...scene.play!, 'gavius stands', 'dama stands'] };
  expect(refusalOf(stood, 'gavius strikes stab')).toEqual({ rule: 'D-132', reason: 'has-moved' });
  expect(refusalOf(stood, 'dama to (-4,0)')?.rule).toBe('D-128');
  expect(refusalOf(scene, 'dama to (-4,0)')).toEqual({ rule: 'D-136', reason: 'posture' });
});

test('D-131: gripped bystanders do nothing', () => {
  const scene = after([at('dama', -1, 0, { condition: 'held' }), at('syrus', -5, 0)]);
  expectScenario({ ...scene, waiting: 'bystanders syrus' });
  expect(waysOf(openScene(scene), 'dama')).toEqual([]);
  expect(refusalOf(scene, 'dama struggles')).toEqual({ rule: 'D-131', reason: 'gripped' });
  expect(refusalOf(scene, 'dama strikes grounded')).toEqual({ rule: 'D-131', reason: 'gripped' });
});

test('D-132: who moves may not attack, even if he ends adjacent', () => {
  const scene = after([at('valens', -3, 0)]);
  expectScenario({ ...scene, play: [...scene.play!, 'valens to (-1,0)'], waiting: 'bystanders' });
  expect(refusalOf({ ...scene, play: [...scene.play!, 'valens to (-1,0)'] }, 'valens strikes stab')).toEqual({
    rule: 'D-132',
    reason: 'has-moved',
  });
});

test('D-133: the target does nothing more', () => {
  const scene = after([at('syrus', -5, 0)]);
  expect(waysOf(openScene(scene), 'bulla')).toEqual([]);
  for (const line of ['bulla strikes stab', 'bulla to (2,0)'])
    expect(refusalOf(scene, line)).toEqual({ rule: 'D-133', reason: 'was-target' });
});

describe('D-133: both men of a sweep are targets', () => {
  const swept = (part: Partial<Scene> = {}): Scene => ({
    start: 'beast',
    beasts: pit('bear', { lastFought: 'bulla' }),
    men: [at('bulla', 1, 0), at('gavius', 0, 1), at('dama', -1, 0), at('syrus', -5, 0)],
    dice: [1, 2],
    play: ['bulla defends none', 'gavius defends none'],
    ...part,
  });

  test('D-133 D-094: neither attacks nor moves as a bystander, the others do', () => {
    expectScenario(swept({ waiting: 'bystanders dama syrus' }));
    const hunt = openScene(swept());
    expect(['bulla', 'gavius', 'dama', 'syrus'].map((man) => waysOf(hunt, man))).toEqual([[], [], ['strike'], ['move']]);
    for (const line of ['gavius strikes stab', 'gavius to (1,1)', 'bulla strikes stab']) {
      expect(refusalOf(swept(), line)).toEqual({ rule: 'D-133', reason: 'was-target' });
    }
  });

  test('D-133 D-130: nor does the second man stand up when the sweep fells him to the ground', () => {
    const downed = swept({ dice: [1, 12, 1, 1], play: ['bulla defends none', 'gavius defends parry'] });
    expectScenario({ ...downed, finally: { gavius: { posture: 'down' } }, waiting: 'bystanders dama syrus' });
    expect(refusalOf(downed, 'gavius stands')).toEqual({ rule: 'D-133', reason: 'was-target' });
  });

  test('D-133: with nobody else there the round ends, also when the first man falls', () => {
    const two = swept({ men: [at('bulla', 1, 0), at('gavius', 0, 1)], waiting: 'dice' });
    expectScenario(two);
    expectScenario({ ...two, dice: [20, 2], expect: ['felled bulla'] });
  });

  test('D-133: the intent names the second man beforehand, in the front or flank of the beast as it then stands', () => {
    const intent = (scene: Scene) => huntIntent(openScene(scene))!.ifBeast[0]!;
    const before = intent(swept({ start: 'men', dice: [], play: [] }));
    expect([before.man.id, before.attack?.id, before.swept.map(({ id }) => id)]).toEqual(['bulla', 'sweep', ['gavius']]);
    const alone = intent(swept({ start: 'men', dice: [], play: [], men: [at('bulla', 1, 0), at('gavius', -1, 0)] }));
    expect([alone.attack?.id, alone.swept]).toEqual(['hug', []]);
  });

  test('D-133 D-181: who was pushed forward has been attacked too', () => {
    const pushed: Scene = {
      start: 'beast',
      lex: { optionalCards: true },
      beasts: pit('lion', { lastFought: 'bulla' }),
      men: [at('bulla', 1, 0), at('valens', 1, -1, { condition: 'down' }), at('dama', -5, 0)],
      dice: [10, 20, 1],
      play: ['bulla defends humanShield'],
    };
    expectScenario({ ...pushed, expect: ['wounded valens'], waiting: 'bystanders dama' });
    expect(refusalOf(pushed, 'valens stands')).toEqual({ rule: 'D-133', reason: 'was-target' });
  });
});

test('D-134: a weapon of reach 2 does not make its bearer adjacent: he may move, not attack', () => {
  const scene = after([at('valens', -2, 0)]);
  expect(waysOf(openScene(scene), 'valens')).toEqual(['move']);
  expect(refusalOf(scene, 'valens strikes spearThrust')).toEqual({ rule: 'D-128', reason: 'not-adjacent' });
});

test('D-135: no answer to the hits of bystanders', () => {
  const hit = after([at('dama', -1, 0)], { dice: [1, 19, 4], play: ['bulla defends none', 'dama strikes desperate', 'done'] });
  expectScenario({
    ...hit,
    expect: ['wounded bear by=dama net=7'],
    never: ['attacked bear target=dama', 'faced bear'],
    finally: { bear: { facing: 0, lastFought: 'bulla' } },
    waiting: 'dice',
  });
});

test('D-135: with lex counterInBeastRounds the beast whirls and counters', () => {
  const lex = { counterInBeastRounds: true };
  expectScenario(
    after([at('dama', -1, 0)], {
      lex,
      dice: [1, 19, 4],
      play: ['bulla defends none', 'dama strikes desperate', 'done'],
      expect: ['target-chosen bear target=dama why=most-damage', 'faced bear to=3', 'attacked bear target=dama attack=cuff'],
      waiting: 'defend dama',
    }),
  );
  expectScenario(
    after([at('dama', -1, 0)], {
      lex,
      dice: [1, 2],
      play: ['bulla defends none', 'dama strikes stab', 'done'],
      never: ['faced bear'],
      waiting: 'dice',
    }),
  );
});
