import { describe, expect, test } from 'vitest';
import { SetupError } from '../../../../src/engine/bout/index.ts';
import { seededRng } from '../../../../src/engine/dice/index.ts';
import { buildArena, cellAt, DIRECTIONS, distance, OUTSIDE, toward } from '../../../../src/engine/hex/index.ts';
import { MUNERA_POLICIES } from '../../../../src/games/munera/bots/index.ts';
import type { MuneraSetup, GamesDay, Munera } from '../../../../src/games/munera/rules/index.ts';
import {
  beginMuneraBout,
  carriedInto,
  dayAfter,
  handsInUse,
  helmetOf,
  inBothHands,
  LEX,
  munera,
  NEW_DAY,
} from '../../../../src/games/munera/rules/index.ts';
import { core, gladiators } from '../../../support/core-content.ts';
import { arms, bout, face, Sand } from '../../../support/sand.ts';

const prepare = (setup: MuneraSetup) => gladiators.prepare(setup);
const DUEL = [3, 6, 5, 3, 4]; // Stamina of A and B, order A then B, AP of A

/** The rule and the field that a set-up breaks. */
function refusedBy(setup: MuneraSetup): [string, string] | null {
  try {
    prepare(setup);
    return null;
  } catch (error) {
    if (error instanceof SetupError) return [error.rule, error.field];
    throw error;
  }
}

/** Fights a bout to its end; whoever begins puts something down first. */
function playOut(bout: Munera): Munera {
  bout.play(bout.actions().find(({ type }) => type === 'discard' || type === 'drop')!);
  while (bout.decision()) bout.play(MUNERA_POLICIES.greedy.policy(bout, seededRng('none')));
  return bout;
}

/** A duel with the dice of its beginning, its AP die thrown. */
function duel(a: string, b: string, dice: readonly number[]): Sand {
  const sand = new Sand({ setup: bout([a, b]), dice });
  return sand.turn.step === 'ready' ? sand.play({ type: 'ready' }).done() : sand.done();
}

describe('scope and set-up', () => {
  test('M-001: a modifier that is printed twice is one modifier; the unit is Stamina', () => {
    const sand = face(3, { a: { card: 'retiarius', items: { 0: 'gone', 2: 'ready' } }, dice: [5, 2, 3] });
    sand.play(sand.attackWith('dagger')).done();
    expect(Sand.terms(sand.last('attacked').modifiers)).toEqual(['M-135 0', 'M-214 -1']);
    expect(sand.last('clashed').difference).toBe(2);
    expect(Object.keys(sand.fighter(0))).toContain('stamina');
    expect(Object.keys(sand.fighter(0))).not.toContain('strength');
  });

  test('M-002: 91 hexes for two, 127 for three and four, one hex of radius more for each two beyond', () => {
    const { arena } = prepare(bout(['murmillo', 'thraex']));
    expect(arena.size).toBe(91);
    expect(cellAt(arena, 5, 0)).not.toBe(OUTSIDE);
    expect(cellAt(arena, 6, 0)).toBe(OUTSIDE);
    expect(cellAt(arena, 3, 3)).toBe(OUTSIDE);
    const radius = (fighters: number) => prepare(bout(Array.from({ length: fighters }, () => 'gaul'))).arena.data.radius;
    expect([2, 3, 4, 5, 6, 7, 8].map(radius)).toEqual([5, 6, 6, 7, 7, 8, 8]);
    expect(prepare(bout(['gaul', 'gaul', 'gaul'])).arena.size).toBe(127);
  });

  test('M-002: another shape is data; one fighter, or an unknown arena, is no bout', () => {
    const { arena } = prepare(bout(['gaul', 'gaul'], { arena: 'amphitheatrum' }));
    expect(arena.data).toBe(core.munera.arenas['amphitheatrum']);
    expect(refusedBy(bout(['gaul', 'gaul'], { arena: 'nowhere' }))).toEqual(['M-002', 'arena']);
    expect(refusedBy(bout(['gaul']))).toEqual(['M-002', 'fighters']);
  });

  test('M-003: the same seed and the same answers give the same log; every die is a D6 with purpose and owner', () => {
    const play = () => {
      const { bout: played, events } = beginMuneraBout(gladiators, bout(['retiarius', 'secutor', 'gaetulian']), seededRng('x'));
      const log = [...events];
      const choice = seededRng('choices');
      for (let i = 0; i < 400 && played.decision(); i += 1) {
        const actions = played.actions();
        log.push(...played.play(actions[choice.die(actions.length) - 1]!));
      }
      return { log, figures: played.world.ids };
    };
    const { log, figures } = play();
    expect(JSON.stringify(log)).toBe(JSON.stringify(play().log));
    for (const event of log) {
      if (event.type !== 'rolled') continue;
      expect(event.roll.why).toMatch(/^[a-z-]+$/);
      expect(figures).toContain(event.figure);
      expect(event.roll.dice).toBe('1d6');
      for (const die of event.roll.faces) expect(die >= 1 && die <= 6).toBe(true);
    }
  });

  test('M-004: at the set-up Stamina, then arrows, then the order of play, then the AP die are drawn', () => {
    const sand = new Sand({ setup: bout(['sagittarius', 'retiarius', 'sagittarius']), dice: [1, 2, 3, 4, 5, 6, 5, 2, 3] }).done();
    expect(sand.dice()).toEqual([
      'starting-stamina 1',
      'starting-stamina 2',
      'starting-stamina 3',
      'arrows 4',
      'arrows 5',
      'order 6',
      'order 5',
      'order 2',
      'ap 3',
    ]);
    expect(
      sand
        .all('rolled')
        .map(({ figure }) => figure)
        .slice(0, 5),
    ).toEqual(['sagittarius', 'retiarius', 'sagittarius-2', 'sagittarius', 'sagittarius-2']);
  });

  test('M-004: attacker die, defender die, save die; the tape is then empty', () => {
    const sand = face(3, { dice: [5, 2, 4] });
    sand.play(sand.attackWith('sword')).done();
    expect(sand.dice()).toEqual(['attack 5', 'defence 2', 'save 4']);
  });

  test('M-005: a duel begins at (-5,0) and (5,0), face to face, ten hexes apart', () => {
    const sand = new Sand({ setup: bout(['gaetulian', 'gaetulian']), dice: DUEL }).done();
    expect([sand.at(0), sand.at(1)]).toEqual([
      [-5, 0],
      [5, 0],
    ]);
    expect([sand.fighter(0).facing, sand.fighter(1).facing]).toEqual([0, 3]);
    expect(distance(sand.bout.world.arena, sand.fighter(0).cell, sand.fighter(1).cell)).toBe(10);
    const [started] = sand.all('bout-started');
    expect(started!.figures.map(({ cell, facing, stamina }) => [cell, facing, stamina])).toEqual([
      [sand.cell(-5, 0), 0, 7],
      [sand.cell(5, 0), 3, 10],
    ]);
  });

  test.each([
    [3, [0, 2, 4]],
    [4, [0, 1, 3, 4]],
    [5, [0, 1, 2, 3, 4]],
    [6, [0, 1, 2, 3, 4, 5]],
  ])('M-005: %i fighters stand on the corners %j, each looking at the middle', (count, corners) => {
    const alone = Array.from({ length: count }, (_, i) => ({ card: 'gaetulian', side: `${i}` }));
    const { bout: begun } = beginMuneraBout(gladiators, bout(alone), seededRng('corners'));
    const { arena } = begun.world;
    const { radius } = arena.data;
    begun.state.fighters.forEach(({ cell, facing }, i) => {
      const { q, r } = DIRECTIONS[corners[i]!]!;
      expect(arena.cells[cell]).toEqual({ q: q * radius + 0, r: r * radius + 0 });
      expect(facing).toBe((corners[i]! + 3) % 6);
    });
  });

  test.each(['aabb', 'abab', 'aab', 'aaabbb', 'abcabc', 'aabbccdd', 'aaaaaabbbbbb'])(
    'M-005: of %s partners begin side by side, nearer to each other than to any opponent',
    (sides) => {
      const fighters = Array.from(sides, (side) => ({ card: 'gaetulian', side }));
      const { bout: begun } = beginMuneraBout(gladiators, bout(fighters), seededRng('partners'));
      const { arena } = begun.world;
      const men = begun.state.fighters;
      expect(new Set(men.map(({ cell }) => cell)).size).toBe(men.length);
      for (const man of men) {
        const off = (own: boolean) =>
          men.filter((each) => each !== man && (each.side === man.side) === own).map(({ cell }) => distance(arena, man.cell, cell));
        if (off(true).length > 0) expect(Math.min(...off(true))).toBe(1);
        expect(Math.min(...off(false))).toBeGreaterThan(1);
        expect(distance(arena, man.cell, cellAt(arena, 0, 0))).toBe(arena.data.radius);
      }
    },
  );

  /** Where a bout of these sides begins: q, r and facing of each. */
  const places = (sides: string, rules = gladiators, arena: string | null = null): string => {
    const fighters = Array.from(sides, (side) => ({ card: 'gaetulian', side }));
    const { world, state } = beginMuneraBout(rules, bout(fighters, { arena }), seededRng('places')).bout;
    return state.fighters.map(({ cell, facing }) => [world.arena.cells[cell]!.q, world.arena.cells[cell]!.r, facing].join()).join(' ');
  };

  test.each([
    ['aaaaabb', 'the first in the corner, others by turns to either side', '-8,0,0 -7,-1,0 -8,1,0 -6,-2,0 -8,2,0 8,0,3 7,1,3'],
    ['aabbcc', 'three sides a third of the ring apart', '7,0,3 6,1,3 -7,7,5 -7,6,5 0,-7,1 1,-7,1'],
    ['abcdefg', 'seven sides, evenly', '8,0,3 2,6,4 -5,8,5 -8,4,0 -5,-3,0 2,-8,1 8,-7,2'],
  ])('M-005: %s: %s', (sides, _, wanted) => {
    expect(places(sides)).toBe(wanted);
  });

  test('M-005 M-002: where scenery stands they begin on the nearest free hex; without one the arena is too small', () => {
    const pit = (sides: string, ...free: readonly string[]): string => {
      const { cells } = buildArena({ id: 'pit', radius: 3, blocked: [], marks: {} });
      const blocked = cells.filter(({ q, r }) => !free.includes(`${q},${r}`));
      return places(sides, munera({ ...core.munera, arenas: { pit: { id: 'pit', radius: 3, blocked, marks: {} } } }), 'pit');
    };
    expect(pit('ab', '3,0', '-1,0', '-3,1')).toBe('-3,1,0 3,0,3');
    expect(pit('ab', '3,0', '-1,0', '-3,2')).toBe('-1,0,0 3,0,3');
    expect(pit('ab', '3,0', '2,0')).toBe('2,0,3 3,0,3');
    expect(pit('ab', '2,0', '0,0')).toBe('0,0,0 2,0,3');
    expect(() => pit('aab', '3,0', '0,0')).toThrow('arena: pit is too small for the fighters');
  });

  test('M-005: a second bout of the same set-up on the same ground begins in the same places', () => {
    const setup = bout(['gaetulian', 'gaul', 'gaetulian']);
    const world = prepare(setup);
    const cells = () =>
      beginMuneraBout(gladiators, setup, seededRng('again'), { log: false, world }).bout.state.fighters.map(({ cell }) => cell);
    expect(cells()).toEqual(cells());
  });

  test('M-005: more are spread over the outer ring, one a hex, looking at the middle', () => {
    for (const count of [7, 8, 12, 24]) {
      const { bout: begun } = beginMuneraBout(
        gladiators,
        bout(Array.from({ length: count }, (_, i) => ({ card: 'gaetulian', side: `${i}` }))),
        seededRng('ring'),
      );
      const { arena } = begun.world;
      const middle = cellAt(arena, 0, 0);
      const cells = begun.state.fighters.map(({ cell }) => cell);
      expect(new Set(cells).size).toBe(count);
      begun.state.fighters.forEach(({ cell, facing }) => {
        expect(distance(arena, cell, middle)).toBe(arena.data.radius);
        expect(facing).toBe(toward(arena, cell, middle));
      });
    }
  });
});

test('M-002 M-011 M-181 M-184 C-010: what a set-up may hold', () => {
  const one = (part: object) => refusedBy(bout([{ card: 'gaul', ...part }, 'gaul']))?.join(' ') ?? null;
  const day = (sparedToday: number) => refusedBy(bout(['gaul', 'gaul'], { sparedToday }))?.join(' ') ?? null;
  const many = (count: number) => refusedBy(bout(Array.from({ length: count }, (_, i) => ({ card: 'gaul', side: `${i}` }))));
  const quiver = (count: number) => ({
    loadout: arms(
      'none',
      Array.from({ length: count }, () => 'arrow'),
    ),
  });
  expect([many(2), many(24), many(25)]).toEqual([null, null, ['M-002', 'fighters']]);
  expect([one(quiver(24)), one(quiver(25))]).toEqual([null, 'M-011 fighters[0].loadout.gear']);
  for (const defeatsToday of [0, 20]) expect(one({ defeatsToday })).toBeNull();
  for (const defeatsToday of [-1, 0.5, 21]) expect(one({ defeatsToday })).toBe('M-181 fighters[0].defeatsToday');
  for (const wounds of [0, 3]) expect(one({ wounds })).toBeNull();
  for (const wounds of [-1, 0.5, 4]) expect(one({ wounds })).toBe('C-010 fighters[0].wounds');
  expect([0, 20].map(day)).toEqual([null, null]);
  for (const spared of [-1, 0.5, 21]) expect(day(spared)).toBe('M-184 sparedToday');
  expect(one({ side: '' })).toBe('M-347 fighters[0].side');
  expect(one({ side: 'b' })).toBe('M-347 fighters');
  expect(one({ skills: ['flying'] })).toBe('M-196 fighters[0].skills[0]');
  expect(one({ skills: ['dodge', 'dodge'] })).toBe('M-202 fighters[0].skills');
  expect(one({ loadout: arms('none', [], ['sword', 'axe']) })).toBe('M-070 fighters[0].loadout.gear[1].start');
  expect(refusedBy(bout(['gaul', 'gaul'], { lex: { turnCost: 'free' } as object }))).toEqual(['M-066', 'lex.turnCost']);
});

test('M-038: lex roundLimit is none, one of some or any up to 1000', () => {
  const limited = (roundLimit: number) => refusedBy(bout(['gaul', 'gaul'], { lex: { roundLimit } }));
  for (const rounds of [0, 1, 1000]) expect(limited(rounds)).toBeNull();
  for (const rounds of [-1, 0.5, 1001]) expect(limited(rounds)).toEqual(['M-038', 'lex.roundLimit']);
  expect(LEX.choices.roundLimit.values).toEqual([0, 10, 20, 40, 60, 100]);
});

test('M-053 M-247: lex capeApPenalty is -3 or nothing', () => {
  const penalty = (capeApPenalty: number) => refusedBy(bout(['gaul', 'gaul'], { lex: { capeApPenalty } as object }));
  expect([-3, 0].map(penalty)).toEqual([null, null]);
  for (const other of [-4, -2, 1, 3]) expect(penalty(other)).toEqual(['M-053', 'lex.capeApPenalty']);
});

test('M-066 M-090: of every toggle the first value is usual, and no two are the same', () => {
  for (const [key, { values }] of Object.entries(LEX.choices)) {
    expect(LEX.usual[key as keyof typeof LEX.usual], key).toBe(values[0]);
    expect(new Set<unknown>(values).size, key).toBe(values.length);
  }
});

describe('the gladiators', () => {
  test('M-006: starting Stamina is 4 + D6, and the log says so', () => {
    const sand = duel('murmillo', 'thraex', DUEL);
    expect([sand.fighter(0).stamina, sand.fighter(1).stamina]).toEqual([7, 10]);
    expect(sand.all('rolled')[0]!.roll).toMatchObject({
      why: 'starting-stamina',
      faces: [3],
      total: 7,
      modifiers: [{ rule: 'M-006', value: 4 }],
    });
  });

  test('M-003 M-006: a die in the log is whole: who, for what, the face, what is added, and no more', () => {
    expect(duel('murmillo', 'thraex', DUEL).all('rolled')[0]).toEqual({
      type: 'rolled',
      figure: 'murmillo',
      against: null,
      again: false,
      roll: {
        why: 'starting-stamina',
        dice: '1d6',
        faces: [3],
        modifiers: [{ rule: 'M-006', value: 4, reason: 'base' }],
        total: 7,
        chance: null,
        needed: null,
        result: null,
      },
      rules: ['M-006'],
    });
  });

  test('M-005 to M-010: nothing has been done when a bout begins', () => {
    const sand = new Sand({ setup: bout(['gaul', 'thraex']), dice: [3, 6, 3, 6] }).done();
    const none = { fatigue: 0, down: false, fate: 'active', hazed: 0, threwSand: false, locked: -1, grappler: false, nets: 0, capes: 0 };
    const deeds = { woundsTaken: 0, inflicted: [0, 0], injured: [], whirlHits: 0, whirlDoubles: 0, whirls: 0, defeats: 0, spared: false };
    const fighter = (id: string, place: object) => ({ id, card: id, ...none, ...deeds, conqueror: -1, ...place });
    const thing = (holder: number) => ({ holder, spot: 'ready', cell: -1, victim: -1 });
    expect(sand.bout.state).toEqual({
      round: 1,
      order: [1, 0],
      place: 0,
      fighters: [
        fighter('gaul', { side: 'a', cell: sand.cell(-5, 0), facing: 0, original: 7, stamina: 7, carried: [0, 1], lastTurn: 0 }),
        fighter('thraex', { side: 'b', cell: sand.cell(5, 0), facing: 3, original: 10, stamina: 10, carried: [2, 3, 4], lastTurn: 1 }),
      ],
      items: [thing(0), thing(0), thing(1), thing(1), thing(1)],
      turn: {
        number: 1,
        fighter: 1,
        step: 'ready',
        ap: 0,
        spent: 0,
        attacks: 0,
        struck: [],
        stood: false,
        feint: 'none',
        cutFree: false,
        seventh: false,
        blinded: -1,
        floored: [],
        barred: -1,
        over: false,
      },
      blow: null,
      victor: -1,
      sparedToday: 0,
      outcome: null,
    });
    expect(sand.all('bout-started')[0]!.figures[1]).toEqual({
      figure: 'thraex',
      card: 'thraex',
      side: 'b',
      cell: sand.cell(5, 0),
      facing: 3,
      hp: 10,
      stamina: 10,
    });
  });

  test('M-007: so it lies between 5 and 10', () => {
    const sand = duel('murmillo', 'thraex', [1, 6, 5, 3, 4]);
    expect([sand.fighter(0).original, sand.fighter(1).original]).toEqual([5, 10]);
  });

  test('M-008: a second bout of the day keeps victories and mercy of the first, and nothing else', () => {
    const names = ['Rufus', 'Hermes', 'Gaius'];
    const cards = ['murmillo', 'retiarius', 'velite'] as const;
    const setupOf = (day: GamesDay) =>
      bout(
        names.map((name, i) => ({ card: cards[i]!, ...carriedInto(day, name) })),
        { sparedToday: day.spared.length },
      );
    const world = gladiators.prepare(setupOf(NEW_DAY));
    const begun = (day: GamesDay, seed: string) => beginMuneraBout(gladiators, setupOf(day), seededRng(seed), { log: false, world }).bout;
    const fresh = JSON.stringify(begun(NEW_DAY, 'second').state);
    const first = playOut(begun(NEW_DAY, 'first'));
    expect(first.state.fighters.some(({ woundsTaken, fatigue }) => woundsTaken > 0 && fatigue > 0)).toBe(true);
    const day = dayAfter(NEW_DAY, names, first.state);
    const { state } = begun(day, 'second');
    expect(state.fighters.map(({ defeats }) => defeats)).toEqual(first.state.fighters.map(({ defeats }) => defeats));
    expect(state.fighters.map(({ spared }) => spared)).toEqual(first.state.fighters.map(({ fate }) => fate === 'spared'));
    expect([state.sparedToday, first.state.sparedToday]).toEqual([day.spared.length, day.spared.length]);
    const rest = { ...state, sparedToday: 0, fighters: state.fighters.map((fighter) => ({ ...fighter, defeats: 0, spared: false })) };
    expect(rest).toEqual(JSON.parse(fresh));
  });

  test('M-008: victories and mercy of the same day are told to a bout by its set-up', () => {
    const sand = new Sand({
      setup: bout([{ card: 'gaul', defeatsToday: 2, sparedToday: true }, 'gaetulian'], { sparedToday: 3 }),
      dice: [1, 1, 2, 5, 1],
    }).done();
    expect(sand.fighter(0)).toMatchObject({ defeats: 2, spared: true });
    expect(sand.bout.state.sparedToday).toBe(3);
  });

  test('M-009: fatigue starts at 0, neither tired nor exhausted', () => {
    const sand = duel('murmillo', 'thraex', DUEL);
    expect(sand.fighter(0).fatigue).toBe(0);
    expect(sand.apTerms(0).filter((line) => /M-05[01]/.test(line))).toEqual([]);
  });

  test('M-010: wounds taken and inflicted and opponents injured are written down', () => {
    const sand = face(3, { dice: [4, 2, 4, 5, 1, 4] });
    sand.play(sand.attackWith('sword'));
    expect(sand.fighter(0)).toMatchObject({ inflicted: [0, 2], injured: [], whirlHits: 0, whirlDoubles: 0, threwSand: false });
    expect(sand.fighter(1).woundsTaken).toBe(2);
    sand.play(sand.attackWith('sword')).done(); // 8 to 2: injured
    expect(sand.fighter(0)).toMatchObject({ inflicted: [0, 6], injured: [1] });
    expect(sand.fighter(1).woundsTaken).toBe(6);
  });

  test('M-011: any arms may be given; the classes are presets', () => {
    const loadout = arms('heavy', ['dagger', 'smallShield', 'helmet']);
    const sand = face(3, { a: { card: 'murmillo', loadout } });
    expect(sand.save(0)).toBe(4);
    expect(sand.ap(0)).toBe(0);
    expect(refusedBy(bout([{ card: 'murmillo', loadout: arms('light', ['spoon']) }, 'gaul']))).toEqual([
      'M-011',
      'fighters[0].loadout.gear[0].gear',
    ]);
    expect(refusedBy(bout(['emperor', 'gaul']))).toEqual(['M-011', 'fighters[0].card']);
    const presets = Object.values(core.munera.fighters).filter(({ kind }) => kind === 'gladiator');
    expect(new Set(presets.map((card) => card.class)).size).toBeGreaterThanOrEqual(19);
  });

  test('M-012: an idle net and a sheathed dagger take no hand; a net that holds a victim does', () => {
    const idle = face(3, { a: 'retiarius', b: 'secutor' });
    expect(handsInUse(idle.bout, idle.fighter(0))).toBe(1);
    expect(inBothHands(idle.bout, idle.fighter(0))).toBe(true);
    const holding = face(3, { a: { card: 'retiarius', items: { 1: { holds: 1 } } }, b: 'secutor' });
    expect(handsInUse(holding.bout, holding.fighter(0))).toBe(2);
    expect(inBothHands(holding.bout, holding.fighter(0))).toBe(false);
  });

  test('M-012: who fills how many hands', () => {
    const hands = (card: string) => {
      const sand = face(3, { a: card });
      return handsInUse(sand.bout, sand.fighter(0));
    };
    expect(['diamecheri', 'pugilarius', 'arbelas', 'contra-retiarius', 'murmillo'].map(hands)).toEqual([2, 2, 2, 2, 2]);
    expect(['cataphractarius', 'laquearius-sword', 'gaetulian', 'sagittarius'].map(hands)).toEqual([1, 1, 1, 1]);
    const three = arms('light', ['sword', 'dagger', 'smallShield']);
    expect(refusedBy(bout([{ card: 'gaul', loadout: three }, 'gaul']))).toEqual(['M-012', 'fighters[0].loadout.gear']);
  });

  test('M-012: a net needs a hand to be cast, a bow both', () => {
    const caster = face(3, { a: { card: 'gaul', loadout: arms('none', ['sword', 'smallShield', 'net']) } });
    expect(caster.refusedBy(caster.attackWith('net'))).toBe('M-012');
    const drawn = face(3, { a: { card: 'laquearius-sword', loadout: arms('none', ['sword', 'net']) } });
    expect(drawn.refusedBy(drawn.attackWith('net'))).toBeNull();
    const archer = face(3, {
      a: { card: 'sagittarius', loadout: arms('none', ['bow', 'arrow'], ['dagger']), items: { 2: 'ready' } },
      b: { card: 'gaul', at: [3, 0] },
    });
    expect(archer.refusedBy(archer.attackWith('bow'))).toBe('M-012');
  });

  test('M-013 M-027: the shield is on the left arm: front and left, never right or rear', () => {
    const sand = face(3);
    const quadrants = (['front', 'left', 'right', 'rear'] as const).map((quadrant) => sand.saveTerms(1, { quadrant }).includes('M-022 1'));
    expect(quadrants).toEqual([true, true, false, false]);
  });

  test('M-014: a shield is small or large; a cape saves like a small one; two are too many', () => {
    const shields = Object.values(core.munera.gear).filter(({ shield, fixed }) => shield && !fixed);
    expect(shields.map(({ id, shield }) => [id, shield!.front]).toSorted(([a], [b]) => (String(a) < String(b) ? -1 : 1))).toEqual([
      ['cape', 1],
      ['largeShield', 2],
      ['smallShield', 1],
    ]);
    expect(refusedBy(bout([{ card: 'gaul', loadout: arms('none', ['smallShield', 'cape']) }, 'gaul']))).toEqual([
      'M-102',
      'fighters[0].loadout.gear',
    ]);
  });

  test('M-015: armour is none, light or heavy', () => {
    const worn = Object.values(core.munera.fighters).map(({ armour }) => armour);
    expect(new Set(worn)).toEqual(new Set(['none', 'light', 'heavy']));
    const tunics = Object.values(core.munera.fighters).filter(({ kind }) => kind === 'bestiarius');
    expect(new Set(tunics.map(({ armour }) => armour))).toEqual(new Set(['light']));
  });

  test('M-016: an open helmet is no helmet anywhere', () => {
    const sand = face(3, { a: 'gaul', b: 'gaul', dice: [4] });
    expect(helmetOf(sand.bout, sand.fighter(0))).toBe(-1);
    expect(sand.saveTerms(0)).toEqual(['M-018 0', 'M-023 2']);
    sand.play({ type: 'haze', target: 1 }).done(); // 4 is enough
    expect(sand.fighter(1).hazed).toBe(1);
    sand.play({ type: 'move', direction: 2 });
    expect(sand.last('paid').base).toBe(2);
  });

  test('M-017: every helmet of a printed profile is enclosed', () => {
    const helmeted = Object.values(core.munera.fighters).filter(
      ({ kind, gear }) => kind === 'gladiator' && gear.some((entry) => entry.gear === 'helmet'),
    );
    const bare = Object.values(core.munera.fighters).filter(
      ({ kind, gear }) => kind === 'gladiator' && !gear.some((entry) => entry.gear === 'helmet'),
    );
    expect(helmeted.map(({ id }) => id)).toContain('secutor');
    expect(
      bare
        .map((card) => card.class)
        .filter((id, i, all) => all.indexOf(id) === i)
        .toSorted(),
    ).toEqual(['gaetulian', 'gaul', 'laquearius', 'pugilarius', 'retiarius', 'sagittarius', 'velite']);
    const secutor = face(3, { a: 'secutor' });
    expect(helmetOf(secutor.bout, secutor.fighter(0))).not.toBe(-1);
  });
});
