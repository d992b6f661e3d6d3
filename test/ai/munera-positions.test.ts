import { describe, expect, test } from 'vitest';
import { explainMunera, MUNERA_POLICIES } from '../../src/ai/index.ts';
import { chancesOf } from '../../src/ai/munera/chances.ts';
import { seededRng } from '../../src/engine/dice/index.ts';
import { adjacent } from '../../src/engine/hex/index.ts';
import type { MuneraAction } from '../../src/rulesets/munera/index.ts';
import { attackOutlook } from '../../src/rulesets/munera/index.ts';
import type { FaceOptions, Sand } from '../support/sand.ts';
import { face } from '../support/sand.ts';

const answer = (sand: Sand, name: keyof typeof MUNERA_POLICIES = 'skilled'): MuneraAction => MUNERA_POLICIES[name].policy(sand.bout, seededRng('none'));
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
    const sand = at(3, { a: { card: 'murmillo', items: { 0: { at: { q: 0, r: 1 } } } }, b: { card: 'thraex', at: [4, 0] }, turn: { ap: 2 } });
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

describe('why skilled does what it does', () => {
  const sand = at(2, { a: 'retiarius', b: 'secutor', turn: { ap: 5 } });

  test('every consideration names its rule, and the sum of the chosen action is the greatest', () => {
    const sums = sand.bout.actions().map((action) => ({ action, sum: explainMunera(sand.bout, action).reduce((all, { value }) => all + value, 0) }));
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
