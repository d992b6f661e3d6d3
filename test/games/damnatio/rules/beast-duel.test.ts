import { describe, expect, test } from 'vitest';
import { seededRng, ScriptedRng } from '../../../../src/engine/dice/index.ts';
import { cellAt } from '../../../../src/engine/hex/index.ts';
import type { BeastAttack, BeastCard, Row, WoundEffect } from '../../../../src/games/damnatio/rules/index.ts';
import { beginHuntBout, damnatio, huntSetup } from '../../../../src/games/damnatio/rules/index.ts';
import { core, ruleset } from '../../../support/core-content.ts';
import { CAT, rulesOf } from '../../../support/made-beast.ts';
import { on, proves, refuses } from '../../../support/stage.ts';

/** Two beasts face to face along D0; the first is in Control. */
const beside = (first: object = {}, second: object = {}) => [
  on('lion', 0, 0, { facing: 0, ...first }),
  on('bull', 1, 0, { facing: 3, ...second }),
];
const apart = (first: object = {}, second: object = {}, q = 5) => [
  on('lion', 0, 0, { facing: 0, ...first }),
  on('bull', q, 0, { facing: 3, ...second }),
];
const WATCH = { play: ['watch'] };

const LION = core.damnatio.beasts['lion']!;

/** The rules with another lion. */
function withLion(part: Partial<BeastCard>) {
  return damnatio({ ...core.damnatio, beasts: { ...core.damnatio.beasts, lion: { ...LION, ...part } } });
}

/** The rules with other keys on the lion's row of Control that does an attack. */
function withRow(does: string, part: Partial<Row>) {
  return withLion({ procedure: LION.procedure.map((row) => (row.trigger === 'control' && row.do === does ? { ...row, ...part } : row)) });
}

/** The rules with the arena `cage`: the harena with hexes that nobody enters. */
function withArena(blocked: readonly (readonly [number, number])[]) {
  const { harena } = core.damnatio.arenas;
  return damnatio({ ...core.damnatio, arenas: { cage: { ...harena!, id: 'cage', blocked: blocked.map(([q, r]) => ({ q, r })) } } });
}

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
  expect(open(['lion', 'bull'], [1]).decision()).toEqual({
    side: 'beast',
    kind: 'watch',
    figures: ['lion', 'bull'],
    fate: null,
    attack: null,
  });
});

test('D-222 D-021: with the printed die the beast that begins is drawn', () => {
  const begins = (face: number) => {
    const setup = huntSetup({ beasts: ['bull', 'bear'], lex: { tieDie: 'printed' } });
    const rng = new ScriptedRng([face]);
    const { bout, events } = beginHuntBout(ruleset, setup, rng);
    expect(rng.left).toEqual([]);
    expect(events).toContainEqual({
      type: 'drawn',
      what: 'tie',
      value: String(Math.ceil(face / 2)),
      figure: null,
      sides: 4,
      face,
      rules: ['D-222'],
    });
    return bout.state.duelist;
  };
  expect([1, 2, 3, 4].map(begins)).toEqual([0, 0, 1, 1]);
  const unequal = huntSetup({ beasts: ['bear', 'lion'], lex: { tieDie: 'printed' } });
  expect(beginHuntBout(ruleset, unequal, new ScriptedRng([])).bout.state.duelist).toBe(1);
});

describe('D-223: the same rounds', () => {
  test('D-223: guard counts in the front arc, hide always, and nobody defends', () => {
    proves({
      ...WATCH,
      beasts: beside(),
      dice: [9, 4],
      expect: [
        'attacked lion target=bull attack=rake chance=12 modifiers=D-041:17,D-223:-5',
        'wounded bull raw=9 modifiers=D-034:-2 net=7',
      ],
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
    proves({
      ...WATCH,
      beasts: apart({}, {}, 2),
      dice: [9],
      expect: ['attacked lion attack=rush chance=11'],
      never: ['moved lion gait=overrun'],
    });
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

  test('D-049 D-224: after a counter the tie flips from the beast that was in Control', () => {
    proves({
      play: ['watch', 'watch'],
      beasts: beside(),
      dice: [9, 4, 1, 5, 6, 1],
      expect: ['attacked lion', 'attacked bull attack=hook', 'control-decided side=bull how=tie', 'attacked bull target=lion'],
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

describe('D-442 D-224: a second charge takes nothing from the answer to the first blow', () => {
  const again = rulesOf('{ id: twice, trigger: control, do: [ claw, backOff, charge ] }');
  const duel = (dice: number[]) => ({
    ...WATCH,
    beasts: [on(CAT, 0, 0, { facing: 0 }), on('bull', 1, 0, { facing: 3 })],
    dice,
  });
  const TWICE = ['attacked acme.test:cat attack=claw', 'charged acme.test:cat', 'attacked acme.test:cat attack=bite'];

  test('D-442: it is answered where the second failed', () =>
    void proves({ ...duel([11, 3, 1, 1]), expect: ['wounded bull', ...TWICE.slice(1), 'attacked bull'] }, again));

  test('D-442: once where both hit', () =>
    void proves({ ...duel([11, 3, 11, 3, 1]), expect: [...TWICE, 'wounded bull', 'attacked bull'] }, again));

  test('D-442: not at all where neither did', () => void proves({ ...duel([1, 1]), expect: TWICE, never: ['attacked bull'] }, again));
});

test('D-225: what would knock down, toss, pin or hold takes 2 from the next check, once an attack', () => {
  const shaken = 'one-shot bull what=control value=-2 used=false D-225';
  proves({
    ...WATCH,
    beasts: apart(),
    dice: [9, 1, 1, 5, 5],
    expect: [
      'attacked lion attack=pounce',
      shaken,
      'rolled bull roll.why=control roll.modifiers=D-225:-2 roll.total=6',
      'one-shot bull what=control value=-2 used=true D-044',
    ],
    finally: { bull: { nextControl: 0 } },
  });
  proves({ ...WATCH, beasts: beside(), dice: [9, 4, 1], expect: ['wounded bull net=7'], never: [shaken] });
});

test('D-225 D-239: what a wound forbids, and a hold that does no harm, shakes nobody', () => {
  const shaken = 'one-shot bull what=control value=-2 used=false D-225';
  const rake = (part: Partial<BeastAttack>, wound: Partial<WoundEffect> = {}) =>
    withLion({
      attacks: { ...LION.attacks, rake: { ...LION.attacks['rake']!, knockdown: null, ...part } },
      wounds: { M: { ...LION.wounds.H!, noPin: false, ...wound } },
    });
  const hit = { ...WATCH, beasts: beside({ zones: ['M'] }), dice: [9, 4, 1] };
  const harmless = { count: 1, sides: 8, add: -8 };
  for (const part of [{ pin: true }, { retainControl: true }, { hold: true }]) proves({ ...hit, expect: [shaken] }, rake(part));
  proves({ ...hit, expect: ['wounded bull'], never: [shaken] }, rake({ pin: true }, { noPin: true }));
  proves({ ...hit, expect: ['wounded bull'], never: [shaken] }, rake({ retainControl: true }, { noRetain: true }));
  proves({ ...hit, expect: ['wounded bull net=0'], never: [shaken] }, rake({ hold: true, dmg: harmless }));
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
  test('D-227 D-063: backs off as before breaking away, and regains 2', () => {
    proves({
      ...WATCH,
      beasts: beside({ stamina: 0 }),
      dice: [],
      expect: ['moved lion gait=back-off D-227', 'stamina lion from=0 to=2'],
      never: ['attacked lion'],
      finally: { lion: { at: [-3, 3], stamina: 2 } },
    });
    proves({ ...WATCH, beasts: apart({ stamina: 1 }), dice: [], never: ['charged lion'], finally: { lion: { at: [-3, 3], stamina: 3 } } });
  });

  test('D-227: in a corner it steps aside', () => {
    proves({
      ...WATCH,
      beasts: [on('lion', -8, 0, { facing: 0, stamina: 0 }), on('bull', -7, 0, { facing: 3 })],
      dice: [],
      expect: ['moved lion gait=back-off', 'stamina lion from=0 to=2'],
      never: ['attacked lion'],
    });
  });

  test('D-227 D-064: shut in it attacks at -4, and counters at -4', () => {
    const shut = withArena([
      [-8, 1],
      [-7, -1],
    ]);
    proves(
      {
        ...WATCH,
        arena: 'cage',
        beasts: [on('lion', -8, 0, { facing: 0, stamina: 0 }), on('bull', -7, 0, { facing: 3 })],
        dice: [1],
        expect: ['held-back lion why=encircled D-227', 'attacked lion attack=rake chance=8 modifiers=D-227:-4'],
        never: ['stamina lion'],
        finally: { lion: { stamina: 0 } },
      },
      shut,
    );
    proves({
      ...WATCH,
      beasts: beside({}, { stamina: 0, facing: 0 }),
      dice: [4, 1, 1],
      expect: ['attacked bull attack=hook chance=4 modifiers=D-227:-4'],
    });
  });

  test('D-227: at the wall with a gap that nothing widens it stays and regains 2', () => {
    proves({
      ...WATCH,
      beasts: [on('lion', -8, 0, { facing: 0, stamina: 1 }), on('bull', 8, 0, { facing: 3 })],
      dice: [],
      expect: ['held-back lion why=catches-breath D-227', 'stamina lion from=1 to=3 D-227'],
      never: ['moved lion', 'charged lion'],
    });
  });

  test('D-227: nobody regains more than the rating', () => {
    const rules = withLion({ ratings: { ...LION.ratings, stamina: 2 } });
    proves(
      { ...WATCH, beasts: apart({ stamina: 1 }), dice: [], expect: ['stamina lion from=1 to=2'], finally: { lion: { stamina: 2 } } },
      rules,
    );
    const steady = withLion({ ratings: { ...LION.ratings, stamina: 1 } });
    proves({ ...WATCH, beasts: apart({ stamina: 1 }), dice: [], expect: ['moved lion gait=back-off'], never: ['stamina lion'] }, steady);
  });

  test('D-226 D-227: a break-and-charge is made when the charge can be paid, else the plain row', () => {
    const rules = withRow('rake', { breakAndCharge: 1 });
    proves(
      {
        ...WATCH,
        beasts: beside({ stamina: 1, lastFought: 'bull' }),
        dice: [1],
        expect: ['attacked lion attack=rake'],
        never: ['moved lion gait=back-off'],
        finally: { lion: { stamina: 0 } },
      },
      rules,
    );
  });
});

describe('D-223: the steps of a hunt', () => {
  test('D-068 D-069 D-223: a blocked lane is walked round, and nothing is run over', () => {
    const rules = withArena([
      [2, 0],
      [3, 0],
    ]);
    proves(
      {
        ...WATCH,
        arena: 'cage',
        beasts: apart(),
        dice: [1],
        expect: [
          'charged lion how=blocked leap=0 D-069',
          'moved lion gait=run',
          'considered lion trigger=control',
          'attacked lion attack=rake',
        ],
        never: ['moved lion gait=leap', 'moved lion gait=overrun'],
        finally: { lion: { stamina: 10 } },
      },
      rules,
    );
  });

  test('D-069: three blocked hexes before the Shield Hex are entered by nobody', () => {
    const rules = withArena([
      [2, -3],
      [2, -2],
      [2, -1],
    ]);
    const { bout, events } = beginHuntBout(rules, huntSetup({ beasts: ['lion', 'bull'], arena: 'cage' }), seededRng('3'));
    const shut = new Set(
      [
        [2, -3],
        [2, -2],
        [2, -1],
      ].map(([q, r]) => cellAt(bout.world.arena, q!, r!)),
    );
    const first = bout.play({ type: 'watch' });
    expect(first).toContainEqual(expect.objectContaining({ type: 'charged', figure: 'lion', how: 'blocked' }));
    for (const event of [...events, ...first]) if (event.type === 'moved') expect(event.path.some((cell) => shut.has(cell))).toBe(false);
  });

  test('D-067 D-226: a charge that falls short stops before scenery; one that cannot set out costs nothing', () => {
    const far = { ...WATCH, arena: 'cage', beasts: [on('lion', -8, 0, { facing: 0 }), on('bull', 8, 0, { facing: 3 })], dice: [] };
    proves(
      { ...far, expect: ['charged lion run=2 how=short D-067'], finally: { lion: { at: [-6, 0], stamina: 10 } } },
      withArena([[-5, 0]]),
    );
    proves(
      { ...far, expect: ['charged lion run=0 how=short'], never: ['moved lion'], finally: { lion: { stamina: 12 } } },
      withArena([[-7, 0]]),
    );
  });

  test('D-077 D-199: a step without overrun stays in contact', () => {
    const overrun = { ...LION.overrun!, onlyAfterLeap: false };
    const rush = (overruns: boolean) =>
      withLion({ overrun, procedure: LION.procedure.map((row) => (row.do === 'rush' ? { ...row, overrun: overruns } : row)) });
    const missed = { ...WATCH, beasts: apart({}, {}, 2), dice: [1] };
    proves({ ...missed, expect: ['moved lion gait=overrun'] }, rush(true));
    proves({ ...missed, expect: ['held-back lion why=no-overrun D-077'], never: ['moved lion gait=overrun'] }, rush(false));
  });

  test('D-158: a hamstrung bull charges less far', () => {
    const beasts = [on('bull', 0, 0, { facing: 0, chargeMod: -2 }), on('lion', 8, 0, { facing: 3 })];
    proves({ ...WATCH, beasts, dice: [], expect: ['charged bull run=5 how=short D-067'], never: ['attacked bull'] });
  });

  test('D-239: wounds change charge, leap, To Hit, row and hide', () => {
    proves({ ...WATCH, beasts: apart({ zones: ['L'] }), dice: [], expect: ['charged lion run=3 leap=0 how=short'] });
    const bull = (zone: string, lion: object) => [on('bull', 0, 0, { facing: 0, zones: [zone] }), on('lion', 1, 0, { facing: 3, ...lion })];
    proves({ ...WATCH, beasts: bull('M', {}), dice: [1], expect: ['attacked bull attack=hook chance=7 modifiers=D-239:-2'] });
    proves({ ...WATCH, beasts: bull('L', {}), dice: [1], expect: ['attacked bull attack=hook'], never: ['moved bull gait=run-through'] });
    proves({ ...WATCH, beasts: bull('H', { at: [0, -1] }), dice: [1], expect: ['attacked bull attack=kick'] });
    const openFlank = [on('bull', 0, 0, { facing: 0 }), on('lion', 1, 0, { facing: 1, zones: ['M'] })];
    proves({
      ...WATCH,
      beasts: openFlank,
      dice: [19, 1, 1],
      expect: ['attacked bull chance=14', 'wounded lion raw=7 modifiers=D-034:0 net=7'],
    });
  });

  test('D-044: a one-shot To Hit is used up by the first attack', () => {
    proves({
      ...WATCH,
      beasts: beside({ nextToHit: -4 }),
      dice: [1],
      expect: ['attacked lion chance=8 modifiers=D-044:-4', 'one-shot lion what=to-hit value=-4 used=true'],
      finally: { lion: { nextToHit: 0 } },
    });
  });

  test('D-079 D-205 D-223: the bull gallops on after a missed hook, not after a missed counter', () => {
    const bull = [on('bull', 0, 0, { facing: 0 }), on('lion', 1, 0, { facing: 3 })];
    proves({
      ...WATCH,
      beasts: bull,
      dice: [1],
      expect: ['attacked bull attack=hook', 'moved bull gait=run-through D-079', 'faced bull from=0 to=3 D-036'],
      finally: { bull: { at: [4, 0], facing: 3 } },
    });
    proves({
      ...WATCH,
      beasts: beside({}, { facing: 0 }),
      dice: [4, 1, 1],
      expect: ['attacked bull attack=hook'],
      never: ['moved bull gait=run-through'],
    });
  });

  test('D-122 D-079: a card without counter rows counters with its control rows, and does not run on', () => {
    const bull = core.damnatio.beasts['bull']!;
    const rules = damnatio({
      ...core.damnatio,
      beasts: { ...core.damnatio.beasts, bull: { ...bull, procedure: bull.procedure.filter(({ trigger }) => trigger !== 'counter') } },
    });
    const scene = { ...WATCH, beasts: beside({}, { facing: 0 }), dice: [4, 1, 1] };
    proves(
      {
        ...scene,
        expect: ['considered bull trigger=control', 'attacked bull attack=hook modifiers=D-223:-5'],
        never: ['moved bull gait=run-through'],
      },
      rules,
    );
  });

  test('D-027 D-223: a step may ask for a beast as its target', () => {
    const [first, ...rest] = LION.procedure;
    const rules = withLion({ procedure: [{ ...first!, do: 'swipe', attack: 'swipe', when: { trait: 'beast' } }, ...rest] });
    proves({ ...WATCH, beasts: beside(), dice: [1], expect: ['attacked lion attack=swipe'] }, rules);
  });

  test('D-240 D-076: with lex wallSlam an overrun that the wall cuts short costs the next check 3', () => {
    const wall = { ...WATCH, beasts: [on('bull', 4, 0, { facing: 0 }), on('lion', 8, 0, { facing: 3 })], dice: [1] };
    const slam = 'one-shot bull what=control value=-3 used=false D-240';
    proves({ ...wall, lex: { wallSlam: true }, expect: [slam, 'held-back bull why=no-landing'], finally: { bull: { nextControl: -3 } } });
    proves({ ...wall, never: [slam] });
  });

  test('D-063 D-223: breaks away from its last enemy and charges him', () => {
    const rules = withRow('rake', { breakAndCharge: 1 });
    proves(
      {
        ...WATCH,
        beasts: beside({ lastFought: 'bull' }),
        dice: [1],
        expect: [
          'considered lion trigger=control',
          'moved lion gait=back-off D-063',
          'charged lion target=bull how=charge',
          'attacked lion attack=pounce',
        ],
        finally: { lion: { stamina: 10, lastFought: 'bull' } },
      },
      rules,
    );
    proves(
      {
        ...WATCH,
        beasts: beside(),
        dice: [1],
        expect: ['attacked lion attack=rake'],
        never: ['moved lion gait=back-off'],
        finally: { lion: { lastFought: 'bull' } },
      },
      rules,
    );
  });

  test('D-029 D-123 D-224: withdraws after its attack; the beast that was hit charges back, if it can pay', () => {
    const rules = withRow('rake', { withdraw: 1 });
    const hit = (bull: object) => ({ ...WATCH, beasts: beside({}, bull) });
    proves(
      {
        ...hit({}),
        dice: [10, 1, 1],
        expect: ['wounded bull', 'moved lion gait=withdraw D-029', 'charged bull target=lion how=charge', 'attacked bull attack=gore'],
        finally: { bull: { stamina: 12 } },
      },
      rules,
    );
    proves(
      {
        ...hit({ stamina: 1 }),
        dice: [10, 1],
        expect: ['moved lion gait=withdraw', 'held-back bull why=too-tired D-227'],
        never: ['charged bull'],
      },
      rules,
    );
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
