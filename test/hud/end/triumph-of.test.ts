import { describe, expect, it } from 'vitest';
import type { FateOf } from '../../../src/hud/end/index.ts';
import { triumphOf } from '../../../src/hud/end/index.ts';

type Fated = Pick<FateOf, 'kind' | 'state' | 'own'>;
const beast = (state: FateOf['state']): Fated => ({ kind: 'beast', state });
const man = (state: FateOf['state']): Fated => ({ kind: 'noxius', state });
const gladiator = (state: FateOf['state'], own?: boolean): Fated => ({ kind: 'gladiator', state, ...(own === undefined ? {} : { own }) });

describe('what a fight came to', () => {
  it('of men and a beast: all saved, some, none', () => {
    expect(triumphOf([beast('dead'), man('winner'), man('winner')])).toBe('all-saved');
    expect(triumphOf([beast('dead'), man('winner'), man('dead')])).toBe('some-saved');
    expect(triumphOf([beast('winner'), man('dead'), man('spared')])).toBe('some-saved');
    expect(triumphOf([beast('winner'), man('dead'), man('dead')])).toBe('none-saved');
  });

  it('of beasts: one is left, or neither fell', () => {
    expect(triumphOf([beast('dead'), beast('winner')])).toBe('beast-left');
    expect(triumphOf([beast('standing'), beast('standing')])).toBe('beasts-parted');
  });

  it('of sides: won and lost for whoever fought, watched where he was nobody or everybody, a draw', () => {
    expect(triumphOf([gladiator('winner', true), gladiator('dead', false)])).toBe('won');
    expect(triumphOf([gladiator('winner', false), gladiator('spared', true)])).toBe('lost');
    expect(triumphOf([gladiator('winner'), gladiator('spared')])).toBe('watched');
    expect(triumphOf([gladiator('winner', true), gladiator('spared', true)])).toBe('watched');
    expect(triumphOf([gladiator('standing', true), gladiator('standing')])).toBe('draw');
    expect(triumphOf([gladiator('dead', true), gladiator('dead')])).toBe('draw');
  });

  it('of what was broken off, or of nobody: no triumph', () => {
    expect(triumphOf([beast('standing'), man('spared')], false)).toBe('broken-off');
    expect(triumphOf([])).toBe('broken-off');
  });
});
