import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seededRng } from '../../../../src/engine/dice/index.ts';
import { appealTerms, WEIGHED } from '../../../../src/games/munera/rules/index.ts';
import type { FaceOptions, Standing } from '../../../support/sand.ts';
import { face, Sand } from '../../../support/sand.ts';
import { plans, play } from './bouts.ts';

/** A strikes B, a Secutor with one Stamina left who has wounded A before, down to 0; then the two dice of the crowd. */
function felled(faces: readonly [number, number], b: Partial<Standing> = {}, options: FaceOptions = {}): Sand {
  const loser = { card: 'secutor', stamina: 1, inflicted: { 0: 1 }, ...b };
  const sand = face(3, { ...options, b: loser, dice: [4, 3, 6, ...faces] });
  return sand.play(sand.attackWith('sword')).done();
}

function terms(sand: Sand): string[] {
  return Sand.terms(sand.last('appealed').modifiers);
}

/** What the crowd would weigh for a fighter as he stands. */
function weighed(sand: Sand, index: number, conqueror: number): string[] {
  const { world, state } = sand.bout;
  return Sand.terms(appealTerms({ world, state }, index, conqueror));
}

describe('triggers', () => {
  test('M-172: Stamina 0 to -2 appeals, -3 is death without an appeal', () => {
    const wounded = (defence: number, faces: readonly number[]) => {
      const sand = face(3, { b: { card: 'sagittarius', stamina: 2 }, dice: [6, defence, ...faces] });
      return sand.play(sand.attackWith('sword')).done();
    };
    expect(wounded(4, [6, 6]).fighter(1)).toMatchObject({ stamina: 0, fate: 'spared' });
    expect(wounded(2, [6, 6]).fighter(1)).toMatchObject({ stamina: -2, fate: 'spared' });
    const dead = wounded(1, []);
    expect(dead.fighter(1)).toMatchObject({ stamina: -3, fate: 'dead' });
    expect(dead.all('appealed')).toEqual([]);
  });

  test('M-172 M-146: under lex mortallyWoundedMayAppeal even -3 asks the crowd', () => {
    const sand = face(3, { b: { card: 'sagittarius', stamina: 2 }, dice: [6, 1, 6, 6], lex: { mortallyWoundedMayAppeal: true } });
    sand.play(sand.attackWith('sword')).done();
    expect(sand.fighter(1)).toMatchObject({ stamina: -3, fate: 'spared' });
  });

  const yields = (over: Partial<Standing>, facing: number, dice: readonly number[]) => {
    const spent = { card: 'murmillo', at: [0, 0], original: 8, stamina: 3, fatigue: 4, down: true, ...over } as const;
    const sand = new Sand({ fighters: [spent, { card: 'thraex', at: [1, 0], facing }], turn: { ap: null }, dice });
    return sand.play({ type: 'ready' }).done();
  };

  test('M-173 M-057: tired, at -6 and in front of an opponent he appeals instead of throwing the AP die', () => {
    const sand = yields({}, 3, [6, 6]);
    expect(sand.last('appealed')).toMatchObject({ figure: 'murmillo', rules: ['M-191', 'M-176', 'M-057'] });
    expect(sand.all('action-points')).toEqual([]);
    expect(sand.fighter(0).fate).toBe('spared');
  });

  test('M-173: all three conditions are needed: he throws when nobody faces him, when he is not tired, when he is fresher', () => {
    const away = yields({}, 0, [5]);
    expect(away.turn.ap).toBe(0);
    expect(yields({ fatigue: 0 }, 3, [6]).turn.ap).toBe(1);
    expect(yields({ original: 4 }, 3, [6]).turn.ap).toBe(1);
  });

  test('M-174 M-167: the victim of a Double 2 appeals at the end of the turn of an attacker who stays', () => {
    const sand = face(3, { dice: [2, 2, 6, 6] });
    sand.play(sand.attackWith('sword'));
    expect(sand.fighter(1)).toMatchObject({ down: true, fate: 'active' });
    expect(sand.refusedBy(sand.attackWith('sword'))).toBe('M-167');
    sand.play({ type: 'end' }).done();
    expect(sand.last('appealed').rules).toEqual(['M-191', 'M-176', 'M-174']);
    expect(sand.bout.outcome()).toMatchObject({ winner: 'a' });
  });

  test('M-174: who has stepped away by then lets him off; lex double2Resolution judges at once', () => {
    const sand = face(3, { dice: [2, 2, 3] });
    sand.play(sand.attackWith('sword'), { type: 'move', direction: 3 }, { type: 'end' }, { type: 'ready' }).done();
    expect(sand.all('appealed')).toEqual([]);
    const instant = face(3, { dice: [2, 2, 6, 6], lex: { double2Resolution: 'instantIfAdjacent' } });
    instant.play(instant.attackWith('sword')).done();
    expect(instant.fighter(1).fate).toBe('spared');
  });

  test('M-175 M-150: knocked down while down beside an opponent who faces him', () => {
    const sand = face(3, { b: { down: true }, dice: [4, 4, 6, 6] });
    sand.play(sand.attackWith('sword')).done();
    expect(sand.last('appealed').rules).toEqual(['M-191', 'M-176', 'M-150']);
  });

  test('M-175 M-151: from afar a second knock down is nothing; under the other lex it is an appeal', () => {
    const dart = (lex: object, dice: readonly number[]) => {
      const fighters = [
        { card: 'gaetulian', at: [0, 0] },
        { card: 'thraex', at: [3, 0], facing: 3, down: true },
      ] as const;
      const sand = new Sand({ fighters, dice, lex });
      return sand.play(sand.attackWith('dart')).done();
    };
    expect(dart({}, [4, 4]).all('appealed')).toEqual([]);
    expect(dart({ secondKnockdownNeedsAdjacentOpponent: false }, [4, 4, 6, 6]).all('appealed')).toHaveLength(1);
  });
});

describe('what the crowd weighs', () => {
  test('M-176: two dice in order and every modifier, after the event that caused the appeal', () => {
    const sand = felled([4, 3], { inflicted: {} });
    expect(sand.last('appealed')).toMatchObject({ faces: [4, 3], total: 7, needed: 7, granted: true });
    expect(terms(sand)).toEqual(['M-177 1', 'M-183 -1']);
    expect(sand.events.findIndex(({ type }) => type === 'wounded')).toBeLessThan(sand.events.findIndex(({ type }) => type === 'appealed'));
  });

  test('M-177: +1 for the injured; Stamina 0 always is', () => {
    expect(terms(felled([6, 6]))).toEqual(['M-177 1']);
    expect(weighed(face(3, { b: { card: 'secutor', stamina: 5, inflicted: { 0: 1 } } }), 1, 0)).toEqual([]);
    expect(weighed(face(3, { b: { card: 'secutor', stamina: 4, inflicted: { 0: 1 } } }), 1, 0)).toEqual(['M-177 1']);
  });

  test('M-178: +1 when he and his conqueror are tired or exhausted', () => {
    const tired = { fatigue: 1 };
    expect(terms(felled([6, 6], tired, { a: { stamina: 2, fatigue: 5 } }))).toEqual(['M-177 1', 'M-178 1']);
    expect(terms(felled([6, 6], tired))).toEqual(['M-177 1']);
    expect(terms(felled([6, 6], {}, { a: { stamina: 2, fatigue: 5 } }))).toEqual(['M-177 1']);
  });

  test('M-179: +1 for a whirl that hit, even when saved, and none that rolled a double', () => {
    const sand = face(3, { a: { stamina: 1 }, b: { inflicted: { 0: 7 } }, dice: [5, 2, 1, 6, 4, 2, 6, 6, 6] });
    sand.play(sand.whirlWith('sword'), { type: 'end' }, { type: 'ready' }, { type: 'turn', facing: 5 });
    sand.play(sand.attackWith('sica', 0)).done();
    expect(terms(sand)).toEqual(['M-177 1', 'M-179 1', 'M-183 -1']);
  });

  test('M-179: a whirl that missed earns nothing, but does under lex whirlBonus onUse', () => {
    const missed = (lex: object) => {
      const sand = face(3, { dice: [1, 5], lex });
      return sand.play(sand.whirlWith('sword')).done();
    };
    expect(weighed(missed({}), 0, 1)).not.toContain('M-179 1');
    expect(weighed(missed({ whirlBonus: 'onUse' }), 0, 1)).toContain('M-179 1');
  });

  test('M-180: +1 for each opponent whom his own wounds took across the half, once', () => {
    const sand = face(3, { dice: [5, 2, 6, 4, 3, 6] });
    sand.play(sand.attackWith('sword'));
    expect(sand.fighter(1).stamina).toBe(5);
    expect(weighed(sand, 0, 1)).not.toContain('M-180 1');
    sand.play(sand.attackWith('sword')).done();
    expect(sand.fighter(1).stamina).toBe(4);
    expect(weighed(sand, 0, 1)).toContain('M-180 1');
    expect(terms(felled([6, 6], { injured: [0, 2] }, { others: [{ card: 'gaul', at: [-3, 0] }] }))).toContain('M-180 2');
  });

  test('M-181: +2 for each gladiator beaten today, in earlier bouts and in this one', () => {
    expect(terms(felled([6, 6], { defeatsToday: 2 }))).toContain('M-181 4');
    const sand = felled([6, 6], {}, { a: { defeatsToday: 1 }, others: [{ card: 'gaul', at: [-3, 0] }] });
    expect(weighed(sand, 0, 2)).toContain('M-181 4');
    const killed = felled([1, 1], {}, { others: [{ card: 'gaul', at: [-3, 0] }] });
    expect(weighed(killed, 0, 2)).toContain('M-181 2');
  });

  test('M-181 D-270: the condemned whom he kills are no gladiators', () => {
    const sand = face(3, { b: { card: 'dama', stamina: 1 }, others: [{ card: 'syrus', at: [-3, 0], side: 'b' }], dice: [4, 3] });
    sand.play(sand.attackWith('sword')).done();
    expect(weighed(sand, 0, 2)).not.toContain('M-181 2');
  });

  test('M-182: +2 for the popular', () => {
    expect(terms(felled([6, 6], { skills: ['popularity'] }))).toEqual(['M-177 1', 'M-182 2']);
  });

  test('M-183: -1 when he took no Stamina from anybody; push-backs are not wounds', () => {
    const sand = face(3, { dice: [1, 5] });
    sand.play(sand.attackWith('sword')).done();
    expect(weighed(sand, 0, 1)).toContain('M-183 -1');
    const wounding = face(3, { b: 'sagittarius', dice: [4, 3] });
    wounding.play(wounding.attackWith('sword')).done();
    expect(weighed(wounding, 0, 1)).not.toContain('M-183 -1');
  });

  test('M-183: wounds of a throw and of a net count', () => {
    const thrown = face(3, { dice: [5, 3, 6, 1, 1] });
    thrown.play({ type: 'grapple', target: 1 }, { type: 'throw' }).done();
    expect(weighed(thrown, 0, 1)).not.toContain('M-183 -1');
    const netted = face(3, { a: 'retiarius', dice: [6, 6, 1] });
    netted.play(netted.attackWith('net')).done();
    expect(weighed(netted, 0, 1)).not.toContain('M-183 -1');
  });

  test('M-184: -1 for each other gladiator spared today, earlier in this bout too', () => {
    expect(terms(felled([6, 6], {}, { sparedToday: 2 }))).toContain('M-184 -2');
    const sand = felled([6, 6], {}, { sparedToday: 1, others: [{ card: 'gaul', at: [-3, 0] }] });
    expect(weighed(sand, 2, 0)).toContain('M-184 -2');
  });

  test('M-185: -1 without an enclosed helmet at the moment of the appeal', () => {
    expect(terms(felled([6, 6], { items: { 2: { at: { q: 2, r: 0 } } } }))).toEqual(['M-177 1', 'M-185 -1']);
    const gaul = face(3, { b: { card: 'gaul', inflicted: { 0: 1 }, stamina: 7 } });
    expect(weighed(gaul, 1, 0)).toEqual(['M-185 -1']);
  });

  test('M-186: -1 when a whirl rolled a double, even a happy one, and no +1', () => {
    const sand = face(3, { b: { card: 'thraex', stamina: 12, original: 12 }, dice: [6, 6, 1, 1] });
    sand.play(sand.whirlWith('sword')).done();
    expect(weighed(sand, 0, 1)).toContain('M-186 -1');
    expect(weighed(sand, 0, 1)).not.toContain('M-179 1');
    expect(terms(felled([6, 6], { whirls: 2, whirlHits: 1, whirlDoubles: 1 }))).toEqual(['M-177 1', 'M-186 -1']);
  });

  test('M-187: -1 for sand thrown, also in vain', () => {
    const sand = face(3, { dice: [1] });
    sand.play({ type: 'haze', target: 1 }).done();
    expect(weighed(sand, 0, 1)).toContain('M-187 -1');
  });

  test.each(['hoplomachus-a-spear', 'hoplomachus-a-sword', 'hoplomachus-b-spear', 'hoplomachus-b-sword'])('M-188: -1 for a %s', (card) => {
    expect(terms(felled([6, 6], { card }))).toEqual(['M-177 1', 'M-188 -1']);
  });

  test('M-189: a Thraex floored by the first blow: unwounded -2, nothing inflicted -1', () => {
    const sand = face(3, { dice: [2, 2, 6, 6] });
    sand.play(sand.attackWith('sword'), { type: 'end' }).done();
    expect(terms(sand)).toEqual(['M-183 -1', 'M-189 -2']);
  });

  test('M-190: -2 when the crowd spared him earlier today', () => {
    expect(terms(felled([6, 6], { sparedToday: true }))).toEqual(['M-177 1', 'M-190 -2']);
  });

  test('M-190 M-184: his own earlier mercy is not counted among the others of the day', () => {
    const sand = felled([6, 6], { sparedToday: true }, { sparedToday: 1, others: [{ card: 'gaul', at: [-3, 0] }] });
    expect(terms(sand)).toEqual(['M-177 1', 'M-190 -2']);
    expect(weighed(sand, 2, 0)).toContain('M-184 -1');
  });
});

describe('verdict', () => {
  /** A Double 2 fells an unwounded hoplomachus whom everything speaks against: -9. */
  const hopeless = (faces: readonly number[]) => {
    const b = { card: 'hoplomachus-b-spear', sparedToday: true, threwSand: true, items: { 2: 'gone' } } as const;
    const sand = face(3, { b, sparedToday: 2, dice: [2, 2, ...faces] });
    return sand.play(sand.attackWith('sword'), { type: 'end' }).done();
  };

  test('M-191: a natural 12 spares at -9', () => {
    expect(hopeless([6, 6]).last('appealed')).toMatchObject({ total: 3, granted: true });
    expect(hopeless([6, 5]).last('appealed')).toMatchObject({ total: 2, granted: false });
  });

  test('M-192: a natural 2 kills at +9', () => {
    const loved = { skills: ['popularity'], defeatsToday: 3 } as const;
    expect(felled([1, 1], loved).last('appealed')).toMatchObject({ total: 11, granted: false });
    expect(felled([1, 2], loved).last('appealed')).toMatchObject({ total: 12, granted: true });
  });

  test('M-193: 7 or more spares, 6 or less kills', () => {
    const at = { inflicted: {}, items: { 2: 'gone' } } as const;
    expect(terms(felled([4, 4], at))).toEqual(['M-177 1', 'M-183 -1', 'M-185 -1']);
    expect(felled([4, 4], at).fighter(1).fate).toBe('spared');
    expect(felled([4, 3], at).fighter(1).fate).toBe('dead');
  });

  test('M-194: a beaten retiarius leaves with what he carries; whom he held is free; what lies on the sand stays', () => {
    const retiarius = { card: 'retiarius', stamina: 1, items: { 1: { holds: 2 }, 2: { at: { q: 3, r: 0 } } } } as const;
    const sand = face(3, { b: retiarius, others: [{ card: 'secutor', at: [2, 0], facing: 0 }], dice: [4, 3, 6, 1, 1] });
    expect(sand.fighter(2).nets).toBe(1);
    sand.play(sand.attackWith('sword')).done();
    expect(sand.fighter(1)).toMatchObject({ fate: 'dead', carried: [], cell: -1 });
    expect(sand.fighter(2).nets).toBe(0);
    expect(sand.bout.state.items[sand.item(1, 'trident')]).toMatchObject({ holder: -1, spot: 'gone' });
    expect(['trident', 'net', 'dagger'].map((gear) => sand.lies(sand.item(1, gear)))).toEqual(['gone', 'gone', [3, 0]]);
  });

  test('M-194: a device that holds the beaten one goes back to its caster', () => {
    const caster = { card: 'retiarius', at: [3, 0], facing: 3, items: { 1: { holds: 1 } } } as const;
    const sand = face(3, { b: { card: 'sagittarius', stamina: 1 }, others: [caster], dice: [4, 4] });
    expect(sand.fighter(1).nets).toBe(1);
    const struck = face(3, { b: { card: 'sagittarius', stamina: 1 }, others: [caster], dice: [3, 2, 6, 6] });
    struck.play(struck.attackWith('sword')).done();
    expect(struck.lies(struck.item(2, 'net'))).toBe('ready');
  });
});

test('M-177 to M-190: what can count holds every term that ever counts, with its reason', () => {
  const known = new Map(WEIGHED.map(({ rule, reason }) => [rule, reason]));
  expect(known.size).toBe(WEIGHED.length);
  const met = new Set<string>();
  fc.assert(
    fc.property(plans(), (plan) => {
      const bout = play(plan, seededRng(plan.seed));
      const told = bout.steps.flatMap(({ events }) => events).flatMap((event) => (event.type === 'appealed' ? event.modifiers : []));
      const kinds = bout.bout.world.profiles.map(({ appeal }) => appeal?.rule);
      for (const { rule, reason } of told) {
        met.add(rule);
        if (!kinds.includes(rule)) expect(known.get(rule)).toBe(reason);
      }
    }),
    { numRuns: 30, seed: 177 },
  );
  expect(met.size).toBeGreaterThan(6);
});
