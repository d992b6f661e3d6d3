import { describe, expect, test } from 'vitest';
import type { MuneraAction, Placed } from '../../../../src/games/munera/rules/index.ts';
import { core } from '../../../support/core-content.ts';
import { arms, face, Sand } from '../../../support/sand.ts';

type Saves = readonly [front: number, left: number, right: number, rear: number];

/** Row, preset, Saves and AP modifier at full equipment, then Save everywhere and AP without the shield if he has one. */
const CLASSES: readonly (readonly [
  rule: string,
  card: string,
  saves: Saves,
  ap: number,
  bare: readonly [save: number, ap: number] | null,
])[] = [
  ['M-285 M-286', 'samnite', [4, 4, 3, 2], 0, [2, 1]],
  ['M-287', 'retiarius', [1, 1, 0, 0], 1, null],
  ['M-288', 'murmillo', [4, 4, 3, 2], 0, [2, 1]],
  ['M-289', 'secutor', [3, 3, 2, 2], 1, [2, 1]],
  ['M-290', 'thraex', [3, 3, 2, 2], 1, [2, 1]],
  ['M-291', 'gaul', [2, 2, 1, 0], 1, [0, 2]],
  ['M-292', 'hoplomachus-a-spear', [3, 3, 2, 1], 1, [1, 2]],
  ['M-292', 'hoplomachus-a-sword', [3, 3, 2, 1], 1, [1, 2]],
  ['M-293', 'hoplomachus-b-spear', [3, 3, 2, 2], 1, [2, 1]],
  ['M-293', 'hoplomachus-b-sword', [3, 3, 2, 2], 1, [2, 1]],
  ['M-294', 'cataphractarius', [3, 3, 3, 3], 0, null],
  ['M-295', 'crupellarius-large', [5, 5, 4, 3], -1, [3, 0]],
  ['M-296', 'crupellarius-small', [4, 4, 3, 3], 0, [3, 0]],
  ['M-297', 'diamecheri', [2, 2, 2, 2], 1, null],
  ['M-298', 'pugilarius', [1, 1, 1, 1], 2, null],
  ['M-299', 'arbelas', [3, 3, 3, 3], 0, null],
  ['M-300', 'scissor', [4, 4, 3, 3], 0, [3, 0]],
  ['M-301', 'laquearius-sword', [0, 0, 0, 0], 2, null],
  ['M-302', 'laquearius-spear', [1, 1, 0, 0], 1, null],
  ['M-303', 'contra-retiarius', [3, 3, 3, 3], 0, null],
  ['M-304', 'velite', [1, 1, 0, 0], 2, [0, 2]],
  ['M-305', 'gaetulian', [0, 0, 0, 0], 2, null],
  ['M-306', 'provocator', [3, 3, 2, 2], 1, [2, 1]],
  ['M-307', 'provocator-early', [4, 4, 3, 2], 0, [2, 1]],
  ['M-308', 'sagittarius', [0, 0, 0, 0], 2, null],
];
const SHIELDED = CLASSES.flatMap(([rule, card, , , bare]) => (bare ? [[rule, card, bare[0], bare[1]] as const] : []));
/** Facings of FACE(f) that show front, left, right and rear. */
const FACINGS = [3, 4, 2, 0] as const;

/** The slot of the shield in the loadout of a class. */
function shieldSlot(card: string): number {
  return core.munera.fighters[card]!.gear.findIndex(({ gear }) => gear.endsWith('Shield'));
}

/** The Save that a blow of a sword meets in a bout. */
function saveOf(card: string, facing: number, items: NonNullable<Placed['items']> = {}): number {
  const probe = face(facing, { b: { card, items } });
  const save = probe.save(1, (['rear', 'right', 'right', 'front', 'left', 'left'] as const)[facing]);
  const sand = face(facing, { b: { card, items }, dice: save > 0 ? [6, 1, 1] : [6, 5] });
  sand.play(sand.attackWith('sword')).done();
  return sand.last('saved').save;
}

/** The AP that a die gives at the beginning of his turn; with `shed` he discards his shield first. */
function apOf(card: string, die: number, over: object = {}, shed = false): number {
  const sand = new Sand({
    fighters: [
      { card, at: [-4, 0], original: 8, ...over },
      { card: 'gaul', at: [4, 0], facing: 3 },
    ],
    turn: { ap: null },
    dice: [die],
  });
  if (shed) sand.play({ type: 'discard', item: sand.item(0, core.munera.fighters[card]!.gear[shieldSlot(card)]!.gear) });
  if (sand.turn.step === 'ready') sand.play({ type: 'ready' });
  return sand.done().turn.ap;
}

const DICE = [1, 2, 3, 4, 5, 6];

describe('profiles in bouts', () => {
  test.each(CLASSES)('%s: %s: Saves front, left, right, rear %j', (_, card, saves) => {
    expect(FACINGS.map((facing) => saveOf(card, facing))).toEqual(saves);
  });

  test.each(SHIELDED)('%s: %s: without the shield Save %i everywhere', (_, card, save) => {
    const items = { [shieldSlot(card)]: 'gone' } as const;
    expect(FACINGS.map((facing) => saveOf(card, facing, items))).toEqual([save, save, save, save]);
  });

  test.each(CLASSES)('%s: %s: AP for each die (Saves %j, modifier %i)', (_, card, _saves, ap) => {
    expect(DICE.map((die) => apOf(card, die))).toEqual(DICE.map((die) => Math.max(0, die + ap)));
  });

  test.each(SHIELDED)('%s: %s: AP for each die once the shield is shed (Save %i, modifier %i)', (_, card, _save, ap) => {
    expect(DICE.map((die) => apOf(card, die, {}, true))).toEqual(DICE.map((die) => Math.max(0, die + ap)));
  });

  test.each([
    ['murmillo', { down: true }, [0, 0, 0, 0, 1, 2]],
    ['thraex', { down: true }, [0, 0, 1, 2, 3, 4]],
    ['retiarius', { down: true }, [0, 1, 2, 3, 4, 5]],
    ['crupellarius-large', { down: true }, [0, 0, 0, 0, 0, 0]],
    ['secutor', { hazed: 1 }, [0, 1, 2, 3, 4, 5]],
  ])('M-044 M-285: AP of a %s, %j: %j', (card, over, expected) => {
    expect(DICE.map((die) => apOf(card, die, over))).toEqual(expected);
  });

  test.each([
    ['secutor', [0, 0, 1, 2, 3, 4]],
    ['murmillo', [0, 0, 0, 1, 2, 3]],
  ])('M-053 M-285: AP of a %s in a net: %j', (card, expected) => {
    const entangled = (die: number) => {
      const holder = { card: 'retiarius', at: [4, 0], items: { 1: { holds: 0 } } } as const;
      return new Sand({ fighters: [{ card, at: [-4, 0] }, holder], turn: { ap: null }, dice: [die] }).play({ type: 'ready' }).done().turn
        .ap;
    };
    expect(DICE.map(entangled)).toEqual(expected);
  });

  test.each(CLASSES)('%s: %s: the printed numbers of the card are those of the bout', (_, card, saves, ap, bare) => {
    const entry = core.cards.find(({ kind, id }) => kind === 'gladiator' && id === card)!;
    const { printed } = entry.value as { printed?: { save: number | readonly number[]; ap: number | readonly number[] } };
    if (!printed) return expect(card).toBe('provocator-early');
    const first = (value: number | readonly number[]) => [value].flat()[0];
    const last = (value: number | readonly number[]) => [value].flat().at(-1);
    expect([first(printed.save), first(printed.ap)]).toEqual([saves[0], ap]);
    if (bare) expect([last(printed.save), last(printed.ap)]).toEqual(bare);
  });
});

describe('arms', () => {
  const loadout = (card: string) => core.munera.fighters[card]!.gear.map(({ gear, start }) => (start === 'ready' ? gear : `(${gear})`));

  test.each([
    ['M-286', 'samnite', ['sword', 'largeShield', 'helmet']],
    ['M-287', 'retiarius', ['trident', 'net', '(dagger)', 'galerus']],
    ['M-288', 'murmillo', ['sword', 'largeShield', 'helmet']],
    ['M-289', 'secutor', ['sword', 'smallShield', 'helmet']],
    ['M-290', 'thraex', ['sica', 'smallShield', 'helmet']],
    ['M-291', 'gaul', ['sword', 'largeShield']],
    ['M-292', 'hoplomachus-a-spear', ['longSpear', 'largeShield', 'helmet']],
    ['M-292', 'hoplomachus-a-sword', ['hastaUntied', '(sword)', 'largeShield', 'helmet']],
    ['M-293', 'hoplomachus-b-spear', ['longSpear', 'smallShield', 'helmet']],
    ['M-293', 'hoplomachus-b-sword', ['hastaUntied', '(sword)', 'smallShield', 'helmet']],
    ['M-294', 'cataphractarius', ['longSpear', '(sword)', 'helmet']],
    ['M-295', 'crupellarius-large', ['sword', 'largeShield', 'helmet']],
    ['M-296', 'crupellarius-small', ['sword', 'smallShield', 'helmet']],
    ['M-297', 'diamecheri', ['sword', 'sword', 'helmet']],
    ['M-298', 'pugilarius', ['cestus', 'cestus']],
    ['M-299', 'arbelas', ['sword', 'arbelos', 'helmet']],
    ['M-300', 'scissor', ['scissor', 'smallShield', 'helmet']],
    ['M-301', 'laquearius-sword', ['sword', 'lasso']],
    ['M-302', 'laquearius-spear', ['longSpear', 'lasso', 'galerus']],
    ['M-303', 'contra-retiarius', ['sword', 'cone', 'helmet']],
    ['M-304', 'velite', ['hastaThonged', '(dagger)', 'smallShield']],
    ['M-305', 'gaetulian', ['dart', 'dart', 'dart', 'dart', '(dagger)']],
    ['M-306', 'provocator', ['longSpear', 'smallShield', 'helmet']],
    ['M-307', 'provocator-early', ['sword', 'largeShield', 'helmet']],
    ['M-308', 'sagittarius', ['bow', ...Array.from({ length: 9 }, () => 'arrow')]],
  ])('%s: a %s carries %j', (_, card, gear) => {
    expect(loadout(card)).toEqual(gear);
  });

  const ARMOUR: Readonly<Record<string, string>> = {
    none: 'retiarius gaul hoplomachus-a-spear hoplomachus-a-sword pugilarius laquearius-sword laquearius-spear velite gaetulian sagittarius',
    light: 'samnite murmillo secutor thraex hoplomachus-b-spear hoplomachus-b-sword diamecheri provocator provocator-early',
    heavy: 'cataphractarius crupellarius-large crupellarius-small arbelas scissor contra-retiarius',
  };

  test.each(Object.entries(ARMOUR))('M-285 M-300: armour %s: %s', (armour, cards) => {
    for (const card of cards.split(' ')) expect(core.munera.fighters[card]!.armour).toBe(armour);
    expect(Object.values(ARMOUR).join(' ').split(' ')).toHaveLength(CLASSES.length);
  });

  test('M-292: either spear with a sword is legal as custom arms', () => {
    const loadoutOf = arms('none', ['longSpear', 'largeShield', 'helmet'], ['sword']);
    const sand = face(3, { a: { card: 'hoplomachus-a-spear', loadout: loadoutOf } });
    expect(sand.gear(0)).toEqual(['longSpear', 'largeShield', 'helmet', 'sword']);
  });

  test('M-297: with 2 AP both swords of a Diamecheri strike; the same one again costs 2', () => {
    const sand = face(3, { a: 'diamecheri', b: 'sagittarius', dice: [4, 3, 4, 3], turn: { ap: 2 } });
    sand.play(sand.attackWith('sword'), { type: 'attack', item: sand.carried('sword', 1), target: 1 }).done();
    expect(sand.turn.ap).toBe(0);
    const same = face(3, { a: 'diamecheri', b: 'sagittarius', dice: [4, 3], turn: { ap: 2 } });
    same.play(same.attackWith('sword')).done();
    expect(same.refusedBy(same.attackWith('sword'))).toBe('M-077');
  });

  test('M-304: a Velite draws his dagger only when the spear is gone', () => {
    const sand = face(3, { a: 'velite' });
    expect(sand.refusedBy({ type: 'draw', item: sand.carried('dagger') })).toBe('M-304');
    sand.play({ type: 'drop', item: sand.carried('hastaThonged') });
    expect(sand.refusedBy({ type: 'draw', item: sand.carried('dagger') })).toBeNull();
  });

  test('M-304: however the dagger came into his hand, he does not use it while he carries the spear', () => {
    const lying = { card: 'velite', items: { 1: { at: { q: 0, r: 1 } }, 2: 'gone' } } as const;
    const sand = face(3, { a: lying, b: 'retiarius', dice: [4, 3], turn: { ap: 4 } });
    sand.play({ type: 'pick-up', item: sand.item(0, 'dagger') });
    const stab = sand.attackWith('dagger');
    const attacks = () =>
      sand.bout.actions().flatMap((action) => (action.type === 'attack' || action.type === 'whirl' ? [action.item] : []));
    expect([sand.refusedBy(stab), sand.refusedBy({ ...stab, type: 'whirl' } as MuneraAction)]).toEqual(['M-304', 'M-304']);
    expect(attacks()).not.toContain(sand.item(0, 'dagger'));
    expect(attacks()).toContain(sand.item(0, 'hastaThonged'));
    sand.play({ type: 'drop', item: sand.item(0, 'hastaThonged') });
    expect([sand.refusedBy(stab), sand.refusedBy({ ...stab, type: 'whirl' } as MuneraAction)]).toEqual([null, null]);
    sand.play(stab).done();
    expect(sand.last('attacked')).toMatchObject({ attack: 'dagger' });
  });

  test('M-304: a dagger of somebody else waits for no spear', () => {
    const others = [{ card: 'retiarius', at: [0, -5], facing: 0, items: { 2: { at: { q: 0, r: 1 } } } }] as const;
    const sand = face(3, { a: { card: 'velite', items: { 2: 'gone' } }, others });
    sand.play({ type: 'pick-up', item: sand.item(2, 'dagger') });
    expect(sand.refusedBy({ type: 'attack', item: sand.item(2, 'dagger'), target: 1 })).toBeNull();
  });

  test('M-305: darts in one hand, the other is free for the dagger', () => {
    const sand = face(3, { a: 'gaetulian' });
    expect(sand.refusedBy({ type: 'draw', item: sand.carried('dagger') })).toBeNull();
  });

  test('M-308: an archer has nothing but his fists beside an enemy', () => {
    const sand = face(3, { a: 'sagittarius' });
    const attacks = sand.bout.actions().flatMap((action) => (action.type === 'attack' ? [action.item] : []));
    expect(attacks).toEqual([-1]);
  });
});

describe('customary foes', () => {
  test.each([
    ['retiarius', ['secutor', 'murmillo']],
    ['murmillo', ['thraex', 'hoplomachus']],
    ['secutor', ['retiarius']],
    ['thraex', ['murmillo', 'hoplomachus']],
    ['hoplomachus-a-spear', ['thraex', 'murmillo']],
    ['hoplomachus-b-sword', ['thraex', 'murmillo']],
    ['diamecheri', ['hoplomachus']],
    ['arbelas', ['arbelas', 'retiarius']],
    ['scissor', ['retiarius']],
    ['contra-retiarius', ['retiarius']],
    ['provocator', ['provocator']],
    ['provocator-early', ['provocator']],
  ])('M-284: of a %s: %j', (card, foes) => {
    expect([...core.munera.fighters[card]!.foes].toSorted()).toEqual(foes.toSorted());
  });

  test('M-284: any pairing is allowed: a Retiarius against a Sagittarius', () => {
    expect(face(3, { a: 'retiarius', b: 'sagittarius' }).bout.outcome()).toBeNull();
  });
});
