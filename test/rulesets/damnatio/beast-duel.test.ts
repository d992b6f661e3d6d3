import { describe, expect, test } from 'vitest';
import { seededRng, ScriptedRng } from '../../../src/engine/dice/index.ts';
import { beginHuntBout, huntSetup } from '../../../src/rulesets/damnatio/index.ts';
import { ruleset } from '../../support/core-content.ts';
import { on, proves, refuses } from '../../support/stage.ts';

/** Two beasts face to face along D0; the first is in Control. */
const beside = (first: object = {}, second: object = {}) => [on('lion', 0, 0, { facing: 0, ...first }), on('bull', 1, 0, { facing: 3, ...second })];
const apart = (first: object = {}, second: object = {}, q = 5) => [on('lion', 0, 0, { facing: 0, ...first }), on('bull', q, 0, { facing: 3, ...second })];
const WATCH = { play: ['watch'] };

function open(beasts: string[], dice: number[]) {
  return beginHuntBout(ruleset, huntSetup({ beasts }), new ScriptedRng(dice)).bout;
}

test('D-221: the second stands at the larger charge rating along D1, face to face', () => {
  const places = (beasts: string[]) => {
    const { world, state } = open(beasts, [1]);
    return state.beasts.map(({ cell, facing }) => [world.arena.cells[cell]!.q, world.arena.cells[cell]!.r, facing]);
  };
  expect(places(['lion', 'bull'])).toEqual([
    [2, -4, 1],
    [2, 3, 4],
  ]);
  expect(places(['bear', 'lion'])[1]).toEqual([2, 1, 4]);
});

test('D-222: the higher Control begins; equal, an odd tie number takes the first', () => {
  const begins = (beasts: string[], tie: number) => open(beasts, [tie]).state.duelist;
  expect([begins(['lion', 'bear'], 2), begins(['bear', 'lion'], 1)]).toEqual([0, 1]);
  expect([begins(['bull', 'bear'], 17), begins(['bull', 'bear'], 18)]).toEqual([0, 1]);
  expect(open(['lion', 'bull'], [1]).decision()).toEqual({ side: 'beast', kind: 'watch', figures: ['lion', 'bull'], fate: null, attack: null });
});

describe('D-223: the same rounds', () => {
  test('D-223: guard counts in the front arc, hide always, and nobody defends', () => {
    proves({
      ...WATCH,
      beasts: beside(),
      dice: [9, 4],
      expect: ['attacked lion target=bull attack=rake chance=12 modifiers=D-041:17,D-223:-5', 'wounded bull raw=9 modifiers=D-034:-2 net=7'],
      never: ['card-played bull'],
    });
    proves({ ...WATCH, beasts: beside({}, { facing: 0 }), dice: [4, 1], expect: ['attacked lion chance=17', 'wounded bull net=4'] });
  });

  test('D-223: out of contact it charges with its charge row, and runs past what it missed', () => {
    proves({
      ...WATCH,
      beasts: apart(),
      dice: [8],
      expect: [
        'charged lion target=bull distance=5 run=2 leap=2',
        'attacked lion attack=pounce chance=12',
        'moved lion gait=overrun',
        'faced lion to=3 D-036',
      ],
      finally: { lion: { at: [6, 0], facing: 3 } },
    });
    proves({ ...WATCH, beasts: apart({}, {}, 2), dice: [9], expect: ['attacked lion attack=rush chance=11'], never: ['moved lion gait=overrun'] });
  });

  test('D-223: a Control Check opens the next round, and a tie flips it', () => {
    proves({
      play: ['watch', 'watch'],
      beasts: beside(),
      dice: [1, 5, 6, 1],
      expect: [
        'rolled lion roll.why=control roll.total=9',
        'rolled bull roll.why=control roll.total=9',
        'control-decided side=bull how=tie D-049',
        'attacked bull target=lion',
      ],
    });
    proves({
      play: ['watch', 'watch'],
      beasts: beside(),
      lex: { tieKeeps: true },
      dice: [1, 5, 6, 1],
      expect: ['control-decided side=lion how=tie', 'attacked lion target=bull'],
    });
  });

  test('D-223: the players only watch', () => refuses({ beasts: beside(), dice: [], play: ['move'] }, 'not-now D-024'));
});

test('D-224: the beast that was hit turns and counters once', () => {
  proves({
    ...WATCH,
    beasts: beside({}, { facing: 0 }),
    dice: [4, 1, 20],
    expect: [
      'wounded bull net=4',
      'faced bull from=0 to=3 D-224',
      'considered bull trigger=counter steps=hook:fired',
      'attacked bull target=lion attack=hook chance=8 modifiers=D-210:-1',
      'wounded lion raw=14 net=13',
    ],
    never: ['attacked lion attack=swipe'],
  });
  proves({ ...WATCH, beasts: beside(), dice: [1], never: ['attacked bull'] });
  proves({
    ...WATCH,
    beasts: beside({}, { hp: 4, facing: 0 }),
    dice: [4, 1],
    expect: ['felled bull', 'bout-ended outcome.winner=lion D-229'],
    never: ['attacked bull'],
    waiting: 'over',
  });
});

test('D-225: what would knock down, toss, pin or hold takes 2 from the next check, once an attack', () => {
  const shaken = 'one-shot bull what=control value=-2 used=false D-225';
  proves({
    ...WATCH,
    beasts: apart(),
    dice: [9, 1, 1, 5, 5],
    expect: ['attacked lion attack=pounce', shaken, 'rolled bull roll.why=control roll.modifiers=D-225:-2 roll.total=6', 'one-shot bull what=control value=-2 used=true D-044'],
    finally: { bull: { nextControl: 0 } },
  });
  proves({ ...WATCH, beasts: beside(), dice: [9, 4, 1], expect: ['wounded bull net=7'], never: [shaken] });
});

test('D-226: a charge costs 2 Stamina, an attack and a counter 1', () => {
  proves({
    ...WATCH,
    beasts: apart(),
    dice: [9, 1, 1],
    expect: ['stamina lion from=12 to=10 D-226', 'stamina bull from=14 to=13 D-226'],
    finally: { lion: { stamina: 10 }, bull: { stamina: 13 } },
  });
  proves({ ...WATCH, beasts: beside(), dice: [1], finally: { lion: { stamina: 11 }, bull: { stamina: 14 } } });
});

describe('D-227: a beast that cannot pay', () => {
  test('D-227: backs off and regains 2 when a gap can be opened', () => {
    proves({
      ...WATCH,
      beasts: beside({ stamina: 0 }),
      dice: [],
      expect: ['moved lion gait=back-off D-227', 'stamina lion from=0 to=2'],
      never: ['attacked lion'],
      finally: { lion: { at: [-3, 0] } },
    });
    proves({ ...WATCH, beasts: apart({ stamina: 1 }), dice: [], never: ['charged lion'], finally: { lion: { at: [-3, 0], stamina: 3 } } });
  });

  test('D-227: attacks at -4 when it cannot, and counters at -4', () => {
    const cornered = [on('lion', -8, 0, { facing: 0, stamina: 0 }), on('bull', -7, 0, { facing: 3 })];
    proves({
      ...WATCH,
      beasts: cornered,
      dice: [1],
      expect: ['attacked lion attack=rake chance=8 modifiers=D-227:-4'],
      finally: { lion: { stamina: 0 } },
    });
    proves({
      ...WATCH,
      beasts: beside({}, { stamina: 0, facing: 0 }),
      dice: [4, 1, 1],
      expect: ['attacked bull attack=hook chance=4 modifiers=D-227:-4'],
    });
  });
});

describe('D-228: how often the first beast wins', () => {
  const BOUTS = 1000;
  test.each([
    ['lion', 'bull', 64],
    ['lion', 'bear', 73],
    ['bull', 'bear', 60],
  ])('D-228: %s beats %s about %i in 100, give or take 10', (first, second, target) => {
    const setup = huntSetup({ beasts: [first, second] });
    const world = ruleset.prepare(setup);
    let won = 0;
    for (let i = 0; i < BOUTS; i += 1) {
      const { bout } = beginHuntBout(ruleset, setup, seededRng(`duel ${i}`), { log: false, world });
      while (bout.decision()) bout.play({ type: 'watch' });
      if (bout.outcome()!.winner === first) won += 1;
    }
    expect(Math.abs((100 * won) / BOUTS - target)).toBeLessThanOrEqual(10);
  });
});
