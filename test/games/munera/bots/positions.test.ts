import { describe, expect, test } from 'vitest';
import { explain as explainMunera, MUNERA_POLICIES } from '../../../../src/games/munera/bots/index.ts';
import { chancesOf, chancesWithFeint } from '../../../../src/games/munera/bots/chances.ts';
import { wantedOnSand } from '../../../../src/games/munera/bots/mind.ts';
import { WEIGHTS } from '../../../../src/games/munera/bots/weights.ts';
import { seededRng } from '../../../../src/engine/dice/index.ts';
import { adjacent, distance } from '../../../../src/engine/hex/index.ts';
import type { MuneraAction } from '../../../../src/games/munera/rules/index.ts';
import { attackOutlook } from '../../../../src/games/munera/rules/index.ts';
import type { FaceOptions, Sand } from '../../../support/sand.ts';
import { face } from '../../../support/sand.ts';

const answer = (sand: Sand, name: keyof typeof MUNERA_POLICIES = 'skilled'): MuneraAction =>
  MUNERA_POLICIES[name].policy(sand.bout, seededRng('none'));
const at = (f: number, options: FaceOptions): Sand => face(f, { ...options, turn: { ap: 2, ...options.turn } });

describe('skilled', () => {
  test('strikes at a man on the ground', () => {
    const sand = at(3, { b: { card: 'thraex', down: true }, turn: { ap: 1 } });
    expect(answer(sand)).toMatchObject({ type: 'attack', target: 1 });
  });

  test('M-167: stays beside whom its Double 2 floored', () => {
    const sand = at(3, { b: { card: 'thraex', down: true }, turn: { ap: 4, floored: [1] } });
    while (sand.turn.fighter === 0 && sand.turn.floored.length > 0) {
      const action = answer(sand);
      if (action.type === 'end') break;
      sand.play(action);
    }
    expect(adjacent(sand.bout.world.arena, sand.fighter(0).cell, sand.fighter(1).cell)).toBe(true);
  });

  test('turns to face who stands at its side', () => {
    const sand = at(4, { b: { card: 'thraex', at: [0, 1] }, turn: { ap: 1 } });
    expect(answer(sand)).toEqual({ type: 'turn', facing: 1 });
  });

  test('M-239: cuts itself free before it does anything else', () => {
    const sand = at(3, { a: 'secutor', b: { card: 'retiarius', items: { 1: { holds: 0 } } }, turn: { ap: 2 } });
    expect(answer(sand)).toMatchObject({ type: 'cut-free' });
  });

  test('M-098: picks up its sword when nobody is near enough to strike', () => {
    const sand = at(3, {
      a: { card: 'murmillo', items: { 0: { at: { q: 0, r: 1 } } } },
      b: { card: 'thraex', at: [4, 0] },
      turn: { ap: 2 },
    });
    expect(answer(sand)).toEqual({ type: 'pick-up', item: sand.item(0, 'sword') });
  });

  test('M-234: casts the net before the trident at a man in heavy armour', () => {
    const sand = at(3, { a: 'retiarius', b: { card: 'crupellarius-large', at: [2, 0] }, turn: { ap: 4 } });
    expect(answer(sand)).toEqual({ type: 'attack', item: sand.item(0, 'net'), target: 1 });
  });

  test('M-078: does not pay the seventh AP for a step', () => {
    const sand = at(3, { a: { card: 'murmillo', at: [-5, 0] }, b: { card: 'thraex', at: [5, 0] }, turn: { ap: 1, spent: 6 } });
    expect(answer(sand)).toEqual({ type: 'end' });
  });

  test('M-215: draws the dagger when its darts are gone and the other is upon it', () => {
    const sand = at(3, { a: { card: 'gaetulian', items: { 0: 'gone', 1: 'gone', 2: 'gone', 3: 'gone' } }, turn: { ap: 2 } });
    expect(answer(sand)).toEqual({ type: 'draw', item: sand.item(0, 'dagger') });
  });

  test('M-274: shoots from afar', () => {
    const sand = at(3, { a: 'sagittarius', b: { card: 'thraex', at: [4, 0] }, turn: { ap: 2 } });
    expect(answer(sand)).toEqual({ type: 'attack', item: sand.item(0, 'bow'), target: 1 });
  });

  test('M-057: throws its shield away sooner than give in', () => {
    const sand = at(3, { a: { card: 'crupellarius-large', original: 8, stamina: 3, fatigue: 4, down: true }, turn: { ap: null } });
    expect(answer(sand)).toMatchObject({ type: 'discard' });
  });

  test('M-137: walks round a man who looks away and cannot turn at once', () => {
    const sand = at(0, { b: { card: 'murmillo', at: [2, 0] }, turn: { ap: 3 } });
    sand.play({ type: 'move', direction: 0 });
    expect(answer(sand)).toMatchObject({ type: 'attack', target: 1 });
  });
});

describe('skilled does nothing silly', () => {
  const isAside = (sand: Sand, action: MuneraAction): boolean => action.type === 'move' && action.direction !== sand.fighter(0).facing;

  test.each(['murmillo', 'samnite', 'secutor', 'thraex', 'provocator', 'crupellarius-large', 'hoplomachus-b-spear'])(
    'M-054 M-059 M-060: a %s who gets up keeps shield and helmet: the AP of one turn are not worth them',
    (card) => {
      for (const stamina of [8, 5]) {
        const sand = face(3, { a: { card, original: 8, stamina, down: true }, b: 'thraex', turn: { ap: null } });
        expect(answer(sand)).toEqual({ type: 'ready' });
      }
    },
  );

  test.each([
    ['two swords in hand', 'diamecheri', []],
    ['a dart in one hand', { card: 'gaetulian', items: { 0: 'gone', 1: 'gone', 2: 'gone', 4: 'ready' } }, ['dart']],
  ] as const)('M-102: wants no dart from the sand that it has no hand for: %s', (_, a, wanted) => {
    const others = [{ card: 'gaetulian', side: 'b', at: [4, -4], items: { 0: { at: { q: 0, r: 0 } } } }] as const;
    const { bout } = at(3, { a, b: { card: 'gaul', at: [3, 0] }, others });
    expect(wantedOnSand(bout.view, 0, WEIGHTS).map(({ item }) => bout.world.things[item]!.gear.id)).toEqual(wanted);
  });

  test.each([
    [
      'five hexes',
      {
        a: { card: 'pugilarius', at: [4, 0], facing: 3, original: 10 },
        b: { card: 'provocator-early', at: [-1, 0], facing: 0, original: 6 },
        turn: { ap: 2, spent: 1 },
      },
    ],
    [
      'six hexes',
      {
        a: { card: 'velite', at: [-1, 0], original: 10 },
        b: { card: 'arbelas', at: [5, 0], facing: 3, original: 5 },
        turn: { ap: 3, spent: 4 },
      },
    ],
    [
      'four hexes',
      {
        a: { card: 'hoplomachus-a-sword', at: [4, 0], facing: 3, original: 5 },
        b: { card: 'crupellarius-large', at: [0, 0], facing: 0, original: 7 },
        turn: { ap: 3 },
      },
    ],
  ] as const)('M-064 M-065: does not step aside at %s, where neither can reach the other', (_, options) => {
    const sand = at(3, options);
    expect(isAside(sand, answer(sand))).toBe(false);
  });

  test.each([
    ['laquearius-sword', [1, 1, 1, 1, 1, 1, 1, 1]],
    ['retiarius', [6, 1, 6, 1]],
    ['velite', [5, 1, 5, 1]],
    ['laquearius-spear', [1, 1, 3, 1, 3, 1]],
  ])('M-063: a %s comes straight at a man across the arena, without zig-zag', (card, dice) => {
    const sand = face(3, { a: { card, at: [-5, 0] }, b: { card: 'murmillo', at: [5, 0] }, dice, turn: { ap: null } });
    const away = () => distance(sand.bout.world.arena, sand.fighter(0).cell, sand.fighter(1).cell);
    const ways: MuneraAction[] = [];
    while (away() > 4) {
      const mine = sand.turn.fighter === 0 && sand.turn.step === 'act';
      const action: MuneraAction = mine ? answer(sand) : { type: sand.turn.step === 'ready' ? 'ready' : 'end' };
      if (mine && action.type !== 'end') ways.push(action);
      sand.play(action);
    }
    expect(ways).toEqual(
      Array.from({ length: 10 - away() }, () => expect.objectContaining({ type: 'move', direction: 0 }) as MuneraAction),
    );
  });

  test('M-156 M-229: does not tire itself with fists at long odds while it carries a trident', () => {
    const sand = at(4, {
      a: { card: 'retiarius', at: [2, 0], facing: 1, original: 9 },
      b: { card: 'pugilarius', at: [2, 1], facing: 4, original: 10, fatigue: 4 },
      turn: { ap: 1, spent: 2 },
    });
    expect(answer(sand)).not.toMatchObject({ type: 'attack' });
  });

  test('M-229: who has nothing but fists uses them', () => {
    const sand = at(3, { a: { card: 'murmillo', items: { 0: 'gone', 1: 'gone', 2: 'gone' } }, b: { card: 'retiarius' }, turn: { ap: 1 } });
    expect(answer(sand)).toMatchObject({ type: 'attack', item: -1 });
  });

  test.each([
    [
      {
        a: { card: 'cataphractarius', at: [-2, 0], facing: 3, original: 5, fatigue: 1 },
        b: { card: 'arbelas', at: [-4, 0], facing: 0, original: 10 },
        turn: { ap: 1, spent: 3, attacks: 1, struck: [0] },
      },
    ],
    [
      {
        a: { card: 'provocator', at: [-2, 1], facing: 5, original: 8, stamina: 4, fatigue: 1 },
        b: { card: 'murmillo', at: [0, -1], facing: 2, original: 8, stamina: 4, fatigue: 1 },
        turn: { ap: 1 },
      },
    ],
    [
      {
        a: { card: 'hoplomachus-b-spear', at: [2, 0], facing: 3, original: 9 },
        b: { card: 'hoplomachus-a-sword', at: [0, 0], facing: 0, original: 5, fatigue: 1 },
        turn: { ap: 1, spent: 2, attacks: 1, struck: [0] },
      },
    ],
  ] as const)('M-230: does not go from the reach of its spear into that of a sword with the last AP (%#)', (options) => {
    expect(answer(at(3, options))).toEqual({ type: 'end' });
  });

  test('M-145: strikes at a man who has one Stamina left, whatever he is still good for', () => {
    const a = { card: 'crupellarius-small', at: [-5, 2], facing: 5, original: 9, stamina: 2, fatigue: 2 } as const;
    const sand = at(3, { a, b: { card: 'thraex', at: [-4, 1], facing: 2, original: 10, stamina: 1, fatigue: 4 }, turn: { ap: 2 } });
    expect(answer(sand)).toMatchObject({ type: 'attack', target: 1 });
  });

  test('M-071: strikes with the dagger that it drew, and does not punch first', () => {
    const a = { card: 'gaetulian', items: { 0: 'gone', 1: 'gone', 2: 'gone', 3: 'gone', 4: 'ready' } } as const;
    for (const ap of [1, 2, 3]) {
      const sand = at(3, { a, b: 'retiarius', turn: { ap } });
      expect(answer(sand)).toEqual({ type: 'attack', item: sand.item(0, 'dagger'), target: 1 });
    }
  });

  test('M-322: weighs an attack with the feint that it has paid for', () => {
    const wounds = (feint: 'none' | 'declared') => {
      const sand = at(3, { turn: { ap: 3, feint } });
      return explainMunera(sand.bout, sand.attackWith('sword')).find(({ consideration }) => consideration === 'wounds')!.value;
    };
    expect(wounds('declared')).toBeGreaterThan(wounds('none'));
  });
});

describe('why skilled does what it does', () => {
  const sand = at(2, { a: 'retiarius', b: 'secutor', turn: { ap: 5 } });

  test('every consideration names its rule, and the sum of the chosen action is the greatest', () => {
    const sums = sand.bout
      .actions()
      .map((action) => ({ action, sum: explainMunera(sand.bout, action).reduce((all, { value }) => all + value, 0) }));
    const chosen = sums.find(({ action }) => action === answer(sand))!;
    const known = sums.filter(({ action }) => explainMunera(sand.bout, action).length > 0);
    expect(chosen.sum).toBeCloseTo(Math.max(...known.map(({ sum }) => sum)), 6);
    for (const { rule, consideration } of explainMunera(sand.bout, chosen.action)) {
      expect(rule).toMatch(/^M-\d{3}$/);
      expect(consideration).toMatch(/^[a-z-]+$/);
    }
  });

  test('its dice are those of the rules', () => {
    for (const action of sand.bout.actions()) {
      if (action.type !== 'attack') continue;
      const { total, hit, miss } = attackOutlook(sand.bout, action);
      expect(chancesOf(total).hit).toBeCloseTo(hit, 12);
      expect(chancesOf(total).miss).toBeCloseTo(miss, 12);
      const again = attackOutlook(sand.bout, action, true);
      expect(chancesWithFeint(total).hit).toBeCloseTo(again.hit, 12);
      expect(chancesWithFeint(total).miss).toBeCloseTo(again.miss, 12);
    }
  });
});

describe('greedy', () => {
  test('strikes whenever it can, with the weapon of the better modifier', () => {
    const sand = at(3, { turn: { ap: 3 } });
    expect(answer(sand, 'greedy')).toEqual({ type: 'attack', item: sand.item(0, 'sword'), target: 1 });
  });

  test('comes nearer, and never throws sand or grapples', () => {
    const sand = at(3, { b: { card: 'thraex', at: [4, 0] }, turn: { ap: 3 } });
    expect(answer(sand, 'greedy')).toEqual({ type: 'move', direction: 0 });
  });

  test('spares itself a second blow when it is half spent', () => {
    const sand = at(3, { a: { card: 'murmillo', original: 8, fatigue: 4 }, turn: { ap: 5, attacks: 1, struck: [0] } });
    expect(answer(sand, 'greedy').type).not.toBe('attack');
  });
});
