/** @jsxImportSource preact */
// @vitest-environment happy-dom
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, expect, it } from 'vitest';
import { ByPack, inPacks, OfPack, PacksContext, PackOptions } from '../../../src/hud/setup/index.ts';

const PACKS = [
  { id: 'ann.cats', name: 'Zoo of Ann' },
  { id: 'damnatio.venatio', name: 'Venatio' },
];
const named = (...ids: string[]) => ids.map((id) => ({ id, name: id.replace(/.*:/, '') }));
const FOUR = named('ann.cats:leopard', 'lion', 'damnatio.venatio:tiger', 'bear');
const MANY = [...FOUR, ...named('damnatio.venatio:boar', 'damnatio.venatio:bison', 'damnatio.venatio:hyena')];

function shown(items: readonly { readonly id: string; readonly name: string }[], chosen = 'lion', packs = PACKS): HTMLElement {
  void act(() =>
    render(
      <PacksContext.Provider value={packs}>
        <ByPack items={items} nouns={['beast', 'beasts']} isChosen={({ id }) => id === chosen}>
          {(own) => own.map(({ id }) => <OfPack key={id} card={id} />)}
        </ByPack>
        <select>
          <PackOptions cards={items} />
        </select>
      </PacksContext.Provider>,
      document.body,
    ),
  );
  return document.body;
}

const folds = (body: HTMLElement): string[] =>
  [...body.querySelectorAll('details')].map((fold) => `${fold.querySelector('summary')!.textContent}${fold.open ? ', open' : ''}`);

afterEach(() => void act(() => render(null, document.body)));

it('puts the game’s own first, in their order, and those of packs by the names of their packs', () => {
  expect(inPacks(MANY, PACKS).map(({ pack, items }) => [pack?.name ?? null, ...items.map(({ name }) => name)])).toEqual([
    [null, 'lion', 'bear'],
    ['Venatio', 'tiger', 'boar', 'bison', 'hyena'],
    ['Zoo of Ann', 'leopard'],
  ]);
  expect(inPacks(named('who.knows:cat'), PACKS)[0]!.pack).toEqual({ id: 'who.knows', name: 'who.knows' });
});

it('folds what packs add away where it is much, but not the pack of what is chosen, and marks each with its pack', () => {
  expect(folds(shown(FOUR))).toEqual(['Venatio: 1 beast, open', 'Zoo of Ann: 1 beast, open']);
  expect([...document.querySelectorAll('.of-pack')].map(({ textContent }) => textContent)).toEqual(['Venatio', 'Zoo of Ann']);
  void act(() => render(null, document.body));
  expect(folds(shown(MANY))).toEqual(['Venatio: 4 beasts', 'Zoo of Ann: 1 beast']);
  expect(folds(shown(MANY, 'ann.cats:leopard'))).toEqual(['Venatio: 4 beasts', 'Zoo of Ann: 1 beast, open']);
  expect([...document.querySelectorAll('optgroup')].map(({ label }) => label)).toEqual(['Venatio', 'Zoo of Ann']);
});

it('begins open where only one pack is on, until the player closes it', () => {
  const only = MANY.filter(({ id }) => !id.startsWith('ann.cats'));
  const packs = [{ id: 'core', name: 'Damnatio' }, PACKS[1]!];
  const again = (): string[] => {
    void act(() => render(null, document.body));
    return folds(shown([...only, ...named('damnatio.venatio:wolf')], 'lion', packs));
  };
  expect(again()).toEqual(['Venatio: 5 beasts, open']);
  const fold = document.querySelector('details')!;
  void act(() => {
    fold.open = false;
    fold.dispatchEvent(new Event('toggle'));
  });
  expect(again()).toEqual(['Venatio: 5 beasts']);
});
