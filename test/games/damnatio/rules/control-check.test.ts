import { describe, expect, test } from 'vitest';
import { cardsOf, expectScenario, manOf, openScene, waysOf } from '../../../support/scenario.ts';
import type { Scene } from '../../../support/scenario.ts';

const beast = (card: string, rest: object = {}) => [{ card, at: [0, 0] as const, facing: 0, ...rest }];
const far = (card: string, rest: object = {}) => ({ card, at: [-5, 0] as const, ...rest });

/** A check of the lion against Valens, both with Control 4. */
const check = (dice: number[], part: Partial<Scene> = {}): Scene => ({
  start: 'control',
  beasts: beast('lion'),
  men: [far('valens')],
  dice,
  ...part,
});

describe('the Control Check', () => {
  test('D-046: each side throws d10 and adds its Control: 4+4 against 6+4, the men have it', () => {
    expectScenario(
      check([4, 6], {
        expect: [
          'rolled lion roll.why=control roll.dice=1d10 roll.total=8 roll.modifiers=D-046:4',
          'rolled valens roll.why=control roll.total=10 roll.modifiers=D-048:4',
          'control-decided side=men how=check totals=8,10 D-046',
        ],
        finally: { bout: { control: 'men' } },
        waiting: 'order valens',
      }),
    );
    expectScenario(check([6, 4], { expect: ['control-decided side=beast how=check'], waiting: 'defend valens' }));
  });

  test('D-046: from Round Two on, each round opens with it', () => {
    expectScenario({
      start: 'round-end',
      round: 1,
      beasts: beast('lion'),
      men: [far('valens')],
      dice: [6, 4],
      expect: ['round-started round=2', 'rolled lion roll.why=control', 'rolled valens roll.why=control', 'control-decided side=beast'],
    });
  });

  test.each([6, 8, 12, 20] as const)('D-046: lex controlDie %i throws that die', (controlDie) => {
    expectScenario(
      check([controlDie, 1], { lex: { controlDie }, expect: [`rolled lion roll.dice=1d${controlDie} roll.total=${controlDie + 4}`] }),
    );
    expect(() => openScene(check([controlDie + 1, 1], { lex: { controlDie } }))).toThrow(`a d${controlDie} cannot show`);
  });

  test.each([
    ['instruction', 'retained', 'D-151'],
    ['frenzy', 'frenzy', 'D-154'],
  ])('D-047: with %s no die is thrown, for one round', (retains, how, rule) => {
    expectScenario({
      start: 'control',
      beasts: beast('lion', { retains }),
      men: [far('valens')],
      dice: [2, 9, 3],
      play: ['valens defends none'],
      expect: [
        `control-decided side=beast how=${how} totals=null D-047 ${rule}`,
        'attacked lion target=valens',
        'rolled lion roll.why=control',
        'rolled valens roll.why=control',
      ],
      finally: { lion: { retains: 'no' } },
    });
  });

  test('D-048: the men use the highest rating of those living and not gripped; Down counts', () => {
    const leader = (men: Scene['men'], name: string, ...terms: string[]) =>
      expectScenario(
        check([1, 1], { men: men!, expect: [`rolled ${name} roll.why=control${terms.length ? ` roll.modifiers=${terms.join()}` : ''}`] }),
      );
    leader([far('dama'), { card: 'bulla', at: [5, 0] }, { card: 'syrus', at: [0, 5] }], 'bulla', 'D-048:3');
    leader([far('dama'), { card: 'bulla', at: [5, 0], condition: 'down' }], 'bulla', 'D-048:3');
    leader([far('dama'), { card: 'bulla', at: [1, 0], condition: 'pinned' }], 'dama', 'D-048:1');
    leader([far('gavius'), { card: 'bulla', at: [5, 0] }], 'gavius', 'D-048:3'); // equal: the first of the roster
  });

  test('D-048: when all are gripped it is the highest of them at -2: 7+6-2', () => {
    expectScenario({
      start: 'control',
      beasts: beast('lion'),
      men: [{ card: 'mamertinus', at: [1, 0], condition: 'pinned' }],
      dice: [2, 7],
      play: ['mamertinus keeps'],
      expect: ['rolled mamertinus roll.total=11 roll.modifiers=D-048:6,D-048:-2'],
      waiting: 'moves mamertinus',
    });
    expectScenario(
      check([2, 7], {
        men: [
          { card: 'dama', at: [1, 0], condition: 'held' },
          { card: 'bulla', at: [0, 1], condition: 'held' },
        ],
        expect: ['rolled bulla roll.total=8 roll.modifiers=D-048:3,D-048:-2'],
      }),
    );
  });

  test.each([
    ['men', false, 'beast'],
    ['beast', false, 'men'],
    ['men', true, 'men'],
    ['beast', true, 'beast'],
  ] as const)('D-049: on a tie, %s in Control, lex tieKeeps %s: now the %s', (control, tieKeeps, side) => {
    expectScenario(check([3, 3], { control, lex: { tieKeeps }, expect: [`control-decided side=${side} how=tie totals=7,7 D-049`] }));
  });

  test('D-050: bloodied and one-shots count and are logged: 4+3+2-2', () => {
    expectScenario({
      start: 'control',
      beasts: beast('bull', { hp: 11, nextControl: -2 }),
      men: [far('valens')],
      dice: [4, 9],
      expect: ['rolled bull roll.total=7 roll.modifiers=D-046:3,D-042:2,D-044:-2', 'one-shot bull what=control value=-2 used=true'],
      finally: { bull: { nextControl: 0 } },
    });
  });

  test('D-050: so do elite grade and Desperatio', () => {
    expectScenario(check([1, 1], { elite: 3, expect: ['rolled lion roll.total=7 roll.modifiers=D-046:6'] }));
    const two = [far('valens'), { card: 'dama', at: [5, 0] as const, hp: 1, bleeding: 1 }];
    expectScenario({
      ...check([1, 1], { men: two, lex: { desperatio: true, wounds: true } }),
      start: 'round-end',
      expect: ['felled dama', 'rolled valens roll.total=6 roll.modifiers=D-048:4,D-241:1'],
    });
    expectScenario(check([1, 1], { lex: { desperatio: true }, never: ['rolled valens roll.modifiers=D-241:1'] }));
  });

  test('D-051: the next check comes when all attacks and the answer are done', () => {
    const events = expectScenario({
      start: 'men',
      beasts: beast('bear'),
      men: [{ card: 'bulla', at: [-1, 0] }],
      dice: [19, 6, 2, 5, 5],
      play: ['hold', 'bulla strikes slash', 'bulla defends none'],
      expect: [
        'wounded bear',
        'attacked bear target=bulla',
        'round-started round=3 D-051',
        'rolled bear roll.why=control',
        'control-decided',
      ],
    });
    expect(events.filter(({ type }) => type === 'control-decided')).toHaveLength(1);
  });
});

describe('the second throw of a trained man', () => {
  const hunters = (dice: number[], part: Partial<Scene> = {}) => check(dice, { men: [far('mamertinus')], ...part });

  test('D-052: Mamertinus may throw his die again, and the second stands', () => {
    expectScenario(hunters([3, 2], { waiting: 'reroll mamertinus' }));
    expectScenario(
      hunters([3, 2, 9], {
        play: ['mamertinus re-rolls'],
        expect: [
          'rolled mamertinus roll.faces=2 again=false',
          'rolled mamertinus roll.faces=9 again=true D-052',
          'control-decided side=men totals=7,15',
        ],
        waiting: 'order mamertinus',
      }),
    );
    expectScenario(hunters([9, 10, 1], { play: ['mamertinus re-rolls'], expect: ['control-decided side=beast totals=13,7'] }));
    expectScenario(hunters([3, 2], { play: ['mamertinus keeps'], expect: ['control-decided side=men totals=7,8'] }));
  });

  test('D-052: once in a check, and floor(Intellect / 3) = 2 times in a hunt', () => {
    const hunt = openScene(
      hunters([1, 1, 9, 1, 1, 9, 1, 9], {
        play: ['mamertinus re-rolls', 'hold', 'mamertinus re-rolls', 'hold'],
      }),
    );
    expect(manOf(hunt, 'mamertinus').rerolls).toBe(2);
    expect(hunt.decision()).toMatchObject({ kind: 'order' });
  });

  test('D-052: only he whose rating is used, never a noxius, and not with lex intellectReroll off', () => {
    expect(waysOf(openScene(hunters([3, 2])), 'mamertinus')).toEqual(['reroll']);
    expectScenario(check([3, 2], { expect: ['control-decided'] }));
    expectScenario(hunters([3, 2], { lex: { intellectReroll: false }, waiting: 'order mamertinus' }));
    const both = [far('valens'), { card: 'mamertinus', at: [1, 0] as const, condition: 'pinned' }];
    expectScenario(check([3, 2], { men: both, expect: ['rolled valens roll.why=control', 'control-decided side=beast'] }));
  });
});

describe('the end of a round', () => {
  const end = (part: Partial<Scene>): Scene => ({
    start: 'round-end',
    beasts: beast('lion'),
    men: [far('dama', { stamina: 10 })],
    dice: [],
    ...part,
  });

  test('D-053: bleeding, recovery, round limit, tie number, next round, in this order', () => {
    const events = expectScenario(
      end({ lex: { wounds: true }, tieFixed: false, men: [far('dama', { stamina: 10, bleeding: 2 })], dice: [33], waiting: 'dice' }),
    );
    expect(events.slice(2).map(({ type }) => type)).toEqual(['wounded', 'stamina', 'tie-number', 'round-started']);
    expectScenario(end({ round: 7, finally: { bout: { round: 8, phase: 'control' } }, waiting: 'dice' }));
  });

  test('D-053: flags of the round are cleared', () => {
    const hunt = openScene({
      start: 'men',
      beasts: beast('lion'),
      men: [{ card: 'dama', at: [-1, 0] }],
      dice: [2, 3, 10],
      play: ['move', 'dama to (-1,0) D0', 'done', 'dama strikes goad'],
    });
    expect(manOf(hunt, 'dama')).toMatchObject({ moved: false, attacked: false, stood: false, hit: false, net: 0 });
    expect(cardsOf(hunt, 'dama')).toEqual([]);
    expect(hunt.state.order).toBeNull();
  });

  test('D-053: the last round that ends undecided is a draw, and no tie number is thrown', () => {
    expectScenario(
      end({
        round: 40,
        tieFixed: false,
        expect: ['bout-ended D-230'],
        never: ['tie-number'],
        finally: { bout: { winner: null, by: 'round-limit', round: 40 } },
        waiting: 'over',
      }),
    );
    expectScenario(end({ round: 39, tieFixed: false, dice: [1], waiting: 'dice' }));
    expectScenario(end({ round: 12, lex: { roundLimit: 12 }, waiting: 'over' }));
  });

  test('D-053: a man who bleeds to death loses the hunt before the tie number', () => {
    expectScenario(
      end({
        lex: { wounds: true },
        tieFixed: false,
        men: [far('dama', { hp: 1, bleeding: 3 })],
        expect: ['felled dama', 'bout-ended'],
        finally: { bout: { winner: 'beast' } },
        waiting: 'over',
      }),
    );
  });
});
