import { expect, test } from 'vitest';
import { seededRng } from '../../../../src/engine/dice/index.ts';
import type { HuntSetup } from '../../../../src/games/damnatio/rules/index.ts';
import { beastCard, beginHuntBout, damnatio, huntSetup } from '../../../../src/games/damnatio/rules/index.ts';
import { core, ruleset } from '../../../support/core-content.ts';
import { on, pit, proves } from '../../../support/stage.ts';

const BEASTS = ['lion', 'bull', 'bear'] as const;

/** The beast's card as a set-up changes it. */
function card(beast: string, part: Partial<HuntSetup>) {
  return ruleset.prepare(huntSetup({ beasts: [beast], ...part })).beastCards[beast]!;
}

const grades = (elite: 0 | 1 | 2 | 3) =>
  BEASTS.map((beast) => [card(beast, { elite }).ratings.hitPoints, card(beast, { elite }).ratings.control]);

test('D-243: Elite I: Hit Points x 1.35 rounded half up, Control and To Hit + 1, never above 19', () => {
  expect(grades(1)).toEqual([
    [32, 5],
    [30, 4],
    [35, 4],
  ]);
  const { attacks } = card('lion', { elite: 1 });
  expect(Object.values(attacks).map(({ id, toHit }) => `${id} ${toHit}`)).toEqual([
    'pounce 18',
    'rush 17',
    'rake 18',
    'swipe 17',
    'seize 17',
    'maul 18',
    'bowlOver 20',
  ]);
});

test('D-244: Elite II: Hit Points x 1.6, + 1, + 1', () => {
  expect(grades(2)).toEqual([
    [38, 5],
    [35, 4],
    [42, 4],
  ]);
  expect(card('bull', { elite: 2 }).attacks['gore']!.toHit).toBe(16);
});

test('D-245: Elite III: Hit Points x 1.8, + 2, + 2', () => {
  expect(grades(3)).toEqual([
    [43, 6],
    [40, 5],
    [47, 5],
  ]);
  expect(card('lion', { elite: 3 }).attacks['pounce']!.toHit).toBe(19);
});

test('D-243 D-244 D-245: grade 0 is the card as printed, and no grade changes damage or hide', () => {
  expect(card('lion', { elite: 0 })).toEqual(core.damnatio.beasts['lion']);
  for (const elite of [1, 2, 3] as const) {
    const changed = card('bear', { elite });
    expect(changed.ratings.naturalArmour).toBe(2);
    expect(changed.attacks['hug']!.dmg).toEqual(core.damnatio.beasts['bear']!.attacks['hug']!.dmg);
  }
});

test('D-243: an elite lion rakes at 18 and is bloodied at half of its own Hit Points', () => {
  const scene = { start: 'beast', elite: 1, men: [on('bulla', 1, 0)], dice: [] } as const;
  proves({ ...scene, beasts: pit('lion', { hp: 17 }), expect: ['attacked lion attack=rake chance=18 modifiers=D-041:18'] });
  proves({ ...scene, beasts: pit('lion', { hp: 16 }), expect: ['attacked lion attack=rake chance=19 modifiers=D-042:1'] });
});

test('D-246: the level sum of four noxii runs from 6, hard, to 11, easy', () => {
  const level = (...ids: string[]) => ids.reduce((sum, id) => sum + core.damnatio.men[id]!.level!, 0);
  expect(level('syrus', 'dama', 'pyrrhus', 'gavius')).toBe(6);
  expect(level('pyrrhus', 'gavius', 'bulla', 'valens')).toBe(11);
});

test("D-247: sliders change the beast's Hit Points, damage and Control", () => {
  const gentle = card('lion', { sliders: { hitPoints: -2, damage: -1, control: -1 } });
  expect(gentle.ratings).toMatchObject({ hitPoints: 22, control: 3 });
  expect(gentle.attacks['rake']!.dmg).toEqual({ count: 1, sides: 8, add: 4 });
  const harsh = card('bull', { sliders: { hitPoints: 2, damage: 1, control: 1 } });
  expect(harsh.ratings).toMatchObject({ hitPoints: 24, control: 4 });
  expect(harsh.attacks['trampled']!.dmg.add).toBe(6);
  expect(card('lion', { elite: 1, sliders: { hitPoints: 2, damage: 0, control: 0 } }).ratings.hitPoints).toBe(34);
});

test('D-443 D-411: each of several beasts has the grade and the sliders, and every figure of a pack', () => {
  const hounds = { ...core.damnatio.beasts['lion']!, id: 'hounds', figures: 2 };
  const rules = damnatio({ ...core.damnatio, beasts: { ...core.damnatio.beasts, hounds } });
  const setup = huntSetup({
    beasts: ['hounds', 'bear'],
    lex: { severalBeasts: true },
    elite: 3,
    sliders: { hitPoints: 2, damage: 1, control: 0 },
  });
  const { bout } = beginHuntBout(rules, setup, seededRng('graded'));
  expect(bout.state.beasts.map(({ id, hp }) => `${id} ${hp}`)).toEqual(['hounds 45', 'hounds-2 45', 'bear 49']);
  const rated = bout.state.beasts.map((beast) => beastCard(bout.world, beast));
  expect(rated.map(({ ratings }) => ratings.control)).toEqual([6, 6, 5]);
  expect(rated.map(({ attacks }) => attacks[attacks['hug'] ? 'hug' : 'rake']!.dmg.add)).toEqual([6, 6, 6]);
});

test('D-243 D-244 D-245: of a beast of 100 Hit Points each grade shows to the point, and sliders add to it', () => {
  const lion = core.damnatio.beasts['lion']!;
  const strong = damnatio({
    ...core.damnatio,
    beasts: { lion: { ...lion, ratings: { ...lion.ratings, hitPoints: 100, control: 3 } } },
  });
  const of = (part: Partial<HuntSetup>) => strong.prepare(huntSetup({ beasts: ['lion'], ...part })).beastCards['lion']!;
  const ratings = ([0, 1, 2, 3] as const).map((elite) => of({ elite }).ratings);
  expect(ratings.map(({ hitPoints, control }) => [hitPoints, control])).toEqual([
    [100, 3],
    [135, 4],
    [160, 4],
    [180, 5],
  ]);
  const slid = (hitPoints: number, control: number) => of({ sliders: { hitPoints, control, damage: 0 } }).ratings;
  expect(slid(-99, -3)).toMatchObject({ hitPoints: 1, control: 0 });
  expect(slid(-100, -4)).toMatchObject({ hitPoints: 1, control: 0 });
  expect(slid(7, 2)).toMatchObject({ hitPoints: 107, control: 5 });
});
