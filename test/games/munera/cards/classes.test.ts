import { describe, expect, it } from 'vitest';
import { coreCatalogue } from '../../../catalogue/support.ts';
import { figures, muneraContent } from '../../../../src/games/munera/rules/index.ts';

const { gear, fighters } = muneraContent(coreCatalogue());

/** A profile as printed, and what it comes to: Save in front, on the left, on the right and behind, and AP. */
interface Profile {
  readonly rule: string;
  readonly id: string;
  readonly armour: 'none' | 'light' | 'heavy';
  /** Sheathed gear in brackets, in the order of the profile. */
  readonly gear: string;
  readonly save: readonly [number, number, number, number];
  readonly ap: number;
  /** Save on all sides and AP without the shield. */
  readonly bare?: readonly [number, number];
  readonly foes?: readonly string[];
}

const PROFILES: readonly Profile[] = [
  { rule: 'M-286', id: 'samnite', armour: 'light', gear: 'sword largeShield helmet', save: [4, 4, 3, 2], ap: 0, bare: [2, 1] },
  {
    rule: 'M-287',
    id: 'retiarius',
    armour: 'none',
    gear: 'trident net (dagger) galerus',
    save: [1, 1, 0, 0],
    ap: 1,
    foes: ['secutor', 'murmillo'],
  },
  {
    rule: 'M-288',
    id: 'murmillo',
    armour: 'light',
    gear: 'sword largeShield helmet',
    save: [4, 4, 3, 2],
    ap: 0,
    bare: [2, 1],
    foes: ['thraex', 'hoplomachus'],
  },
  {
    rule: 'M-289',
    id: 'secutor',
    armour: 'light',
    gear: 'sword smallShield helmet',
    save: [3, 3, 2, 2],
    ap: 1,
    bare: [2, 1],
    foes: ['retiarius'],
  },
  {
    rule: 'M-290',
    id: 'thraex',
    armour: 'light',
    gear: 'sica smallShield helmet',
    save: [3, 3, 2, 2],
    ap: 1,
    bare: [2, 1],
    foes: ['murmillo', 'hoplomachus'],
  },
  { rule: 'M-291', id: 'gaul', armour: 'none', gear: 'sword largeShield', save: [2, 2, 1, 0], ap: 1, bare: [0, 2] },
  {
    rule: 'M-292',
    id: 'hoplomachus-a-spear',
    armour: 'none',
    gear: 'longSpear largeShield helmet',
    save: [3, 3, 2, 1],
    ap: 1,
    bare: [1, 2],
    foes: ['thraex', 'murmillo'],
  },
  {
    rule: 'M-292',
    id: 'hoplomachus-a-sword',
    armour: 'none',
    gear: 'hastaUntied (sword) largeShield helmet',
    save: [3, 3, 2, 1],
    ap: 1,
    bare: [1, 2],
    foes: ['thraex', 'murmillo'],
  },
  {
    rule: 'M-293',
    id: 'hoplomachus-b-spear',
    armour: 'light',
    gear: 'longSpear smallShield helmet',
    save: [3, 3, 2, 2],
    ap: 1,
    bare: [2, 1],
    foes: ['thraex', 'murmillo'],
  },
  {
    rule: 'M-293',
    id: 'hoplomachus-b-sword',
    armour: 'light',
    gear: 'hastaUntied (sword) smallShield helmet',
    save: [3, 3, 2, 2],
    ap: 1,
    bare: [2, 1],
    foes: ['thraex', 'murmillo'],
  },
  { rule: 'M-294', id: 'cataphractarius', armour: 'heavy', gear: 'longSpear (sword) helmet', save: [3, 3, 3, 3], ap: 0 },
  { rule: 'M-295', id: 'crupellarius-large', armour: 'heavy', gear: 'sword largeShield helmet', save: [5, 5, 4, 3], ap: -1, bare: [3, 0] },
  { rule: 'M-296', id: 'crupellarius-small', armour: 'heavy', gear: 'sword smallShield helmet', save: [4, 4, 3, 3], ap: 0, bare: [3, 0] },
  { rule: 'M-297', id: 'diamecheri', armour: 'light', gear: 'sword sword helmet', save: [2, 2, 2, 2], ap: 1, foes: ['hoplomachus'] },
  { rule: 'M-298', id: 'pugilarius', armour: 'none', gear: 'cestus cestus', save: [1, 1, 1, 1], ap: 2 },
  {
    rule: 'M-299',
    id: 'arbelas',
    armour: 'heavy',
    gear: 'sword arbelos helmet',
    save: [3, 3, 3, 3],
    ap: 0,
    foes: ['arbelas', 'retiarius'],
  },
  {
    rule: 'M-300',
    id: 'scissor',
    armour: 'heavy',
    gear: 'scissor smallShield helmet',
    save: [4, 4, 3, 3],
    ap: 0,
    bare: [3, 0],
    foes: ['retiarius'],
  },
  { rule: 'M-301', id: 'laquearius-sword', armour: 'none', gear: 'sword lasso', save: [0, 0, 0, 0], ap: 2 },
  { rule: 'M-302', id: 'laquearius-spear', armour: 'none', gear: 'longSpear lasso galerus', save: [1, 1, 0, 0], ap: 1 },
  { rule: 'M-303', id: 'contra-retiarius', armour: 'heavy', gear: 'sword cone helmet', save: [3, 3, 3, 3], ap: 0, foes: ['retiarius'] },
  { rule: 'M-304', id: 'velite', armour: 'none', gear: 'hastaThonged (dagger) smallShield', save: [1, 1, 0, 0], ap: 2, bare: [0, 2] },
  { rule: 'M-305', id: 'gaetulian', armour: 'none', gear: 'dart dart dart dart (dagger)', save: [0, 0, 0, 0], ap: 2 },
  {
    rule: 'M-306',
    id: 'provocator',
    armour: 'light',
    gear: 'longSpear smallShield helmet',
    save: [3, 3, 2, 2],
    ap: 1,
    bare: [2, 1],
    foes: ['provocator'],
  },
  {
    rule: 'M-307',
    id: 'provocator-early',
    armour: 'light',
    gear: 'sword largeShield helmet',
    save: [4, 4, 3, 2],
    ap: 0,
    bare: [2, 1],
    foes: ['provocator'],
  },
  { rule: 'M-308', id: 'sagittarius', armour: 'none', gear: `bow${' arrow'.repeat(9)}`, save: [0, 0, 0, 0], ap: 2 },
];

const carried = (id: string): string =>
  fighters[id]!.gear.map(({ gear: each, start }) => (start === 'sheathed' ? `(${each})` : each)).join(' ');

describe('the classes', () => {
  it.each(PROFILES.map((profile) => [profile.rule, profile.id, profile] as const))(
    '%s: the %s carries what is printed',
    (_, id, profile) => {
      const card = fighters[id]!;
      expect(card).toMatchObject({ id, kind: 'gladiator', armour: profile.armour, skills: [], foes: profile.foes ?? [] });
      expect(carried(id)).toBe(profile.gear);
      const { save, ap } = figures(card, gear);
      expect([save.front, save.left, save.right, save.rear, ap]).toEqual([...profile.save, profile.ap]);
      const bare = figures(card, gear, false);
      const [side, points] = profile.bare ?? [profile.save[0], profile.ap];
      if (profile.bare)
        expect([bare.save.front, bare.save.left, bare.save.right, bare.save.rear, bare.ap]).toEqual([side, side, side, side, points]);
      else expect(bare).toEqual({ save, ap });
    },
  );

  it('M-284: there are nineteen, some in several forms', () => {
    const gladiators = Object.entries(fighters).filter(([id, card]) => card.kind === 'gladiator' && card.id === id);
    expect(gladiators.map(([id]) => id).sort()).toEqual(PROFILES.map(({ id }) => id).sort());
    expect(new Set(gladiators.map(([, card]) => card.class)).size).toBe(19);
    const classes = new Set(gladiators.map(([, card]) => card.class));
    for (const [, { foes }] of gladiators) for (const foe of foes) expect(classes).toContain(foe);
  });

  it.each([
    ['M-290', 'thracian', 'thraex'],
    ['M-292', 'hoplomachus-a', 'hoplomachus-a-spear'],
    ['M-292', 'hoplomachus', 'hoplomachus-a-spear'],
    ['M-293', 'hoplomachus-b', 'hoplomachus-b-spear'],
    ['M-295', 'crupellarius', 'crupellarius-large'],
    ['M-297', 'dimachaerus', 'diamecheri'],
    ['M-302', 'laquearius', 'laquearius-spear'],
  ])('%s: %s is another name of %s', (_, alias, id) => expect(fighters[alias]).toBe(fighters[id]));

  it('M-188: all four hoplomachi are of one class, and so are the two forms of others', () => {
    const of = (name: string) => Object.values(fighters).filter((card) => card.class === name);
    expect(new Set(of('hoplomachus')).size).toBe(4);
    for (const name of ['crupellarius', 'laquearius', 'provocator']) expect(new Set(of(name)).size, name).toBe(2);
  });

  it('M-304: the dagger of the velite waits for the loss of his spear', () =>
    expect(fighters['velite']!.gear[1]).toEqual({ gear: 'dagger', start: 'sheathed', damaged: false, after: 'hastaThonged' }));

  it('M-017: every helmet of a class is the enclosed one', () =>
    expect(
      Object.values(gear)
        .filter(({ wear }) => wear === 'head')
        .map(({ id }) => id),
    ).toEqual(['helmet']));
});

describe('the condemned and the hunters', () => {
  it.each([
    ['D-261', 'syrus', 'dagger'],
    ['D-262', 'dama', 'clubOneHanded'],
    ['D-263', 'pyrrhus', 'torch'],
    ['D-264', 'gavius', 'pitchfork'],
    ['D-265', 'bulla', 'sword'],
    ['D-266', 'valens', 'hastaUntied'],
  ])('%s, D-258, D-260: %s has a damaged %s and nothing else', (_, id, weapon) => {
    expect(fighters[id]).toMatchObject({ id, kind: 'noxius', class: 'noxius', armour: 'none', skills: [], foes: [] });
    expect(fighters[id]!.gear).toEqual([{ gear: weapon, start: 'ready', damaged: true, after: null }]);
    expect(figures(fighters[id]!, gear)).toEqual({ save: { front: 0, left: 0, right: 0, rear: 0 }, ap: 2 });
  });

  it.each([
    ['bullarius', []],
    ['mamertinus', ['reflexes']],
    ['hilarinus', ['reflexes', 'dodge']],
  ])('D-276, D-277: %s wears padding and has the skills %j', (id, skills) => {
    expect(fighters[id]).toMatchObject({ kind: 'bestiarius', class: 'bestiarius', armour: 'light', skills });
    expect(carried(id)).toBe('longSpear (dagger)');
    expect(figures(fighters[id]!, gear)).toEqual({ save: { front: 1, left: 1, right: 1, rear: 1 }, ap: 1 });
  });
});
