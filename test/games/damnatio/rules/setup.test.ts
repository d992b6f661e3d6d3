import { describe, expect, test } from 'vitest';
import { SetupError } from '../../../../src/engine/bout/index.ts';
import { ScriptedRng, seededRng } from '../../../../src/engine/dice/index.ts';
import { buildArena, rowPlaces } from '../../../../src/engine/hex/index.ts';
import { beginHuntBout, checkSetup, damnatio, LEX, lotOf, huntSetup, START_FACINGS } from '../../../../src/games/damnatio/rules/index.ts';
import type { Hunt, HuntRuleset, HuntSetup } from '../../../../src/games/damnatio/rules/index.ts';
import { pickByTie } from '../../../../src/games/damnatio/rules/beast/ties.ts';
import { startingPlaces } from '../../../../src/games/damnatio/rules/setup/placement.ts';
import { beginMuneraBout, muneraSetup, entrant } from '../../../../src/games/munera/rules/index.ts';
import { core, gladiators, ruleset } from '../../../support/core-content.ts';
import { expectScenario, openScene, placeOf } from '../../../support/scenario.ts';

const FOUR = ['dama', 'gavius', 'bulla', 'valens'];
const { men } = core.damnatio;

/** The rule that refuses a set-up; null when it is accepted. */
function refusedBy(part: Partial<HuntSetup> & Pick<HuntSetup, 'beasts'>): string | null {
  try {
    checkSetup(core.damnatio, huntSetup(part));
    return null;
  } catch (error) {
    if (error instanceof SetupError) return error.rule;
    throw error;
  }
}

/** A hunt just set up, with no Fate cards; the tape must run out. */
function begun(part: Partial<HuntSetup> & Pick<HuntSetup, 'beasts'>, dice: number[] = [1]): Hunt {
  const rng = new ScriptedRng(dice);
  const { bout } = beginHuntBout(ruleset, huntSetup({ ...part, lex: { fateCards: false, ...part.lex } }), rng);
  expect(rng.left).toEqual([]);
  return bout;
}

const row = (hunt: Hunt) => hunt.state.men.map((man) => placeOf(hunt, man.id));

describe('who may fight whom', () => {
  test('D-001: ad bestias is a hunt of these rules; ad gladium is not, and every noxius has a weapon for it', () => {
    expect(core.damnatio.hunts['ad-bestias']).toMatchObject({ beasts: ['lion'] });
    expect(begun({ beasts: ['lion'], men: FOUR }).toJSON().ruleset).toBe('damnatio');
    for (const hunt of Object.values(core.damnatio.hunts)) expect(hunt.beasts.length).toBeGreaterThan(0);
    for (const card of Object.values(men)) if (card.kind === 'noxius') expect(core.munera.fighters[card.id]?.gear[0]).toBeTruthy();
  });

  test('D-002: no noxius has padding, and each weapon tells what is wrong with it', () => {
    const noxii = Object.values(men).filter((card) => card.kind === 'noxius');
    expect(noxii).toHaveLength(6);
    for (const { padding, weapon } of noxii) {
      expect(padding).toBe(0);
      expect(weapon.name).not.toBe(weapon.id);
    }
    expect(noxii.map(({ weapon }) => weapon.name)).toContain('broken stave');
  });

  test('D-003: beasts may fight beasts', () => {
    expect(refusedBy({ beasts: ['lion', 'bear'] })).toBeNull();
    expect(core.damnatio.hunts['rehearsal']).toMatchObject({ beasts: ['bear', 'bull'], men: [] });
  });

  test('D-004: beasts may fight noxii', () => expect(refusedBy({ beasts: ['lion'], draw: 4 })).toBeNull());

  test('D-005: beasts may fight bestiarii', () => {
    expect(refusedBy({ beasts: ['bear'], men: ['mamertinus'] })).toBeNull();
    expect(men['mamertinus']).toMatchObject({ kind: 'bestiarius', grade: 'veteranus' });
  });

  test.each([
    ['D-006: noxii against a gladiator', ['syrus', 'dama', 'gavius']],
    ['D-007: noxii against noxii', ['syrus', 'dama']],
  ])('%s is no hunt: without a beast these rules refuse it', (_, party) => {
    expect(refusedBy({ beasts: [], men: party })).toBe('D-010');
    for (const id of party) expect(core.munera.fighters[id]?.gear[0]).toBeTruthy();
  });

  test('D-006 D-007: the rules of gladiators take them: noxii against a murmillo, noxius against noxius, each by his own munera card', () => {
    const begun = (...cards: string[]) =>
      beginMuneraBout(
        gladiators,
        muneraSetup({ fighters: cards.map((card, i) => entrant({ card, side: i === 0 ? 'a' : 'b' })) }),
        seededRng('sand'),
      ).bout;
    const three = begun('murmillo', 'syrus', 'dama', 'gavius');
    expect(three.world.ids).toEqual(['murmillo', 'syrus', 'dama', 'gavius']);
    expect(three.world.profiles.map(({ noxius }) => noxius)).toEqual([false, true, true, true]);
    expect(begun('syrus', 'dama').decision()).not.toBeNull();
    expect(() => begun('murmillo', 'lion')).toThrow(SetupError);
  });

  test('D-008: gladiators do not fight beasts: a murmillo is refused, with the toggle too while he has no card', () => {
    expect(refusedBy({ beasts: ['lion'], men: ['murmillo'] })).toBe('D-008');
    expect(refusedBy({ beasts: ['lion'], men: ['murmillo'], lex: { gladiatorsVsBeasts: true } })).toBe('D-008');
    expect(LEX.choices.gladiatorsVsBeasts).toMatchObject({ values: [false, true], rules: ['D-008'] });
  });

  test('D-009: noxii and bestiarii may stand together', () => {
    expect(refusedBy({ beasts: ['bull'], men: ['mamertinus', 'syrus', 'dama'] })).toBeNull();
    expect(refusedBy({ beasts: ['bull'], men: ['mamertinus'], draw: 2 })).toBeNull();
  });

  test('D-010: one beast a hunt', () => {
    expect(refusedBy({ beasts: ['lion', 'lion'], men: FOUR })).toBe('D-010');
    expect(refusedBy({ beasts: ['lion', 'bull'], draw: 4 })).toBe('D-010');
    expect(refusedBy({ beasts: ['lion', 'bull', 'bear'] })).toBe('D-010');
    expect(refusedBy({ beasts: ['hydra'], men: FOUR })).toBe('D-010');
  });
});

describe('places', () => {
  test('D-011: the beast starts on the Shield Hex, facing D1; the Sword Hex is free for scenarios', () => {
    expect(core.damnatio.arenas['harena']!.marks).toMatchObject({
      shield: { at: { q: 2, r: -4 }, facing: 1 },
      sword: { at: { q: -2, r: 4 }, facing: 4 },
    });
    for (const beast of ['lion', 'bull', 'bear']) {
      const { bout, events } = beginHuntBout(ruleset, huntSetup({ beasts: [beast], men: ['syrus'] }), seededRng('a'));
      const [started] = events.filter((event) => event.type === 'bout-started');
      const shield = bout.world.arena.cells.findIndex(({ q, r }) => q === 2 && r === -4);
      expect(started!.figures[0]).toMatchObject({ figure: beast, cell: shield, facing: 1 });
    }
  });

  test('D-012: a second gladiator beside the first belongs to munera; these rules place one beast there and nobody else', () => {
    expect(refusedBy({ beasts: [], men: ['murmillo', 'murmillo', 'murmillo'] })).toBe('D-008');
    for (const man of row(begun({ beasts: ['lion'], men: FOUR }))) expect(man[1]).not.toBe(-4);
  });

  test.each([
    [
      'lion',
      5,
      [
        [-4, 1],
        [-2, 1],
        [0, 1],
        [2, 1],
      ],
      [6, 5, 5, 5],
    ],
    [
      'bull',
      7,
      [
        [-5, 3],
        [-3, 3],
        [-1, 3],
        [1, 3],
      ],
      [7, 7, 7, 7],
    ],
    [
      'bear',
      4,
      [
        [-4, 0],
        [-2, 0],
        [0, 0],
        [2, 0],
      ],
      [6, 4, 4, 4],
    ],
  ] as const)(
    'D-013 D-015: against the %s four men stand in a row %i hexes away, one hex between neighbours',
    (beast, charge, places, distances) => {
      expect(core.damnatio.beasts[beast]!.move.charge).toBe(charge);
      expect(rowPlaces(8, { q: 2, r: -4 }, charge, 4)).toEqual(places.map(([q, r]) => ({ q, r })));
      const far = places.map(([q, r]) => Math.max(Math.abs(q - 2), Math.abs(r + 4), Math.abs(q + r + 2)));
      expect(far).toEqual(distances);
      expect(row(begun({ beasts: [beast], men: FOUR }))).toEqual(places);
    },
  );

  test('D-013 D-015: for 1 to 6 men nobody is nearer than the charge, and all are inside', () => {
    for (const charge of [4, 5, 7]) {
      for (let party = 1; party <= 6; party += 1) {
        const places = rowPlaces(8, { q: 2, r: -4 }, charge, party)!;
        expect(places).toHaveLength(party);
        places.forEach(({ q, r }, i) => {
          expect(Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r))).toBeLessThanOrEqual(8);
          expect(Math.max(Math.abs(q - 2), Math.abs(r + 4), Math.abs(q + r + 2))).toBeGreaterThanOrEqual(charge);
          expect({ q, r }).toEqual({ q: places[0]!.q + 2 * i, r: charge - 4 });
        });
      }
    }
    expect(rowPlaces(8, { q: 2, r: -4 }, 13, 4)).toBeNull();
  });

  test('D-015: a row that does not fit is a refused set-up', () => {
    const lion = core.damnatio.beasts['lion']!;
    const rules = damnatio({ ...core.damnatio, beasts: { lion: { ...lion, move: { ...lion.move, charge: 13 } } } });
    expect(() => rules.prepare(huntSetup({ beasts: ['lion'], men: FOUR }))).toThrow('arena: no row of 4 men');
  });

  test('D-011 D-015 D-221: nobody is set up in scenery: the row goes round it, or the set-up is refused by rule and field', () => {
    const withScenery = (...blocked: [number, number][]) => {
      const { harena } = core.damnatio.arenas;
      return damnatio({ ...core.damnatio, arenas: { harena: { ...harena!, blocked: blocked.map(([q, r]) => ({ q, r })) } } });
    };
    const refused = (rules: HuntRuleset, setup: HuntSetup) => {
      try {
        rules.prepare(setup);
        return null;
      } catch (error) {
        return `${(error as SetupError).rule} ${(error as SetupError).field}`;
      }
    };
    const men = huntSetup({ beasts: ['lion'], men: FOUR });
    const { bout } = beginHuntBout(withScenery([0, 1]), men, seededRng('a'));
    expect(row(bout)).toEqual([
      [-3, 1],
      [-1, 1],
      [1, 1],
      [3, 1],
    ]);
    expect(refused(withScenery([2, -4]), men)).toBe('D-011 arena');
    const full = Array.from({ length: 17 }, (_, i): [number, number] => [i - 8, 1]);
    expect(refused(withScenery(...full), men)).toBe('D-015 arena');
    expect(refused(withScenery(...full), huntSetup({ beasts: ['bull'], men: FOUR }))).toBeNull();
    expect(refused(withScenery([2, 3]), huntSetup({ beasts: ['lion', 'bull'] }))).toBe('D-221 arena');
    expect(refused(withScenery([2, 3]), huntSetup({ beasts: ['lion', 'bear'] }))).toBeNull();
  });

  test('D-403: at the wall a beast without two hexes to its side has the nearest free one; without any there is no room', () => {
    const { harena } = core.damnatio.arenas;
    const { lion } = core.damnatio.beasts;
    const placed = (...blocked: [number, number][]) => {
      const marks = { shield: { at: { q: 8, r: -8 }, facing: 2 } } as const;
      const corner = { ...harena!, marks, blocked: blocked.map(([q, r]) => ({ q, r })) };
      const arena = buildArena(corner);
      return startingPlaces(arena, [lion!, lion!, lion!], 1).beasts.map(({ cell, facing }) => [
        arena.cells[cell]!.q,
        arena.cells[cell]!.r,
        facing,
      ]);
    };
    expect(placed()).toEqual([
      [8, -8, 2],
      [8, -7, 2],
      [7, -7, 2],
    ]);
    expect(placed([8, -7])[1]).toEqual([7, -7, 2]);
    expect(placed([8, -7], [7, -7]).slice(1)).toEqual([
      [7, -8, 2],
      [8, -6, 2],
    ]);
    const everywhere = buildArena(harena!).cells.map(({ q, r }): [number, number] => [q, r]);
    expect(() => placed(...everywhere.filter(([q]) => q !== 8)), 'the wall behind is free').not.toThrow();
    expect(() => placed(...everywhere.filter(([q, r]) => q !== 8 || r !== -8))).toThrow('has no room for 3 beasts');
  });

  test('D-023 D-099: a position puts nobody into scenery, outside, or where another stands', () => {
    const { harena } = core.damnatio.arenas;
    const rules = damnatio({ ...core.damnatio, arenas: { harena: { ...harena!, blocked: [{ q: 1, r: 1 }] } } });
    const refused = (lion: [number, number], syrus: [number, number]) => {
      const at = ([q, r]: [number, number]) => ({ at: { q, r }, facing: 0 });
      const position = { start: 'men' as const, round: 2, tieNumber: 1, control: 'men' as const, beasts: [at(lion)], men: [at(syrus)] };
      try {
        beginHuntBout(rules, huntSetup({ beasts: ['lion'], men: ['syrus'], position }), new ScriptedRng([]));
        return null;
      } catch (error) {
        return (error as SetupError).message;
      }
    };
    expect(refused([0, 0], [1, 0])).toBeNull();
    expect(refused([1, 1], [1, 0])).toBe('position.beasts.0.at: there is scenery at (1,1) [D-099]');
    expect(refused([0, 0], [1, 1])).toBe('position.men.0.at: there is scenery at (1,1) [D-099]');
    expect(refused([0, 0], [9, 0])).toBe('position.men.0.at: (9,0) is outside the arena [D-023]');
    expect(refused([0, 0], [0, 0])).toBe('position.men.0.at: lion and syrus stand on the same hex (0,0) [D-099]');
  });

  test('D-014: the charge from there ends beside a man and tries to hit: run 2, leap 2', () => {
    expectScenario({
      setUp: true,
      lex: { fateCards: false },
      beasts: [{ card: 'lion' }],
      men: [{ card: 'bulla' }],
      dice: [1],
      expect: ['charged lion target=bulla distance=5 run=2 leap=2 how=charge', 'attacked lion target=bulla attack=pounce'],
      waiting: 'defend bulla',
    });
    for (const { move } of Object.values(core.damnatio.beasts)) expect(move.charge - 1).toBeLessThanOrEqual(move.charge + move.leap);
  });

  test('D-016: each man faces toward the beast', () => {
    const hunt = begun({ beasts: ['lion'], men: FOUR });
    expect(hunt.state.men.map(({ facing }) => facing)).toEqual([5, 5, 4, 4]);
  });
});

describe('the party and the lot', () => {
  test('D-017: four random noxii by default; 1 to 6 men are legal', () => {
    expect(huntSetup({ beasts: ['lion'] })).toMatchObject({ men: [], draw: 4 });
    expect(core.damnatio.hunts['ad-bestias']!.men).toEqual({ draw: 4 });
    for (let party = 1; party <= 6; party += 1) expect(refusedBy({ beasts: ['lion'], draw: party })).toBeNull();
    expect(refusedBy({ beasts: ['lion'], men: [], draw: 0 })).toBe('D-017');
    expect(refusedBy({ beasts: ['lion'], men: ['syrus', 'dama', 'gavius', 'bulla', 'valens', 'pyrrhus', 'mamertinus'] })).toBe('D-017');
  });

  test('D-018: three against a gladiator is a default of munera; here three noxii are a smaller party, and legal', () => {
    expect(refusedBy({ beasts: ['lion'], draw: 3 })).toBeNull();
    expect(huntSetup({ beasts: ['lion'] }).draw).not.toBe(3);
  });

  test('D-019 D-188: a noxius stands on the sand once; of the hunters of a grade there are several (D-020)', () => {
    expect(refusedBy({ beasts: ['lion'], men: ['syrus', 'dama', 'syrus'], draw: 0 })).toBe('D-019');
    expect(refusedBy({ beasts: ['lion'], men: ['bullarius', 'bullarius'], draw: 0 })).toBeNull();
  });

  test('D-019: the lot is one d60 each without replacement: 8 and 1 draw Dama and Syrus', () => {
    const hunt = begun({ beasts: ['lion'], draw: 2 }, [8, 1, 1]);
    expect(hunt.state.men.map(({ id }) => id)).toEqual(['dama', 'syrus']);
    const all = begun({ beasts: ['lion'], draw: 6 }, [60, 60, 60, 60, 60, 60, 1]).state.men.map(({ id }) => id);
    expect(all).toEqual(['valens', 'bulla', 'gavius', 'pyrrhus', 'dama', 'syrus']);
    expect(refusedBy({ beasts: ['lion'], men: ['syrus'], draw: 6 })).toBe('D-017');
    expect(refusedBy({ beasts: ['lion'], men: ['syrus'], draw: 5 })).toBeNull();
    expect(refusedBy({ beasts: ['lion'], draw: 1.5 })).toBe('D-019');
  });

  test('D-019: named men come first and are not drawn again', () => {
    const hunt = begun({ beasts: ['lion'], men: ['syrus'], draw: 1 }, [1, 1]);
    expect(hunt.state.men.map(({ id }) => id)).toEqual(['syrus', 'dama']);
  });

  test('D-020: hunts for hunters are offered: one veteranus, or two men', () => {
    expect(core.damnatio.hunts['ursus']!.men).toEqual(['mamertinus']);
    expect(core.damnatio.hunts['two-hunters']!.men).toEqual(['mamertinus', 'bullarius']);
    expect(men['hilarinus']!.grade).toBe('primus');
    expect(refusedBy({ beasts: ['lion'], men: ['bullarius', 'bullarius'] })).toBeNull();
    expect(begun({ beasts: ['lion'], men: ['bullarius', 'bullarius'] }).state.men.map(({ id }) => id)).toEqual([
      'bullarius',
      'bullarius-2',
    ]);
  });
});

describe('tie number, state at start, arena', () => {
  const tied = (tie: number, lex = {}, dice: number[] = []) => ({
    start: 'round-one' as const,
    round: 1,
    tie,
    lex,
    beasts: [{ card: 'lion', at: [0, 0] as const, facing: 0 }],
    men: [
      { card: 'syrus', at: [3, 0] as const },
      { card: 'dama', at: [0, 3] as const },
      { card: 'gavius', at: [-3, 0] as const },
    ],
    dice,
    expect: [] as string[],
  });

  test('D-021: T = 17 among three picks element 2, and T is drawn at set-up and at each end of round', () => {
    expectScenario({
      ...tied(17),
      expect: ['target-chosen lion target=dama why=closest-tie tieNumber=17 candidates=syrus:1,dama:2,gavius:3'],
      waiting: 'defend dama',
    });
    expect(begun({ beasts: ['lion'], men: FOUR }, [60]).state.tieNumber).toBe(60);
    expectScenario({
      ...tied(1),
      start: 'round-end',
      tieFixed: false,
      dice: [44],
      expect: ['tie-number value=44 D-021', 'round-started round=2'],
      waiting: 'dice',
    });
  });

  test('D-021: every T from 1 to 60 picks each of n candidates equally often', () => {
    for (let n = 1; n <= 6; n += 1) {
      const counts = Array.from({ length: n }, () => 0);
      for (let tie = 1; tie <= 60; tie += 1) counts[pickByTie(tie, [...counts.keys()])]! += 1;
      expect(new Set(counts).size).toBe(1);
    }
  });

  test('D-021: lex tieDie printed throws 1d6 halved for three at the moment of choice, and no d60', () => {
    const lex = { tieDie: 'printed' } as const;
    expectScenario({
      ...tied(1, lex, [3]),
      expect: ['drawn null what=tie value=2', 'target-chosen lion target=dama tieNumber=null'],
      waiting: 'defend dama',
    });
    expectScenario({ ...tied(1, lex, [6]), expect: ['target-chosen lion target=gavius'] });
    expectScenario({ ...tied(1, lex), start: 'round-end', tieFixed: false, never: ['tie-number'], waiting: 'dice' });
  });

  test('D-021: lex tieDie printed throws 1d4 for four and 1d4 halved for two', () => {
    const lex = { tieDie: 'printed' } as const;
    const scene = tied(1, lex);
    expectScenario({ ...scene, men: scene.men.slice(0, 2), dice: [3], expect: ['target-chosen lion target=dama'] });
    expectScenario({
      ...scene,
      men: [...scene.men, { card: 'bulla', at: [0, -3] }],
      dice: [4],
      expect: ['target-chosen lion target=bulla'],
    });
  });

  test('D-022: at the start the beast is in Control, has fought nobody and retains nothing', () => {
    const hunt = begun({ beasts: ['bull'], men: FOUR });
    expect(hunt.state).toMatchObject({ control: 'beast', round: 1, phase: 'round-one' });
    const { events } = beginHuntBout(ruleset, huntSetup({ beasts: ['bull'], men: FOUR }), seededRng('a'));
    expect(events.slice(0, 8).map(({ type }) => type)).not.toContain('rolled');
    expectScenario({
      start: 'control',
      beasts: [{ card: 'bull', at: [0, 0] }],
      men: [{ card: 'syrus', at: [5, 0] }],
      dice: [],
      finally: { bull: { lastFought: null, retains: 'no', nextControl: 0, nextToHit: 0 } },
    });
  });

  test('D-023: the arena has radius 8; a place outside, or an arena that is not there, is refused', () => {
    expect(begun({ beasts: ['lion'], men: FOUR }).world.arena).toMatchObject({ size: 217, data: { radius: 8 } });
    expect(refusedBy({ beasts: ['lion'], arena: 'circus' })).toBe('D-023');
    expect(() => openScene({ beasts: [{ card: 'lion', at: [9, 0] }], men: [{ card: 'syrus', at: [1, 0] }], dice: [] })).toThrow('D-023');
  });

  test('D-023: the Shield Hex must exist', () => {
    const bare = damnatio({ ...core.damnatio, arenas: { harena: { ...core.damnatio.arenas['harena']!, marks: {} } } });
    expect(() => beginHuntBout(bare, huntSetup({ beasts: ['lion'] }), seededRng('a'))).toThrow('D-023');
  });

  test('D-046, D-153, D-230 and others: what the page leaves open may be set to these values, the usual one first', () => {
    expect(Object.fromEntries(Object.entries(LEX.choices).map(([name, { values }]) => [name, values]))).toEqual({
      controlDie: [10, 6, 8, 12, 20],
      tieKeeps: [false, true],
      retainNeedsGrip: [false, true],
      intellectReroll: [true, false],
      whirlDropsPrey: [true, false],
      counterInBeastRounds: [false, true],
      severalBeasts: [false, true],
      reluctant: [false, true],
      wallSlam: [false, true],
      tieDie: ['stored', 'printed'],
      anySubset: [false, true],
      mayPass: [false, true],
      desperatio: [false, true],
      wounds: [false, true],
      fateCards: [true, false],
      optionalCards: [false, true],
      night: [false, true],
      roundLimit: [40, 10, 20, 30, 60, 80],
      gladiatorsVsBeasts: [false, true],
    });
    const limit = (roundLimit: number) => refusedBy({ beasts: ['lion'], lex: { roundLimit } });
    expect([0, 1, 200, 201].map(limit)).toEqual(['D-230', null, null, 'D-230']);
  });

  test('D-412: the beast may look in each of six ways, or where a die says', () => {
    for (const facing of ['random', 0, 1, 2, 3, 4, 5] as const) expect(refusedBy({ beasts: ['lion'], facing })).toBeNull();
    for (const facing of [-1, 6, 0.5, 'left']) expect(refusedBy({ beasts: ['lion'], facing: facing as 0 })).toBe('D-412');
    expect(START_FACINGS).toEqual(['random', 0, 1, 2, 3, 4, 5]);
  });

  test('D-017, D-019, D-243, D-401, D-418, D-419: how many may come, and what else a set-up may say', () => {
    const noxii = lotOf(core.damnatio).length;
    const draw = (count: number) => refusedBy({ beasts: ['lion'], draw: count });
    expect([1, Math.min(6, noxii)].map(draw)).toEqual([null, null]);
    expect(draw(-1)).toBe('D-017');
    expect(draw(0)).toBe('D-017');
    expect(draw(7)).toBe('D-017');
    expect(refusedBy({ beasts: ['lion'], men: ['bulla'], draw: -1 })).toBe('D-017');
    expect(refusedBy({ beasts: ['lion'], men: ['bulla', 'valens'], draw: 0.5 })).toBe('D-019');
    for (const elite of [0, 1, 2, 3] as const) expect(refusedBy({ beasts: ['lion'], elite })).toBeNull();
    for (const elite of [-1, 4, 1.5]) expect(refusedBy({ beasts: ['lion'], elite: elite as 0 })).toBe('D-243');
    expect(refusedBy({ beasts: [] })).toBe('D-010');
    expect(refusedBy({ beasts: ['sphinx'] })).toBe('D-010');
    expect(refusedBy({ beasts: ['lion', 'bull'], men: ['bulla'] })).toBe('D-010');
    expect(refusedBy({ beasts: ['lion', 'bull', 'bear'] })).toBe('D-010');
    expect(refusedBy({ beasts: ['lion', 'bull'], men: ['bulla'], lex: { severalBeasts: true } })).toBeNull();
    expect(refusedBy({ beasts: Array(7).fill('lion') as string[], men: ['bulla'], lex: { severalBeasts: true } })).toBe('D-401');
    expect(refusedBy({ beasts: ['lion', 'bull'], wager: 'bull' })).toBeNull();
    expect(refusedBy({ beasts: ['lion', 'bull'], wager: 'bear' })).toBe('D-419');
    expect(refusedBy({ beasts: ['lion'], wager: 'lion' })).toBe('D-419');
  });

  test('a lex with a toggle or value that does not exist is refused', () => {
    expect(refusedBy({ beasts: ['lion'], lex: { controlDie: 7 } as never })).toBe('D-046');
    expect(refusedBy({ beasts: ['lion'], lex: { nonsense: true } as never })).toBe('lex');
    for (const [key, { values }] of Object.entries(LEX.choices)) expect(values[0]).toBe(LEX.usual[key as keyof typeof LEX.usual]);
  });
});
