import { describe, expect, test } from 'vitest';
import { seededRng } from '../../../../src/engine/dice/index.ts';
import { distance } from '../../../../src/engine/hex/index.ts';
import { MUNERA_POLICIES, type MuneraPolicy } from '../../../../src/games/munera/bots/index.ts';
import type { MuneraAction } from '../../../../src/games/munera/rules/index.ts';
import { face, type FaceOptions, type Sand } from '../../../support/sand.ts';
import { by, TEMPERAMENTS } from './minds.ts';

const skilled = MUNERA_POLICIES.skilled.policy;
const answer = (sand: Sand, policy: MuneraPolicy): MuneraAction => policy(sand.bout.forBots, seededRng('none'));
const isAside = (sand: Sand, action: MuneraAction): boolean => action.type === 'move' && action.direction !== sand.fighter(0).facing;

const FAR_OFF: readonly FaceOptions[] = [
  {
    a: { card: 'pugilarius', at: [4, 0], facing: 3, original: 10 },
    b: { card: 'provocator-early', at: [-1, 0], facing: 0, original: 6 },
    turn: { ap: 2, spent: 1 },
  },
  {
    a: { card: 'velite', at: [-1, 0], original: 10 },
    b: { card: 'arbelas', at: [5, 0], facing: 3, original: 5 },
    turn: { ap: 3, spent: 4 },
  },
];

describe.each(TEMPERAMENTS)('the %s', (name) => {
  const policy = by(name);

  test('M-064 M-065: does not step aside at five or six hexes', () => {
    for (const options of FAR_OFF) {
      const sand = face(3, options);
      expect(isAside(sand, answer(sand, policy))).toBe(false);
    }
  });

  test('M-156 M-229: throws no hopeless punch while he carries a trident', () => {
    const sand = face(4, {
      a: { card: 'retiarius', at: [2, 0], facing: 1, original: 9 },
      b: { card: 'pugilarius', at: [2, 1], facing: 4, original: 10, fatigue: 4 },
      turn: { ap: 1, spent: 2 },
    });
    expect(answer(sand, policy)).not.toMatchObject({ type: 'attack' });
  });

  test('M-071 M-122: strikes with the dagger that he drew; a punch would push the other out of its reach', () => {
    const a = { card: 'gaetulian', items: { 0: 'gone', 1: 'gone', 2: 'gone', 3: 'gone', 4: 'ready' } } as const;
    for (const ap of [1, 2, 3]) {
      const sand = face(3, { a, b: 'retiarius', turn: { ap } });
      const action = answer(sand, policy);
      expect(action.type === 'attack' && action.item < 0).toBe(false);
    }
  });

  test('M-115: in reach, with AP for it, he strikes', () => {
    for (const card of ['murmillo', 'thraex', 'gaul']) {
      const sand = face(3, { a: card, b: 'provocator', turn: { ap: 1 } });
      expect(answer(sand, policy)).toMatchObject({ type: 'attack' });
    }
  });

  test('M-063: comes straight, without zig-zag, as far as he comes', () => {
    const sand = face(3, {
      a: { card: 'murmillo', at: [-5, 0] },
      b: { card: 'murmillo', at: [5, 0] },
      dice: [5, 1, 5, 1, 5, 1],
      turn: { ap: null },
    });
    const away = () => distance(sand.bout.world.arena, sand.fighter(0).cell, sand.fighter(1).cell);
    for (let answers = 0; away() > 5 && answers < 12; answers += 1) {
      const mine = sand.turn.fighter === 0 && sand.turn.step === 'act';
      const action: MuneraAction = mine ? answer(sand, policy) : { type: sand.turn.step === 'ready' ? 'ready' : 'end' };
      if (mine) expect([{ type: 'end' }, { type: 'move', direction: 0 }]).toContainEqual(action);
      if (action.type === 'end' && sand.bout.state.round >= 2) break;
      sand.play(action);
    }
  });
});

describe('what skilled still does, and who does not', () => {
  /** Both blows of the turn are struck, or none can be paid; one AP is left, and a swordsman stands two hexes off. */
  const AT_THE_POINT: readonly FaceOptions[] = [
    {
      a: { card: 'cataphractarius', at: [2, -5], facing: 1, original: 8, stamina: 4, fatigue: 6 },
      b: { card: 'murmillo', at: [2, -3], facing: 4, original: 8, stamina: 6, fatigue: 8 },
      turn: { ap: 1 },
    },
    {
      a: { card: 'hoplomachus-b-spear', at: [-1, 1], facing: 1, original: 7, stamina: 5, fatigue: 2 },
      b: { card: 'diamecheri', at: [-1, 3], facing: 4, original: 7, stamina: 3, fatigue: 4 },
      turn: { ap: 1, spent: 4, attacks: 2, struck: [0, 0] },
    },
  ];

  test.each(['spearman', 'netman'])(
    'M-230: the %s does not go from the reach of his spear into that of a sword with the last AP',
    (name) => {
      const sand = face(3, AT_THE_POINT[1]!);
      expect(answer(sand, skilled)).toMatchObject({ type: 'move' });
      expect(answer(sand, by(name))).toEqual({ type: 'end' });
    },
  );

  test('M-230: nor does the spear-keeper when the other is worn out', () => {
    const sand = face(3, AT_THE_POINT[0]!);
    expect(answer(sand, skilled)).toMatchObject({ type: 'move' });
    expect(answer(sand, by('spearman'))).toEqual({ type: 'end' });
  });

  test.each(['patient', 'survivor'])('M-115: the %s comes a hex, and does not run up, with AP that bring no blow', (name) => {
    const sand = face(3, {
      a: { card: 'secutor', at: [4, 0], facing: 3, original: 9 },
      b: { card: 'retiarius', at: [-1, 0], facing: 0, original: 7 },
      turn: { ap: 3 },
    });
    const away = () => distance(sand.bout.world.arena, sand.fighter(0).cell, sand.fighter(1).cell);
    for (let action = answer(sand, by(name)); action.type !== 'end'; action = answer(sand, by(name))) sand.play(action);
    expect(away()).toBe(4);
    expect(answer(sand, skilled)).toMatchObject({ type: 'move' });
  });
});
