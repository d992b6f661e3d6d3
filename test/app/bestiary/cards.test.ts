import { cards } from 'virtual:bestiary';
import { describe, expect, it, vi } from 'vitest';
import { names } from '../../../src/app/screens/bestiary.tsx';
import { addressIn, apartBy, bestiaryCards, byKind, cardAt, lookedForIn } from '../../../src/app/bestiary/cards.ts';
import { readPacks } from '../../../src/app/packs/read-packs.ts';
import { contentFiles } from '../../../src/cli/content-files.ts';
import { huntSetup } from '../../../src/games/damnatio/rules/index.ts';

// The whole content is read more than once.
vi.setConfig({ testTimeout: 60_000 });

describe('the bestiary', () => {
  it('has a page for every beast and man of the game, told without the name twice', () => {
    const all = bestiaryCards(cards, null);
    const lion = all.find(({ id }) => id === 'lion')!;
    expect(lion).toMatchObject({ game: 'damnatio', kind: 'beast', pack: 'core', name: 'Lion' });
    expect(lion.sentences[0]).toMatch(/^Control \d/);
    expect(all.find(({ id }) => id === 'syrus')!.sentences[0]).toContain('noxius');
    for (const { kind, id, name, sentences } of all) {
      expect(name, `${kind} ${id}`).not.toBe('');
      expect(sentences.length, `${kind} ${id}`).toBeGreaterThan(0);
      expect(sentences[0]!.startsWith(`${name}.`), `${kind} ${id}`).toBe(false);
    }
  });

  it('has the beasts of packs that are on, and sorts by what games offer first', () => {
    const sample = contentFiles(['content/sample-mod']).map(({ path, text }) => ({ path: path.replace('content/', ''), text }));
    const all = bestiaryCards(cards, readPacks(sample, contentFiles(['content/core'])));
    expect(all.filter(({ pack }) => pack === 'sample').map(({ name }) => name)).toEqual(['Leopard']);
    const kinds = byKind(all, ['gladiator', 'beast']).map(({ kind }) => kind);
    expect(kinds.slice(0, 2)).toEqual(['gladiator', 'beast']);
    expect(byKind(all, [])[0]!.cards.length).toBeGreaterThan(0);
    expect(kinds).not.toContain('behaviour');
  });

  it('finds by name what packs that are off have, and by its address the very card', () => {
    const cat = (pack: string, card: string, name: string) => ({ id: `${pack}:${card}`, name });
    const venatio = { id: 'venatio', name: 'Venatio', cards: [cat('venatio', 'leopard', 'Leopard'), cat('venatio', 'boar', 'Boar')] };
    const sample = { id: 'sample', name: 'Sample', cards: [cat('sample', 'leopard', 'Leopard')] };
    const found = (text: string, address = '') =>
      lookedForIn([venatio, sample], text, address).map(({ name, cards: named }) => [name, ...named]);
    expect(found(' leo')).toEqual([
      ['Venatio', 'Leopard'],
      ['Sample', 'Leopard'],
    ]);
    expect([found('', 'venatio:boar'), found(' '), found('unicorn', 'leopard')]).toEqual([[['Venatio', 'Boar']], [], []]);
  });

  it('tells cards of one name apart, and has a card of two weapons once, with both', () => {
    const all = bestiaryCards(cards, null);
    const thrust = all.filter(({ name }) => name === 'Spear thrust');
    expect(thrust).toHaveLength(1);
    expect(thrust[0]!.sentences.at(-1)).toBe('It comes with the weapon hasta or venabulum.');
    expect(all.find(({ id }) => id === 'stab')!.sentences.join(' ')).not.toContain('comes with');
    const lion = all.find(({ id }) => id === 'lion')!;
    const [twin, other] = [
      { ...lion, id: 'lion-of-rome' },
      { ...lion, id: 'ann.cats:lion', pack: 'ann.cats' },
    ];
    expect(apartBy(all, lion)).toBeNull();
    expect(apartBy([lion, twin, other], lion)).toBe('lion');
    expect(apartBy([lion, twin, other], twin)).toBe('lion-of-rome');
    expect(apartBy([lion, other], other)).toBe('from ann.cats');
    expect(apartBy([lion, other], lion)).toBeNull();
  });

  it('has an address for every card, also where cards of two kinds share an id', () => {
    const all = bestiaryCards(cards, null);
    const [gladiator, quick] = all.filter(({ id }) => id === 'retiarius');
    expect([gladiator!.kind, quick!.kind]).toEqual(['gladiator', 'recount-class']);
    expect(addressIn(all, gladiator!)).toBe('retiarius');
    for (const card of all) expect(cardAt(all, addressIn(all, card))).toBe(card);
    expect(cardAt(all, 'nobody')).toBeUndefined();
  });

  it('knows a fight by the card that its set-up names', () => {
    const setup = huntSetup({ beasts: ['sample:leopard'] });
    expect(names(setup, 'sample:leopard')).toBe(true);
    expect(names(setup, 'lion')).toBe(false);
  });
});
