import { describe, expect, test } from 'vitest';
import { LEX } from '../../../../src/games/damnatio/rules/index.ts';
import { attackInForce } from '../../../../src/games/damnatio/rules/state/questions.ts';
import { manOf } from '../../../support/scenario.ts';
import { on, pit, proves, refuses, stage } from '../../../support/stage.ts';

const TWO_MEN = { max: 2, arcs: ['front', 'flank'] };
const WOUNDS = { lex: { wounds: true } } as const;

test('D-238 D-240 D-241 D-242: the modules are off by default', () => {
  expect(LEX.usual).toMatchObject({ wounds: false, wallSlam: false, desperatio: false, reluctant: false });
});

describe('D-238: wounds', () => {
  const scene = { start: 'men', beasts: pit('lion'), men: [on('bulla', -1, 1)] } as const;

  test('D-238: a blow of 6 net marks the zone it was aimed at, once', () => {
    proves({
      ...scene,
      ...WOUNDS,
      dice: [12, 6],
      play: ['hold', 'bulla strikes slash H'],
      expect: ['attacked bulla area=H', 'wounded lion net=6', 'condition lion condition=wound-H gained=true D-238'],
      finally: { lion: { zones: ['H'] } },
    });
    proves({
      ...scene,
      ...WOUNDS,
      beasts: pit('lion', { zones: ['H'] }),
      dice: [12, 6],
      play: ['hold', 'bulla strikes slash H'],
      never: ['condition lion condition=wound-H'],
      finally: { lion: { zones: ['H'] } },
    });
    proves({
      ...scene,
      ...WOUNDS,
      dice: [12, 5],
      play: ['hold', 'bulla strikes slash M'],
      expect: ['wounded lion net=5'],
      finally: { lion: { zones: [] } },
    });
  });

  test('D-238: an area of the card must be named; without the module none', () => {
    refuses({ ...scene, ...WOUNDS, dice: [], play: ['hold', 'bulla strikes slash L'] }, 'area D-116');
    refuses({ ...scene, ...WOUNDS, dice: [], play: ['hold', 'bulla strikes slash'] }, 'area D-116');
    proves({
      ...scene,
      dice: [12, 6],
      play: ['hold', 'bulla strikes slash'],
      expect: ['attacked bulla area=null'],
      finally: { lion: { zones: [] } },
    });
  });
});

describe('D-239: what a wound changes', () => {
  const wounded = (card: string, zone: string, extras = {}) =>
    ({
      start: 'beast',
      ...WOUNDS,
      beasts: pit(card, { zones: [zone], ...extras }),
      dice: [] as number[],
    }) as const;

  test('D-239: lion H turns maul and seize into a swipe that pins nobody', () => {
    for (const condition of ['pinned', 'down']) {
      proves({
        ...wounded('lion', 'H'),
        men: [on('bulla', 1, 0, { condition })],
        dice: [3, 1],
        play: ['bulla defends none'],
        expect: ['attacked lion attack=swipe chance=18', 'wounded bulla raw=6'],
        finally: { bulla: { posture: condition } },
      });
    }
  });

  test('D-239: lion M has no hide in the flank, lion L neither leap nor 2 hexes of charge', () => {
    const strike = (q: number, r: number, net: number) =>
      proves({
        start: 'men',
        ...WOUNDS,
        beasts: pit('lion', { zones: ['M'] }),
        men: [on('bulla', q, r)],
        dice: [20],
        play: ['hold', 'bulla strikes stab M'],
        expect: [`wounded lion net=${net}`],
      });
    strike(-1, 1, 8);
    strike(-1, 0, 7);
    proves({
      ...wounded('lion', 'L'),
      men: [on('bulla', 5, 0)],
      expect: ['charged lion run=3 leap=0 how=short'],
      never: ['attacked lion'],
    });
    proves({
      ...wounded('lion', 'L'),
      men: [on('bulla', 4, 0)],
      expect: ['charged lion run=3 leap=0 how=charge', 'attacked lion attack=rush'],
    });
  });

  test('D-239: bull H counts its left flank as rear', () => {
    proves({ ...wounded('bull', 'H'), men: [on('bulla', 0, -1)], expect: ['considered bull steps=sideHook:position,kick:fired'] });
    proves({ ...wounded('bull', 'H'), men: [on('bulla', -1, 1)], expect: ['considered bull steps=sideHook:fired'] });
  });

  test('D-239: the blind side of the bull is its left wherever it stands and looks, and its right never', () => {
    const at = (q: number, r: number, facing: number, man: readonly [number, number], steps: string) =>
      proves({
        ...wounded('bull', 'H'),
        beasts: [on('bull', q, r, { facing, zones: ['H'], lastFought: 'bulla' })],
        men: [on('bulla', q + man[0], r + man[1])],
        expect: [`considered bull steps=${steps}`],
      });
    for (const [q, r] of [
      [4, -3],
      [-4, 3],
      [3, 3],
      [-3, -2],
    ] as const) {
      at(q, r, 0, [0, -1], 'sideHook:position,kick:fired');
      at(q, r, 0, [-1, 1], 'sideHook:fired');
      at(q, r, 1, [1, -1], 'sideHook:position,kick:fired');
      at(q, r, 1, [-1, 0], 'sideHook:fired');
      at(q, r, 4, [-1, 1], 'sideHook:position,kick:fired');
      at(q, r, 4, [1, 0], 'sideHook:fired');
    }
  });

  test('D-239 D-094: a sweep that a wound leaves one man is none any more; another wound leaves it whole', () => {
    const sweeps = (...zones: string[]) => {
      const { state, world } = stage({ ...wounded('bear', 'L'), beasts: pit('bear', { zones }), men: [on('bulla', 4, 0)], dice: [] });
      return attackInForce({ state, world }, world.beastCards['bear']!.attacks['sweep']!).sweep;
    };
    expect([sweeps(), sweeps('H', 'M'), sweeps('L'), sweeps('H', 'L')]).toEqual([TWO_MEN, TWO_MEN, null, null]);
  });

  test('D-239: a lion wounded in the head pins nobody by any attack, and one wounded elsewhere as its card says', () => {
    const pins = (...zones: string[]) => {
      const { state, world } = stage({ ...wounded('lion', 'H'), beasts: pit('lion', { zones }), men: [on('bulla', 4, 0)], dice: [] });
      return ['seize', 'rake'].map((id) => attackInForce({ state, world }, world.beastCards['lion']!.attacks[id]!).pin);
    };
    expect([pins(), pins('M'), pins('H'), pins('L', 'H')]).toEqual([
      [true, false],
      [true, false],
      [false, false],
      [false, false],
    ]);
  });

  test('D-239: bull M skips the side hook and hooks at -2', () => {
    proves({ ...wounded('bull', 'M'), men: [on('bulla', -1, 1)], expect: ['considered bull steps=sideHook:wound,kick:fired'] });
    proves({ ...wounded('bull', 'M'), men: [on('bulla', 1, 0)], expect: ['attacked bull attack=hook chance=12 modifiers=D-239:-2'] });
  });

  test('D-239: bull L neither overruns nor runs through, and charges 4', () => {
    proves({
      ...wounded('bull', 'L'),
      men: [on('bulla', 4, 0)],
      dice: [1],
      play: ['bulla defends none'],
      expect: ['held-back bull why=no-overrun D-239'],
      never: ['moved bull gait=overrun'],
      finally: { bull: { at: [3, 0] } },
    });
    proves({ ...wounded('bull', 'L'), men: [on('bulla', 1, 0)], dice: [1], play: ['bulla defends none'], never: ['moved bull'] });
    proves({ ...wounded('bull', 'L'), men: [on('bulla', 6, 0)], expect: ['charged bull run=4 how=short'] });
  });

  test('D-239: bear H has no maul, bear M does not retain, bear L sweeps one man', () => {
    proves({
      ...wounded('bear', 'H'),
      men: [on('bulla', 1, 0, { condition: 'down' })],
      expect: ['considered bear steps=maul:wound,hug:fired'],
    });
    proves({
      ...wounded('bear', 'M'),
      men: [on('bulla', 1, 0, { condition: 'held' })],
      dice: [4, 1],
      play: ['bulla defends none'],
      expect: ['attacked bear attack=crush', 'wounded bulla'],
      never: ['condition bear condition=retains-control'],
      finally: { bear: { retains: 'no' } },
    });
    proves({
      ...wounded('bear', 'L', { lastFought: 'bulla' }),
      men: [on('bulla', 1, 0), on('dama', 0, 1)],
      dice: [4],
      play: ['bulla defends none'],
      expect: ['attacked bear attack=sweep'],
      never: ['attacked bear target=dama'],
    });
  });

  test('D-239: without the module no zone is marked by any blow', () => {
    proves({
      start: 'men',
      beasts: pit('bear'),
      men: [on('hilarinus', -1, 0)],
      dice: [20],
      play: ['hold', 'hilarinus strikes driveHome'],
      expect: ['wounded bear net=13'],
      finally: { bear: { zones: [] } },
    });
  });
});

describe('D-240: wallSlam', () => {
  /** The bull charges along D0 to a man so many hexes from the wall. */
  const slam = (q: number, lex: object, expected: number) =>
    proves({
      start: 'beast',
      lex,
      beasts: pit('bull'),
      men: [on('bulla', q, 0)],
      dice: [1],
      play: ['bulla defends none'],
      finally: { bull: { nextControl: expected } },
    });

  test('D-240: an overrun 2 or more hexes short of the wall costs 3 at the next check', () => {
    slam(7, { wallSlam: true }, -3);
    proves({
      start: 'beast',
      lex: { wallSlam: true },
      beasts: pit('bull'),
      men: [on('bulla', 7, 0)],
      dice: [1, 5, 4],
      play: ['bulla defends none'],
      expect: ['one-shot bull what=control value=-3 used=false D-240', 'rolled bull roll.why=control roll.modifiers=D-240:-3 roll.total=5'],
      waiting: 'order bulla',
    });
  });

  test('D-240: not when it is short by 1, nor without the module', () => {
    slam(6, { wallSlam: true }, 0);
    slam(7, {}, 0);
  });
});

describe('D-241: desperatio', () => {
  /** Dama and Syrus fumble first: a 6 kills a man of 1 Hit Point. Then Bulla strikes, and Valens throws for Control. */
  const terms = (lex: object, fumbles: readonly [number, number]) => {
    const men = [on('bulla', -1, 0), on('valens', -5, 0), on('dama', -1, 1, { hp: 1 }), on('syrus', 0, -1, { hp: 1 })];
    const play = ['hold', 'dama strikes stab', 'syrus strikes stab', 'bulla strikes stab'];
    const events = proves({ start: 'men', lex, beasts: pit('lion'), men, dice: [1, fumbles[0], 1, fumbles[1], 2, 1, 1], play });
    const named = (figure: string) => figure === 'bulla' || figure === 'valens';
    return events.flatMap((event) =>
      event.type === 'rolled' && named(event.figure) ? [event.roll.modifiers.map(({ rule, value }) => `${rule}:${value}`)] : [],
    );
  };
  const plain = [['D-109:4', 'D-155:6'], ['D-048:4']];

  test('D-241: at half of the noxii or fewer the rest gain 1 To Hit and 1 Control', () =>
    expect(terms({ desperatio: true }, [6, 6])).toEqual([
      ['D-109:4', 'D-155:6', 'D-241:1'],
      ['D-048:4', 'D-241:1'],
    ]));

  test('D-241: not with three of four, nor without the module', () => {
    expect(terms({ desperatio: true }, [6, 1])).toEqual(plain);
    expect(terms({}, [6, 6])).toEqual(plain);
  });
});

test('D-241: the rest are noxii: a bestiarius among them gains nothing, neither To Hit nor for Control', () => {
  const men = [on('mamertinus', -1, 0), on('bulla', 0, -1), on('dama', -1, 1, { hp: 1 })];
  const events = proves({
    start: 'men',
    lex: { desperatio: true, intellectReroll: false },
    beasts: pit('lion'),
    men,
    dice: [1, 6, 2, 2, 1, 1],
    play: ['hold', 'dama strikes stab', 'bulla strikes stab', 'mamertinus strikes stab'],
  });
  const terms = (figure: string) =>
    events.flatMap((event) => (event.type === 'rolled' && event.figure === figure ? [event.roll.modifiers.map(({ rule }) => rule)] : []));
  expect(terms('bulla')).toEqual([['D-109', 'D-155', 'D-241']]);
  expect(terms('mamertinus')).toEqual([['D-109', 'D-155'], ['D-048']]);
});

describe('D-242: reluctant', () => {
  const open = (dice: number[], lex: object) =>
    proves({
      setUp: true,
      lex: { fateCards: false, ...lex },
      tieFixed: false,
      beasts: [{ card: 'lion' }],
      men: [{ card: 'valens' }, { card: 'dama' }],
      dice,
    });

  test('D-242: on 5 or 6 the beast does nothing in Round One; the men move and do not attack', () => {
    for (const face of [5, 6]) {
      const hunt = stage({
        setUp: true,
        lex: { reluctant: true, fateCards: false },
        beasts: [{ card: 'lion' }],
        men: [{ card: 'valens' }, { card: 'dama' }],
        dice: [1, face],
      });
      expect(hunt.decision()).toMatchObject({ kind: 'first-moves', figures: ['valens', 'dama'] });
      expect(hunt.actions().some(({ type }) => type === 'strike')).toBe(false);
      expect(manOf(hunt, 'valens').wasAttacked).toBe(false);
      const told = { type: 'held-back', figure: 'lion', why: 'reluctant', rules: ['D-242'] };
      expect(open([1, face], { reluctant: true })).toContainEqual(expect.objectContaining(told));
    }
  });

  test('D-242: on 1 to 4 it charges, and without the module no d6 is thrown', () => {
    const types = (events: ReturnType<typeof proves>) => events.map(({ type }) => type);
    for (const face of [1, 4])
      expect(types(open([1, face], { reluctant: true }))).toEqual(expect.arrayContaining(['drawn', 'charged', 'attacked']));
    expect(types(open([1], {}))).not.toContain('drawn');
  });
});

describe('D-142: bleeding, with lex wounds', () => {
  test('D-142 D-238: a blow of 6 net makes a man bleed 1 a round, 3 in all, until he binds it', () => {
    proves({
      start: 'beast',
      ...WOUNDS,
      beasts: pit('lion'),
      men: [on('mamertinus', 1, 0)],
      dice: [10, 4],
      play: ['mamertinus defends none'],
      expect: ['wounded mamertinus net=7', 'condition mamertinus condition=bleeding gained=true D-142', 'wounded mamertinus by=null net=1'],
      finally: { mamertinus: { bleeding: 2 } },
    });
    proves({
      start: 'men',
      ...WOUNDS,
      beasts: pit('lion'),
      men: [on('dama', -6, 0, { bleeding: 2 })],
      dice: [],
      play: ['move', 'dama binds', 'done'],
      expect: ['condition dama condition=bleeding gained=false'],
      never: ['wounded dama'],
      finally: { dama: { bleeding: 0 } },
    });
  });
});
