import { describe, expect, test } from 'vitest';
import type { Skill } from '../../../../src/games/munera/rules/index.ts';
import {
  carriedInto,
  dayAfter,
  earnsSkill,
  NEW_DAY,
  preferredSkill,
  SKILL_PREFERENCE,
  SKILLS,
  skillsOnOffer,
} from '../../../../src/games/munera/rules/index.ts';
import type { Standing } from '../../../support/sand.ts';
import { bout, face, Sand } from '../../../support/sand.ts';

/** A kills B, who has one Stamina left and no Save. */
function kills(a: readonly Skill[], b: readonly Skill[], victim = 'sagittarius'): Sand {
  const extra = a.includes('attack') ? -1 : 0;
  const dodge = b.includes('dodge') ? 1 : 0;
  const sand = face(3, { a: { skills: a }, b: { card: victim, stamina: 1, skills: b }, dice: [5 + extra + dodge, 1] });
  return sand.play(sand.attackWith('sword')).done();
}

function learns(sand: Sand, index: number): boolean {
  const { world, state } = sand.bout;
  return earnsSkill({ world, state }, index);
}

describe('skills in a bout', () => {
  test('M-195: without a campaign nobody has skills', () => {
    const sand = face(3);
    expect(sand.bout.world.profiles.flatMap(({ skills }) => Object.values(skills))).not.toContain(true);
    expect(sand.bout.world.profiles.flatMap(({ card }) => card.skills)).toEqual([]);
  });

  test('M-197: Reflexes: a Murmillo who throws 3 has 4 AP; it counts in the -6', () => {
    const sand = new Sand({
      fighters: [
        { card: 'murmillo', at: [0, 0], skills: ['reflexes'] },
        { card: 'thraex', at: [3, 0] },
      ],
      turn: { ap: null },
      dice: [3],
    });
    sand.play({ type: 'ready' }).done();
    expect(sand.turn.ap).toBe(4);
    const spent = { card: 'murmillo', at: [0, 0], original: 8, stamina: 3, fatigue: 4, down: true } as const;
    const quick: Standing = { ...spent, skills: ['reflexes'] };
    const stays = new Sand({ fighters: [quick, { card: 'thraex', at: [1, 0], facing: 3 }], turn: { ap: null }, dice: [6] });
    stays.play({ type: 'ready' }).done();
    expect(stays.turn.ap).toBe(1);
  });

  test('M-198: Attack: +1, but the natural dice decide a double', () => {
    const a = { skills: ['attack'] } as const;
    const double = face(3, { a, dice: [3, 3] });
    double.play(double.attackWith('sword')).done();
    expect(double.last('clashed').result).toBe('double');
    expect(double.fighter(0).down).toBe(true);
    const hit = face(3, { a, b: 'sagittarius', dice: [3, 2] });
    hit.play(hit.attackWith('sword')).done();
    expect(hit.last('clashed').difference).toBe(2);
  });

  test('M-198: it helps grapples and missiles', () => {
    const grapple = face(3, { a: { skills: ['attack'] }, dice: [3, 2, 6, 1] });
    grapple.play({ type: 'grapple', target: 1 }).done();
    expect(grapple.last('clashed').difference).toBe(2);
    const fighters = [
      { card: 'gaetulian', at: [0, 0], skills: ['attack'] },
      { card: 'sagittarius', at: [3, 0], facing: 3 },
    ] as const;
    const dart = new Sand({ fighters, dice: [3, 2] });
    dart.play(dart.attackWith('dart')).done();
    expect(dart.last('clashed').difference).toBe(2);
  });

  test('M-198: and nets, unless lex attackSkillOnNets says no', () => {
    const net = (lex: object) => {
      const sand = face(3, { a: { card: 'retiarius', skills: ['attack'] }, b: 'sagittarius', dice: [4, 2, 6], lex });
      return sand.play(sand.attackWith('net')).done().last('clashed').difference;
    };
    expect(net({})).toBe(2);
    expect(net({ attackSkillOnNets: false })).toBe(1);
  });

  test.each([3, 2, 0])('M-199: Dodge: -1 on every attack against him (facing %i)', (facing) => {
    const sand = face(facing, { b: { skills: ['dodge'] }, dice: [1, 6] });
    sand.play(sand.attackWith('sword')).done();
    expect(Sand.terms(sand.last('attacked').modifiers)).toContain('M-199 -1');
  });

  test('M-199: front 3,2 against Dodge is a push-back', () => {
    const sand = face(3, { b: { skills: ['dodge'] }, dice: [3, 2] });
    sand.play(sand.attackWith('sword')).done();
    expect(sand.last('clashed')).toMatchObject({ difference: 0, result: 'miss' });
    expect(sand.at(1)).toEqual([2, 0]);
  });

  test('M-200: Stamina: 6 + D6', () => {
    const strong = { card: 'gaul', skills: ['stamina'] } as const;
    const sand = new Sand({ setup: bout([strong, strong]), dice: [1, 6, 6, 1] });
    expect([0, 1].map((index) => sand.fighter(index).original)).toEqual([7, 12]);
    expect(Sand.terms(sand.all('rolled')[0]!.roll.modifiers)).toEqual(['M-200 6']);
    sand.done();
  });

  test('M-201: Popularity: at base 0 a 3,2 is spared', () => {
    const b = { card: 'secutor', stamina: 1, skills: ['popularity'], items: { 2: 'gone' }, inflicted: { 0: 1 } } as const;
    const sand = face(3, { b, dice: [4, 3, 6, 3, 2] });
    sand.play(sand.attackWith('sword')).done();
    expect(Sand.terms(sand.last('appealed').modifiers)).toEqual(['M-177 1', 'M-182 2', 'M-185 -1']);
    expect(sand.last('appealed')).toMatchObject({ total: 7, granted: true });
  });
});

describe('what a bout teaches', () => {
  test('M-196: with all five there is nothing left to gain', () => {
    expect(skillsOnOffer(SKILLS)).toEqual([]);
    expect(preferredSkill(SKILLS)).toBeNull();
    expect(learns(kills(SKILLS, SKILLS), 0)).toBe(false);
  });

  test('M-202: each skill once; a set-up that names one twice is refused', () => {
    expect(skillsOnOffer(['attack'])).toEqual(['reflexes', 'dodge', 'stamina', 'popularity']);
    expect(() => face(3, { a: { skills: ['attack', 'attack'] } })).toThrow(/twice/u);
  });

  test('M-203: the victor over one with at least as many skills gains one', () => {
    expect(learns(kills(['popularity'], ['popularity']), 0)).toBe(true);
    expect(learns(kills(['popularity', 'stamina'], ['popularity']), 0)).toBe(false);
    expect(learns(kills(['popularity'], ['popularity', 'stamina']), 0)).toBe(true);
  });

  test('M-203: losers gain nothing, nor does anybody before there is a victim', () => {
    expect(learns(kills([], []), 1)).toBe(false);
    expect(learns(face(3), 0)).toBe(false);
  });

  test('M-203: the owner chooses; a mind that nobody plays goes by a fixed list of all five', () => {
    expect(skillsOnOffer([])).toEqual(SKILLS);
    expect([...SKILL_PREFERENCE].toSorted()).toEqual([...SKILLS].toSorted());
    expect(preferredSkill([])).toBe(SKILL_PREFERENCE[0]);
    expect(preferredSkill([SKILL_PREFERENCE[0]!])).toBe(SKILL_PREFERENCE[1]);
  });

  test('M-204: equal beginners: the winner gains one; beating the same man again gives none', () => {
    expect(learns(kills([], []), 0)).toBe(true);
    expect(learns(kills(['attack'], []), 0)).toBe(false);
  });

  test('M-353: two equals beaten in one bout give one skill at most, which is asked for once', () => {
    const other = { card: 'sagittarius', at: [2, 0], facing: 3, stamina: 1 } as const;
    const sand = face(3, { b: { card: 'sagittarius', stamina: 1 }, others: [other], dice: [5, 1, 5, 1] });
    sand.play(sand.attackWith('sword'), { type: 'move', direction: 0 }, sand.attackWith('sword', 2)).done();
    expect([1, 2].map((index) => sand.fighter(index).conqueror)).toEqual([0, 0]);
    expect(learns(sand, 0)).toBe(true);
  });

  test.each([
    ['one equal and one lesser', [['popularity'], []], true],
    ['one lesser and one equal', [[], ['popularity']], true],
    ['two lesser', [[], []], false],
  ] as const)('M-353: of several whom he beat one at least must have had as many skills as he: %s', (_, [b, c], wanted) => {
    const others = [{ card: 'sagittarius', at: [2, 0], facing: 3, stamina: 1, skills: c }] as const;
    const sand = face(3, { a: { skills: ['popularity'] }, b: { card: 'sagittarius', stamina: 1, skills: b }, others, dice: [5, 1, 5, 1] });
    sand.play(sand.attackWith('sword'), { type: 'move', direction: 0 }, sand.attackWith('sword', 2)).done();
    expect([1, 2].map((index) => sand.fighter(index).conqueror)).toEqual([0, 0]);
    expect(learns(sand, 0)).toBe(wanted);
  });

  test('D-270: nothing is learned from the condemned', () => {
    const sand = kills([], [], 'dama');
    expect(sand.fighter(1)).toMatchObject({ fate: 'dead', conqueror: 0 });
    expect(learns(sand, 0)).toBe(false);
  });
});

describe('games day', () => {
  test('M-205: a new day has no defeats and spared nobody', () => {
    expect(NEW_DAY).toEqual({ defeats: {}, spared: [] });
    expect(carriedInto(NEW_DAY, 'Rufus')).toEqual({ defeatsToday: 0, sparedToday: false });
  });

  test('M-205 M-181 M-190: defeats and mercy are carried from bout to bout of a day', () => {
    const sand = face(3, { b: { card: 'sagittarius', stamina: 1 }, dice: [4, 3, 6, 6] });
    sand.play(sand.attackWith('sword')).done();
    const day = dayAfter(NEW_DAY, ['Rufus', 'Hermes'], sand.bout.state);
    expect(carriedInto(day, 'Rufus')).toEqual({ defeatsToday: 1, sparedToday: false });
    expect(carriedInto(day, 'Hermes')).toEqual({ defeatsToday: 0, sparedToday: true });
    expect(day.spared).toHaveLength(1);
  });

  test('M-205: a second bout adds to the first; whoever is spared twice is one gladiator', () => {
    const day = { defeats: { Rufus: 1 }, spared: ['Hermes'] };
    const b = { card: 'sagittarius', stamina: 1, sparedToday: true } as const;
    const sand = face(3, { a: { defeatsToday: 1 }, b, sparedToday: 1, dice: [4, 3, 6, 6] });
    sand.play(sand.attackWith('sword')).done();
    expect(sand.bout.state.sparedToday).toBe(1);
    expect(dayAfter(day, ['Rufus', 'Hermes'], sand.bout.state)).toEqual({ defeats: { Rufus: 2 }, spared: ['Hermes'] });
  });
});
