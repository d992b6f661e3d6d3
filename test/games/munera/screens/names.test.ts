import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wordsOf, type Words } from '../../../../src/hud/common/index.ts';
import { muneraNames } from '../../../../src/games/munera/screens/names.ts';
import type { MuneraGame } from '../../../../src/games/munera/desk/index.ts';
import { beginSession, drawNames } from '../../../../src/session/index.ts';
import { core, kit } from '../../../support/core-content.ts';
import { melee } from '../../../support/munera.ts';

const messages = core.text['en']!;
const LIST = Object.values(messages['gladiator-name']!);

function people(cards: readonly string[], seed: string): { readonly ids: readonly string[]; readonly words: Words } {
  const { world } = beginSession<MuneraGame>(kit, melee([...cards]), seed).view;
  return { ids: world.ids, words: wordsOf(messages, muneraNames(world, { seed, messages })) };
}

describe('names of gladiators', () => {
  it('tell two of a class apart, with the class at length and in a short word', () => {
    const { ids, words } = people(['murmillo', 'murmillo'], 'a');
    const [one, other] = ids.map((id) => words.title(id));
    expect(one).not.toBe(other);
    expect(LIST).toEqual(expect.arrayContaining([one, other]));
    expect(words.figure(ids[0]!)).toBe(one);
    expect(words.whole(ids[1]!)).toBe(`${other}, murmillo`);
    expect(words.kindShort(ids[1]!)).toBe('murm.');
  });

  it('are the same for the same seed, and others for another', () => {
    const titles = (seed: string): string[] => {
      const { ids, words } = people(['murmillo', 'retiarius', 'thraex', 'secutor'], seed);
      return ids.map((id) => words.title(id));
    };
    expect(titles('a')).toEqual(titles('a'));
    expect(titles('a')).not.toEqual(titles('b'));
  });

  it('leave the condemned and the hunters the names of their cards', () => {
    const { ids, words } = people(['murmillo', 'syrus', 'mamertinus'], 'a');
    expect(ids.slice(1).map((id) => words.whole(id))).toEqual(['Syrus', 'Mamertinus']);
  });

  it('change neither the record nor a die of the bout', () => {
    const session = beginSession<MuneraGame>(kit, melee(['murmillo', 'thraex']), 'a');
    const before = JSON.stringify(session.record());
    muneraNames(session.view.world, { seed: 'a', messages });
    expect(JSON.stringify(session.record())).toBe(before);
    for (const name of LIST) expect(before).not.toContain(name);
  });

  it('are unique in every bout, and none of those that cards have', () => {
    const cards = Object.values(core.munera.fighters).map(({ name }) => name);
    expect(new Set(LIST).size).toBe(LIST.length);
    for (const name of LIST) expect(cards).not.toContain(name);
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 12 }), (seed, count) => {
        const names = drawNames(LIST, { count, seed, taken: [] });
        expect(new Set(names).size).toBe(count);
      }),
    );
  });

  it('have a short word of at most six letters for every class', () => {
    for (const word of Object.values(messages['class-short']!)) expect(word.length, word).toBeLessThanOrEqual(6);
  });
});
