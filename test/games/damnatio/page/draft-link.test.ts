import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatSetup, parseSetup } from '../../../../src/games/damnatio/page/draft-link.ts';
import { checkSetup, huntSetup } from '../../../../src/games/damnatio/rules/index.ts';
import { core } from '../../../support/core-content.ts';

describe('the link to a set-up', () => {
  it('is the rule’s suggestion when nothing is named', () => {
    const { setup, seed } = parseSetup('', 'lion');
    expect(setup).toEqual(huntSetup({ beasts: ['lion'] }));
    expect(seed).toBeNull();
    expect(() => checkSetup(core.damnatio, setup)).not.toThrow();
  });

  it.each([
    [{ setup: huntSetup({ beasts: ['bull'] }), seed: 'alba-nox-7' }],
    [{ setup: huntSetup({ beasts: ['bear', 'bull'] }), seed: null }],
    [{ setup: huntSetup({ beasts: ['lion'], men: ['syrus', 'mamertinus'], draw: 2, elite: 2 }), seed: 'a & b = c' }],
    [{ setup: huntSetup({ beasts: ['lion'], lex: { controlDie: 8, tieKeeps: true, tieDie: 'printed', fateCards: false } }), seed: 'x' }],
    [{ setup: huntSetup({ beasts: ['lion'], sliders: { hitPoints: 12, damage: -2, control: 3 } }), seed: 'x' }],
    [{ setup: huntSetup({ beasts: ['sample:leopard'] }), seed: 'x' }],
    [{ setup: huntSetup({ beasts: ['lion', 'bear', 'lion'], lex: { severalBeasts: true, night: true } }), seed: 'x' }],
    [{ setup: huntSetup({ beasts: ['lion', 'bear'], lex: { severalBeasts: true }, men: ['syrus'] }), seed: 'x' }],
    [{ setup: huntSetup({ beasts: ['lion'], facing: 'random' }), seed: 'x' }],
    [{ setup: huntSetup({ beasts: ['lion'], facing: 4 }), seed: 'x' }],
    [{ setup: huntSetup({ beasts: ['lion', 'lion'], men: [], draw: 0, wager: 'lion-2' }), seed: 'x' }],
    [{ setup: huntSetup({ beasts: ['author.pack:leopard'], men: ['author.pack:syrus'], arena: 'author.pack:harena' }), seed: 'x' }],
    [{ setup: huntSetup({ beasts: [`author.pack:${'l'.repeat(48)}`] }), seed: 'x' }],
  ])('comes back as it was', (draft) => expect(parseSetup(formatSetup(draft), 'lion')).toEqual(draft));

  it('never throws, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (key, value) => {
        parseSetup(`${key}=${value}&beast=${value}&lex=${value}&men=${value}&draw=${value}`, 'lion');
      }),
    );
  });

  it('keeps what is out of bounds within them', () => {
    const { setup } = parseSetup('elite=9&hp=-999&draw=77&men=a,b,c,d,e,f,g,h', 'lion');
    expect(setup.elite).toBe(3);
    expect(setup.sliders.hitPoints).toBe(-20);
    expect(setup.draw).toBe(6);
    expect(setup.men).toHaveLength(6);
  });
});
