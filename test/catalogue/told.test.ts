import { describe, expect, it } from 'vitest';
import { besideName, cardName } from '../../src/catalogue/index.ts';

describe('what is told of a card beside its name', () => {
  it.each<[string, readonly string[], readonly string[]]>([
    ['Lion', ['Lion (Leo).', 'Control 4.'], ['Control 4.']],
    ['Murmillo', ['Murmillo. A gladiator.', 'He carries a sword.'], ['A gladiator.', 'He carries a sword.']],
    ['Net', ['Net: reaches one hex.'], ['Reaches one hex.']],
    ['the patient', ['The patient.', 'Waits.'], ['Waits.']],
    ['Lion', ['Lions are loud.', 'And large.'], ['Lions are loud.', 'And large.']],
    ['Lion', ['It is no lion. Lion.'], ['It is no lion. Lion.']],
    ['A name that is longer than the sentence', ['Short.'], ['Short.']],
  ])('%s: %j is %j', (name, sentences, told) => expect(besideName(name, sentences)).toEqual(told));

  it('is under the English name, or the id where there is none', () => {
    expect(cardName({ name: { en: 'Lion', la: 'Leo' } }, 'lion')).toBe('Lion');
    expect(cardName({ name: 'Rufus' }, 'rufus')).toBe('Rufus');
    expect([
      cardName({ name: '' }, 'x'),
      cardName({ name: { la: 'Leo' } }, 'x'),
      cardName(null, 'x'),
      cardName({ name: null }, 'x'),
    ]).toEqual(['x', 'x', 'x', 'x']);
  });
});
