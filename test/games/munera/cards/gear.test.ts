import { describe, expect, it } from 'vitest';
import type { GearCard } from '../../../../src/games/munera/rules/index.ts';
import { coreCatalogue } from '../../../catalogue/support.ts';
import { muneraContent } from '../../../../src/games/munera/rules/index.ts';

const { gear } = muneraContent(coreCatalogue());

const PLAIN: Omit<GearCard, 'id' | 'name'> = {
  wear: 'hand',
  cost: 1,
  bands: [],
  grip: 'one',
  penetrates: false,
  bash: false,
  hooks: 0,
  wounds: null,
  save: 0,
  shield: null,
  escape: null,
  binds: null,
  againstNets: null,
  scissor: false,
  tied: false,
  entry: true,
  fixed: false,
  sheath: false,
  ammunition: null,
  hazeCost: null,
  glyph: null,
};

/** `strike 1 -1 M-214; throw 3-4 -2 M-269`. */
const bands = ({ bands: all }: GearCard): string =>
  all.map(({ from, to, manner, modifier, rule }) => `${manner} ${from === to ? from : `${from}-${to}`} ${modifier} ${rule}`).join('; ');

/** Rules, id, bands, and what differs from a plain thing in a hand. */
const ROWS: readonly (readonly [rules: string, id: string, bands: string, rest: Partial<GearCard>])[] = [
  ['M-213', 'sword', 'strike 1 0 M-213', { sheath: true }],
  ['M-218, M-219', 'sica', 'strike 1 -1 M-218', { sheath: true, hooks: 1 }],
  ['M-255, M-256', 'scissor', 'strike 1 0 M-256', { sheath: true, scissor: true }],
  ['M-214, M-215', 'dagger', 'strike 1 -1 M-214', { sheath: true }],
  ['M-250, M-251', 'cone', 'strike 1 -1 M-251', { wear: 'left', againstNets: 'catches' }],
  ['M-252 to M-254', 'arbelos', 'strike 1 -1 M-252', { wear: 'left', againstNets: 'cuts', wounds: { rule: 'M-253', value: 1 } }],
  [
    'M-220 to M-223',
    'cestus',
    'strike 1 0 M-220',
    { wear: 'fist', wounds: { rule: 'M-222', value: -1 }, save: 1, entry: false, fixed: true },
  ],
  ['M-224 to M-226', 'twoHandedSword', 'strike 1 0 M-224', { cost: 2, grip: 'heavy', penetrates: true, bash: true }],
  ['M-224 to M-226', 'axe', 'strike 1 0 M-224', { cost: 2, grip: 'heavy', penetrates: true, bash: true }],
  ['M-224 to M-226', 'club', 'strike 1 0 M-224', { cost: 2, grip: 'heavy', penetrates: true, bash: true }],
  ['M-230 to M-233', 'longSpear', 'strike 1 -1 M-232; strike 2 0 M-230', { cost: 2, grip: 'pole', penetrates: true }],
  ['M-230 to M-233', 'trident', 'strike 1 -1 M-232; strike 2 0 M-230', { cost: 2, grip: 'pole', penetrates: true }],
  ['M-266 to M-269', 'hastaUntied', 'strike 1 0 M-266; throw 2 -1 M-268; throw 3-4 -2 M-269', {}],
  ['M-266 to M-271', 'hastaThonged', 'strike 1 0 M-266; throw 2 -1 M-268', { tied: true }],
  ['M-234, M-235, M-239', 'net', 'entangle 1-2 -1 M-235', { wear: 'arm', cost: 2, escape: 5, binds: 'legs' }],
  ['M-243 to M-245', 'lasso', 'entangle 2-4 -1 M-245', { wear: 'arm', cost: 2, escape: 5, binds: 'legs' }],
  [
    'M-246 to M-249',
    'cape',
    'entangle 1 -1 M-247',
    { wear: 'left', cost: 2, escape: 3, binds: 'arms', entry: false, shield: { front: 1, right: 0 } },
  ],
  ['M-257 to M-261', 'dart', 'throw 2-4 0 M-258; throw 5 -1 M-259; throw 6 -2 M-260', { wear: 'bundle', ammunition: 'dart' }],
  ['M-257 to M-261', 'javelin', 'throw 2-4 0 M-258; throw 5 -1 M-259; throw 6 -2 M-260', { wear: 'bundle', ammunition: 'javelin' }],
  [
    'M-274 to M-278',
    'bow',
    'shoot 2 -1 M-275; shoot 3-6 0 M-274; shoot 7 -1 M-275; shoot 8 -2 M-276',
    { cost: 2, grip: 'bow', ammunition: 'arrow' },
  ],
  ['M-277, M-279', 'arrow', '', { wear: 'quiver', entry: false }],
  ['M-022, M-029, M-216', 'smallShield', 'strike 1 -1 M-216', { wear: 'left', entry: false, shield: { front: 1, right: 0 } }],
  ['M-023, M-028, M-217', 'largeShield', 'strike 1 -1 M-216', { wear: 'left', bash: true, entry: false, shield: { front: 2, right: 1 } }],
  ['M-024', 'helmet', '', { wear: 'head', entry: false }],
  ['M-280 to M-283', 'galerus', '', { wear: 'shoulder', entry: false, fixed: true, shield: { front: 1, right: 0 } }],
  ['D-262', 'clubOneHanded', 'strike 1 -1 M-226', { cost: 2, penetrates: true, bash: true }],
  ['D-263', 'torch', 'strike 1 -1 D-263', { hazeCost: 1 }],
  ['D-264', 'pitchfork', 'strike 1-2 -1 D-264', { cost: 2 }],
];

describe('gear', () => {
  it.each(ROWS)('%s: %s', (_, id, attack, rest) => {
    const card = gear[id]!;
    expect(bands(card)).toBe(attack);
    expect({ ...card, bands: [] }).toEqual({ ...PLAIN, id, name: card.name, ...rest });
  });

  it('M-170: is all there, and weapons in hand count for Double 1', () => {
    expect(Object.keys(gear)).toEqual(ROWS.map(([, id]) => id));
    for (const card of Object.values(gear)) {
      const weapon = card.bands.length > 0 && card.shield === null && !card.fixed;
      expect(card.entry, card.id).toBe(weapon);
    }
  });
});
