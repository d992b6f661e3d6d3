import { describe, expect, test } from 'vitest';
import type { BlowOdds, MuneraAction } from '../../../../src/games/munera/rules/index.ts';
import {
  actionOdds,
  apOdds,
  appealTerms,
  hazeNeeds,
  mercyOdds,
  reachChances,
  readAnswer,
  writeAnswer,
} from '../../../../src/games/munera/rules/index.ts';
import type { Standing } from '../../../support/sand.ts';
import { arms, Sand } from '../../../support/sand.ts';

/** Fighters and things are known by their place in a list, and -1 is nobody or nothing: the first of all counts like any other. */

type Rest = Partial<ConstructorParameters<typeof Sand>[0]>;

/** The second of the list acts, at (0,0) and facing 0, against the third at (1,0); the first stands where he is put. */
function beside(
  first: Partial<Standing> & Pick<Standing, 'at'>,
  rest: Rest = {},
  a: Partial<Standing> = {},
  b: Partial<Standing> = {},
): Sand {
  const fighters: Standing[] = [
    { card: 'gaul', original: 8, ...first },
    { card: 'murmillo', at: [0, 0], facing: 0, original: 8, ...a },
    { card: 'thraex', at: [1, 0], facing: 3, original: 8, ...b },
  ];
  return new Sand({ fighters, turn: { fighter: 1, ap: 6 }, ...rest });
}

/** The first of the list bears these things, the second acts on him. */
function bearer(things: readonly string[], dice: readonly number[] = [], a = 'murmillo', part: Partial<Standing> = {}): Sand {
  const fighters: Standing[] = [
    { card: 'gaul', at: [1, 0], facing: 3, original: 8, loadout: arms('none', things), ...part },
    { card: a, at: [0, 0], facing: 0, original: 8 },
  ];
  return new Sand({ fighters, turn: { fighter: 1, ap: 6 }, dice });
}

describe('the first fighter', () => {
  test('M-125: bars a push-back', () => {
    const sand = beside({ at: [2, 0], facing: 0 }, { dice: [1, 6] });
    sand.play(sand.attackWith('sword', 2)).done();
    expect(sand.last('pushed')).toMatchObject({ barred: 'figure', rules: ['M-125'] });
    expect(sand.fighter(2).down).toBe(true);
  });

  test('M-337: whoever is locked with him is not pushed', () => {
    const sand = beside({ at: [2, 0], facing: 3, locked: 2, grappler: true }, { dice: [1, 6] }, {}, { locked: 0 });
    sand.play(sand.attackWith('sword', 2)).done();
    expect(sand.last('pushed')).toMatchObject({ barred: 'locked', to: sand.cell(1, 0) });
  });

  test('M-084: is not walked into', () => {
    const sand = beside({ at: [0, 1] });
    expect(sand.refusedBy({ type: 'move', direction: 1 })).toBe('M-084');
    expect(sand.refusedBy({ type: 'move', direction: 2 })).toBeNull();
  });

  test('M-116: by lex lineOfFire stands in the way', () => {
    const shot = (q: number, r: number) => {
      const sand = beside({ at: [q, r], facing: 0 }, { lex: { lineOfFire: true } }, { card: 'gaetulian' }, { at: [3, 0] });
      return sand.refusedBy(sand.attackWith('dart', 2));
    };
    expect([shot(1, 0), shot(2, 0), shot(0, 1)]).toEqual(['M-116', 'M-116', null]);
  });

  test('M-101: guards what he stands on', () => {
    const sand = beside({ at: [0, 1] }, {}, { items: { 0: { at: { q: 0, r: 1 } } } });
    const sword = sand.item(1, 'sword');
    expect(sand.refusedBy({ type: 'pick-up', item: sword })).toBe('M-101');
    expect(sand.refusedBy({ type: 'kick', item: sword, direction: 1 })).toBe('M-101');
  });

  test('M-315: bars a whirl where it passes and where it ends', () => {
    const whirl = (q: number, r: number) => {
      const sand = beside({ at: [q, r] });
      return sand.refusedBy(sand.whirlWith('sword', 2));
    };
    expect([whirl(1, -1), whirl(2, -1), whirl(2, 0)]).toEqual(['M-315', 'M-315', null]);
  });

  test('M-336: is not stepped onto by whoever lets go', () => {
    const sand = beside({ at: [-1, 0], facing: 3 }, { dice: [5, 3, 6, 1] });
    sand.play({ type: 'grapple', target: 2 }, { type: 'disengage' }).done();
    expect(sand.at(1)).toEqual([0, -1]);
  });

  test('M-114: is named in a line', () => {
    const sand = beside({ at: [1, -1], facing: 3 }, {}, { facing: 5 });
    const action = sand.attackWith('sword', 0);
    expect(writeAnswer(sand.bout, action)).toBe('strikes gaul with sword');
    expect(readAnswer(sand.bout, 'strikes gaul with sword')).toEqual(action);
    expect(readAnswer(sand.bout, 'grapples gaul')).toEqual({ type: 'grapple', target: 0 });
    expect(() => readAnswer(sand.bout, 'grapples nobody')).toThrow('there is no fighter "nobody"; there is gaul, murmillo, thraex');
  });

  test('M-139: threatens like others', () => {
    const sand = beside({ at: [1, 1], facing: 4 }, { dice: [3, 2, 6] });
    sand.play(sand.attackWith('sword', 2)).done();
    expect(Sand.terms(sand.last('attacked').modifiers)).toEqual(['M-135 0', 'M-139 1']);
  });

  test.each([
    ['acted last', 'gaul', 5, 3],
    ['acted before another', 'thraex', 3, 5],
    ['has not acted, nor has anybody', 'gaul', 0, 0],
  ] as const)('M-349: if he %s, who gives in does so to the %s', (_, by, first, other) => {
    const spent = { stamina: 4, fatigue: 5, down: true } as const;
    const rest = { turn: { fighter: 1, ap: null }, dice: [6, 6] };
    const sand = beside({ at: [0, 1], facing: 4, lastTurn: first }, rest, spent, { lastTurn: other });
    sand.play({ type: 'ready' });
    expect(sand.last('felled')).toMatchObject({ figure: 'murmillo', by });
  });
});

describe('the first thing', () => {
  const strike = (sand: Sand, gear = 'sword') => sand.play(sand.attackWith(gear, 0)).done();

  test('M-164: falls on a Double 5: a shield before the helmet, a helmet before him', () => {
    const shield = strike(bearer(['smallShield', 'helmet', 'sword'], [5, 5, 4]));
    expect(shield.gear(0)).toEqual(['helmet', 'sword']);
    const helmet = strike(bearer(['helmet', 'sword'], [5, 5, 4]));
    expect(helmet.gear(0)).toEqual(['sword']);
    expect(helmet.fighter(0).down).toBe(false);
  });

  test('M-250: a cone catches a net', () => {
    const sand = strike(bearer(['cone', 'sword'], [5], 'retiarius'), 'net');
    expect(sand.lies(sand.item(1, 'net'))).toBe('gone');
  });

  test('M-254: an arbelos cuts a net', () => {
    const sand = strike(bearer(['arbelos', 'sword'], [4, 1, 6], 'retiarius'), 'net');
    expect(sand.fighter(0).nets).toBe(0);
    expect(sand.turn.barred).toBe(sand.item(1, 'net'));
  });

  test('M-024 M-185 M-344: a helmet saves, pleases the crowd and keeps out sand', () => {
    const sand = bearer(['helmet', 'sword'], [4]);
    expect(sand.saveTerms(0)).toEqual(['M-018 0', 'M-024 1', 'M-021 0']);
    expect(appealTerms(sand.bout, 0, 1).map(({ rule }) => rule)).not.toContain('M-185');
    expect(hazeNeeds(sand.bout, 0)).toBe(5);
    expect(sand.play({ type: 'haze', target: 0 }).done().fighter(0).hazed).toBe(0);
  });

  test('M-048: a large shield weighs', () => {
    expect(bearer(['largeShield', 'sword']).apTerms(0)).toEqual(['M-045 2', 'M-048 -1']);
  });

  /** The same man acts, with more of his things on the sand. */
  const acting = (things: readonly string[], items: Standing['items'] = {}, dice: readonly number[] = []) => {
    const me: Standing = { card: 'gaul', at: [0, 0], facing: 0, original: 8, loadout: arms('none', things), items };
    return new Sand({ fighters: [me, { card: 'thraex', at: [1, 0], facing: 3, original: 8 }], dice });
  };

  test('M-064: a helmet makes steps aside dear, by its own rule', () => {
    const sand = acting(['helmet', 'sword']).play({ type: 'move', direction: 1 });
    expect(sand.last('moved').rules).toEqual(['M-064']);
    expect(sand.last('paid').base).toBe(3);
  });

  test('M-102: no second helmet and no second shield is taken', () => {
    const at = { at: { q: 0, r: 0 } } as const;
    const helm: Standing = { card: 'secutor', at: [3, 0], facing: 3, items: { 1: at, 2: at } };
    const sand = (things: readonly string[]) => {
      const me: Standing = { card: 'gaul', at: [0, 0], facing: 0, loadout: arms('none', things) };
      return new Sand({ fighters: [me, helm] });
    };
    const [helmed, shielded] = [sand(['helmet']), sand(['smallShield'])];
    expect(helmed.refusedBy({ type: 'pick-up', item: helmed.item(1, 'helmet') })).toBe('M-102');
    expect(helmed.refusedBy({ type: 'pick-up', item: helmed.item(1, 'smallShield') })).toBeNull();
    expect(shielded.refusedBy({ type: 'pick-up', item: shielded.item(1, 'smallShield') })).toBe('M-102');
    expect(shielded.refusedBy({ type: 'pick-up', item: shielded.item(1, 'helmet') })).toBeNull();
  });

  test('M-326: a shield leaves play in a grapple', () => {
    const sand = acting(['smallShield', 'sword'], {}, [2, 5]).play({ type: 'grapple', target: 1 }).done();
    expect([sand.lies(0), sand.lies(1)]).toEqual(['gone', [0, 0]]);
  });

  test('M-279: an arrow can be shot', () => {
    const me: Standing = { card: 'gaul', at: [0, 0], facing: 0, loadout: arms('none', ['arrow', 'bow']) };
    const sand = new Sand({ fighters: [me, { card: 'thraex', at: [4, 0], facing: 3 }], dice: [4, 4] });
    sand.play(sand.attackWith('bow')).done();
    expect(sand.gear(0)).toEqual(['bow']);
    expect(sand.refusedBy(sand.attackWith('bow'))).toBe('M-279');
  });
});

describe('in the odds', () => {
  function blow(sand: Sand, action: MuneraAction): BlowOdds {
    const odds = actionOdds(sand.bout, action);
    if (odds.kind !== 'blow') throw new Error(odds.kind);
    return odds;
  }
  const fatesOf = ({ doubles }: BlowOdds, face: number) => doubles[face - 1]!.fates.map(({ fate }) => fate);

  test('M-164: the first thing falls', () => {
    const fate = (...things: string[]) => {
      const sand = bearer(things);
      return fatesOf(blow(sand, sand.attackWith('sword', 0)), 5);
    };
    expect([fate('smallShield'), fate('helmet'), fate('sword')]).toEqual([['shield-falls'], ['helmet-falls'], ['knocked-down']]);
  });

  test('M-250 M-254: the first thing stops a net', () => {
    const net = (thing: string) => {
      const sand = bearer([thing, 'sword'], [], 'retiarius');
      const { caught, cut } = blow(sand, sand.attackWith('net', 0)).facts;
      return [caught, cut].map((share) => share.valueOf() > 0);
    };
    expect([net('cone'), net('arbelos'), net('dagger')]).toEqual([
      [true, false],
      [false, true],
      [false, false],
    ]);
  });

  test('M-171: a fist is not lost, for good or otherwise', () => {
    const sand = bearer(['sword']);
    const { fates } = blow(sand, sand.attackWith('improvised', 0)).doubles[0]!;
    const own = fates.filter(({ fate }) => fate === 'attacker-knocked-down');
    expect(own.map(({ forGood, share }) => [forGood, share.toFraction()])).toEqual([[false, '1/2']]);
  });

  test('M-125: the first fighter bars a push-back', () => {
    const sand = beside({ at: [2, 0], facing: 0 });
    expect(blow(sand, sand.attackWith('sword', 2)).missFate).toBe('knocked-down');
  });

  test('M-057 M-173 M-333: he takes the surrender, and he tests in a grapple', () => {
    const spent = { stamina: 4, fatigue: 5, down: true } as const;
    const sand = beside({ at: [0, 1], facing: 4, lastTurn: 5 }, { turn: { fighter: 1, ap: null } }, spent, { lastTurn: 3 });
    expect(apOdds(sand.bout, 1).surrender?.conqueror).toBe(0);
    const surrender = mercyOdds(sand.bout, 1, 2).find(({ how }) => how === 'surrender');
    expect(surrender?.conqueror).toBe(0);
    const locked = beside({ at: [0, 1], locked: 1, grappler: true }, { turn: { fighter: 2, ap: 2 } }, { locked: 0 });
    expect(apOdds(locked.bout, 1).test?.win.toFraction()).toBe('5/12');
    expect(apOdds(locked.bout, 2).test).toBeNull();
    expect(apOdds(locked.bout, 2).surrender).toBeNull();
  });

  test('M-094: he is reached, and his hex is not free for others', () => {
    const reached = (target: number) => {
      const sand = beside({ at: [2, 0], facing: 3 });
      const search = reachChances(sand.bout, 1, target);
      for (;;) {
        const { done, value } = search.next();
        if (done) return value.has(sand.cell(2, 0));
      }
    };
    expect([reached(0), reached(2)]).toEqual([true, false]);
  });
});
