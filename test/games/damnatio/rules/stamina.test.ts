import { expect, test } from 'vitest';
import { core } from '../../../support/core-content.ts';
import { expectScenario, refusalOf } from '../../../support/scenario.ts';
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

test('D-144: every card costs its printed Stamina when played, hit or miss', () => {
  const cost = (card: string, to: number, dice = [2]) =>
    expectScenario(
      men({
        men: [at('valens', 1, 0)],
        dice,
        play: ['hold', `valens strikes ${card}`],
        ...(to < 14 ? { expect: [`stamina valens from=14 to=${to} D-144`] } : { never: ['stamina valens'] }),
      }),
    );
  cost('stab', 13);
  cost('spearThrust', 12);
  cost('goad', 14);
  cost('desperate', 11, [3]);
  cost('sand', 13);
});

test('D-144: what he cannot pay he cannot play: a slash at 1, a Leap aside at 1', () => {
  expect(refusalOf(men({ men: [at('bulla', -1, 0, { stamina: 1 })] }), 'bulla strikes slash')).toEqual({
    rule: 'D-144',
    reason: 'stamina',
  });
  expect(refusalOf(men({ men: [at('bulla', -1, 0, { stamina: 1 })] }), 'bulla strikes stab')).toBeNull();
  const attacked: Scene = { start: 'beast', beasts: pit('lion'), men: [at('bulla', 4, 0, { stamina: 1 })], dice: [] };
  expect(refusalOf(attacked, 'bulla defends leapAside')).toEqual({ rule: 'D-144', reason: 'stamina' });
  expect(refusalOf(attacked, 'bulla defends dodge')).toBeNull();
});

test('D-144: never below 0, also by a fumble', () => {
  expectScenario(
    men({
      men: [at('bulla', -1, 0, { stamina: 1 })],
      dice: [1, 1],
      play: ['hold', 'bulla strikes stab'],
      expect: ['rolled bulla roll.why=fumble'],
      finally: { bulla: { stamina: 0 } },
    }),
  );
});

test('D-145: a standing, ungripped man who neither attacked nor was attacked regains 1', () => {
  expectScenario(men({ men: [at('dama', 5, 0, { stamina: 10 })], expect: ['stamina dama from=10 to=11 D-145'] }));
});

test('D-145: up to his rating', () => {
  expect(core.damnatio.men['dama']!.ratings.stamina).toBe(11);
  expectScenario(
    men({ men: [at('dama', 5, 0, { stamina: 11 })], never: ['stamina dama'], finally: { dama: { stamina: 11 } }, waiting: 'dice' }),
  );
});

test('D-145: not Down, Pinned or Held', () => {
  const resting = (man: object) =>
    expectScenario({
      start: 'round-end',
      beasts: pit('bear'),
      men: [at('dama', 1, 0, { stamina: 5, ...man })],
      dice: [],
      never: ['stamina dama'],
      waiting: 'dice',
    });
  for (const condition of ['down', 'pinned', 'held']) resting({ condition });
});

test('D-145: not who attacked, hit or miss, at cost 0 too', () => {
  expectScenario(
    men({
      men: [at('dama', -1, 0, { stamina: 5 })],
      dice: [2],
      play: ['hold', 'dama strikes goad'],
      never: ['stamina dama'],
      waiting: 'dice',
    }),
  );
});

test('D-145: not who was attacked, by a missed blow or an overrun', () => {
  expectScenario({
    start: 'beast',
    beasts: pit('bull'),
    men: [at('bulla', 4, 0, { stamina: 5 }), at('gavius', 5, 0, { stamina: 5 }), at('dama', -5, 0, { stamina: 5 })],
    dice: [1, 1],
    play: ['bulla defends none', 'gavius stands', 'done'],
    finally: { bulla: { stamina: 5 }, gavius: { stamina: 5 }, dama: { stamina: 6 } },
    waiting: 'dice',
  });
});

test('D-145: a man who could only struggle has not attacked; freed and standing he regains 1', () => {
  expectScenario(
    men({
      beasts: pit('bear'),
      men: [at('bulla', 1, 0, { condition: 'held', stamina: 5 })],
      dice: [20],
      play: ['bulla struggles', 'done'],
      expect: ['stamina bulla from=5 to=6 D-145'],
    }),
  );
});

test('D-146: moving does not prevent it', () => {
  expectScenario(
    men({
      men: [at('dama', 5, 0, { stamina: 10 })],
      play: ['move', 'dama to (8,0)', 'done'],
      expect: ['moved dama', 'stamina dama from=10 to=11'],
      finally: { dama: { stamina: 11 } },
    }),
  );
  expectScenario(
    men({
      men: [at('dama', 5, 0, { stamina: 10, condition: 'down' })],
      play: ['move', 'dama stands', 'done'],
      expect: ['stamina dama from=10 to=11'],
    }),
  );
});
