import { describe, expect, test } from 'vitest';
import type { GearCard } from '../../../../src/games/munera/rules/index.ts';
import { appealTerms, beginMuneraBout, entrant, muneraSetup, munera, woundTerms } from '../../../../src/games/munera/rules/index.ts';
import { seededRng } from '../../../../src/engine/dice/index.ts';
import { core } from '../../../support/core-content.ts';
import type { FaceOptions } from '../../../support/sand.ts';
import { arms, face, Sand } from '../../../support/sand.ts';

/** A with one other card in hand against a Thraex from the front; the terms of his attack. */
function attackTermsWith(
  part: Partial<GearCard>,
  entry: { damaged?: boolean; beside?: readonly string[] } = {},
  options: FaceOptions = {},
): string[] {
  const { damaged = false, beside = [] } = entry;
  const { gear } = arms('none', ['odd', ...beside]);
  const loadout = { armour: 'none', gear: gear.map((each, i) => (i === 0 ? { ...each, damaged } : each)) } as const;
  const sand = face(3, {
    a: { card: 'murmillo', loadout },
    b: { card: 'thraex', original: 20 },
    dice: [3, 2, 1, 1, 1, 1],
    gear: { odd: part },
    ...options,
  });
  sand.play(sand.attackWith('odd'));
  return Sand.terms(sand.last('clashed').modifiers);
}

const band = (modifier: number) => [{ from: 1, to: 1, manner: 'strike', modifier, rule: 'M-213' }] as const;

describe('what a weapon adds to the attack', () => {
  test('M-142: the worst disadvantage counts, and what helps counts beside it', () => {
    expect(attackTermsWith({ bands: band(1) })).toEqual(['M-135 0', 'M-213 1']);
    expect(attackTermsWith({ bands: band(1) }, { damaged: true })).toEqual(['M-135 0', 'M-213 1', 'D-260 -1']);
    expect(attackTermsWith({ bands: band(1), grip: 'heavy' }, { beside: ['smallShield'] })).toEqual(['M-135 0', 'M-213 1', 'M-226 -1']);
    expect(attackTermsWith({ bands: band(0), grip: 'heavy' }, { damaged: true, beside: ['smallShield'] })).toEqual(['M-135 0', 'M-226 -1']);
    expect(attackTermsWith({ bands: band(-2), grip: 'heavy' }, { damaged: true, beside: ['smallShield'] })).toEqual([
      'M-135 0',
      'M-213 -2',
    ]);
  });

  test('M-235: lex netRange follows the rule of the band, not the name of the net', () => {
    const cast = {
      wear: 'arm',
      escape: 5,
      binds: 'legs',
      bands: [{ from: 1, to: 2, manner: 'entangle', modifier: -1, rule: 'M-235' }],
    } as const;
    expect(attackTermsWith(cast)).toEqual(['M-135 0', 'M-235 -1']);
    expect(attackTermsWith(cast, {}, { lex: { netRange: 'gap' } })).toEqual(['M-135 0']);
  });
});

test('M-222, M-253: wounds change by the number and the rule on the card', () => {
  const terms = (part: Partial<GearCard>) => {
    const sand = face(3, { a: { card: 'murmillo', loadout: arms('none', ['odd']) }, gear: { odd: part } });
    return woundTerms(sand.bout, sand.carried('odd'));
  };
  expect(terms({ wounds: { rule: 'M-998', value: 3 } })).toEqual([{ rule: 'M-998', value: 3, reason: 'wounds-more' }]);
  expect(terms({ wounds: { rule: 'M-997', value: -2 } })).toEqual([{ rule: 'M-997', value: -2, reason: 'wounds-less' }]);
  expect(terms({ wounds: null })).toEqual([]);
  expect(woundTerms(face(3, { a: 'pugilarius' }).bout, 0)).toEqual([{ rule: 'M-222', value: -1, reason: 'wounds-less' }]);
});

describe('what gear adds to a Save', () => {
  const save = (ready: readonly string[], gear: Readonly<Record<string, Partial<GearCard>>>) =>
    face(3, { b: { card: 'thraex', loadout: arms('none', ready) }, gear });

  test('M-219: hooks lower the shield by their number, never below 0', () => {
    expect(save(['largeShield'], {}).saveTerms(1, { hooks: 2 })).toEqual(['M-018 0', 'M-023 2', 'M-219 -2']);
    expect(save(['smallShield'], {}).saveTerms(1, { hooks: 2 })).toEqual(['M-018 0', 'M-022 1', 'M-219 -1']);
  });

  test('M-023, M-028, M-280, M-246: shields count as much as their cards say', () => {
    const tower = { largeShield: { shield: { front: 3, right: 2 } } };
    expect(save(['largeShield'], tower).saveTerms(1)).toEqual(['M-018 0', 'M-023 3']);
    expect(save(['largeShield'], tower).saveTerms(1, { quadrant: 'right' })).toEqual(['M-018 0', 'M-028 2']);
    expect(save(['galerus'], { galerus: { shield: { front: 2, right: 0 } } }).saveTerms(1)).toEqual(['M-018 0', 'M-280 2']);
    expect(save(['cape'], { cape: { shield: { front: 2, right: 0 } } }).saveTerms(1)).toEqual(['M-018 0', 'M-246 2']);
  });

  test('M-223: bindings add their number, the best of several', () => {
    expect(save(['cestus', 'cestus'], { cestus: { save: 2 } }).saveTerms(1)).toEqual(['M-018 0', 'M-223 2', 'M-021 0']);
  });
});

test('M-279: whatever needs ammunition asks for it, whether it needs two hands or one', () => {
  const sling = { ammunition: 'arrow', bands: [{ from: 1, to: 4, manner: 'shoot', modifier: 0, rule: 'M-274' }] } as const;
  const slinger = (ready: readonly string[], lex = {}) => {
    const sand = face(3, { a: { card: 'gaul', loadout: arms('none', ready) }, lex, gear: { sling } });
    return sand.refusedBy(sand.attackWith('sling'));
  };
  expect(slinger(['sling', 'smallShield'])).toBe('M-279');
  expect(slinger(['sling', 'smallShield', 'arrow'])).toBeNull();
  expect(slinger(['sling', 'smallShield'], { limitedArrows: false })).toBeNull();
});

test('M-248, M-249: what binds the arms keeps from attacking, whatever die frees from it', () => {
  const snare = (binds: 'legs' | 'arms') => {
    const cast = { wear: 'arm', escape: 3, binds, bands: [{ from: 1, to: 2, manner: 'entangle', modifier: 0, rule: 'M-235' }] } as const;
    const holder = { card: 'gaul', at: [2, 0], loadout: arms('none', ['snare']), items: { 0: { holds: 0 } } } as const;
    return face(3, { gear: { snare: cast }, others: [holder], dice: [3] });
  };
  const legs = snare('legs');
  const arm = snare('arms');
  expect([legs.fighter(0).nets, legs.fighter(0).capes, arm.fighter(0).nets, arm.fighter(0).capes]).toEqual([1, 0, 0, 1]);
  expect(legs.refusedBy(legs.attackWith('sword'))).toBeNull();
  expect(arm.refusedBy(arm.attackWith('sword'))).toBe('M-248');
  for (const [sand, rule] of [
    [legs, 'M-239'],
    [arm, 'M-249'],
  ] as const) {
    sand.play({ type: 'cut-free', item: sand.item(2, 'snare') }).done();
    expect(sand.all('rolled').at(-1)!.rules).toContain(rule);
    expect([sand.fighter(0).nets, sand.fighter(0).capes]).toEqual([0, 0]);
  }
});

test('M-188: the crowd weighs what the card says of his kind, whatever his class', () => {
  const fighters = { ...core.munera.fighters, vain: { ...core.munera.fighters['gaul']!, id: 'vain', appeal: { rule: 'M-996', value: 2 } } };
  const rules = munera({ ...core.munera, fighters });
  const setup = muneraSetup({
    fighters: [
      entrant({ card: 'vain', side: 'a' }),
      entrant({ card: 'hoplomachus-b-sword', side: 'b' }),
      entrant({ card: 'gaul', side: 'c' }),
    ],
  });
  const { bout } = beginMuneraBout(rules, setup, seededRng('1'));
  const kinds = [0, 1, 2].map((index) => Sand.terms(appealTerms(bout, index, -1).filter(({ reason }) => reason === 'kind')));
  expect(kinds).toEqual([['M-996 2'], ['M-188 -1'], []]);
});
