/** @jsxImportSource preact */
// @vitest-environment happy-dom
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, expect, it, vi } from 'vitest';
import { NewCard, type NewCardProps } from '../../../src/hud/workshop/new-card.tsx';

const CARDS = [
  { kind: 'beast', id: 'lion', pack: 'core', name: 'Lion' },
  { kind: 'beast', id: 'venatio.beasts:wildCow', pack: 'venatio.beasts', name: 'Wild cow' },
  { kind: 'hunt', id: 'ursus', pack: 'core', name: 'Ursus' },
];

afterEach(() => void act(() => render(null, document.body)));

function shown(more: Partial<NewCardProps> = {}) {
  const begun = vi.fn<NewCardProps['onBegin']>();
  const props = { cards: CARDS, from: null, into: null, author: '', clash: () => null, failure: null, onBegin: begun, ...more };
  void act(() => render(<NewCard {...props} />, document.body));
  return begun;
}

const field = (label: string): HTMLInputElement =>
  [...document.querySelectorAll('label')].find(({ textContent }) => textContent?.startsWith(label))!.querySelector('input')!;
const begin = (): void => void act(() => document.querySelector('form')!.requestSubmit());

it('a copy of a card has an id and a pack at once, in the name of whoever made packs here before', () => {
  const begun = shown({ from: 'venatio.beasts:wildCow', author: 'Ann' });
  expect([field('Its id').value, field('Your pack').value, field('Your name').value]).toEqual(['my-wild-cow', 'ann.wild-cow', 'Ann']);
  begin();
  const ask = { kind: 'beast', from: 'venatio.beasts:wildCow', id: 'my-wild-cow', pack: 'ann.wild-cow', author: 'Ann', whole: false };
  expect(begun).toHaveBeenCalledExactlyOnceWith(ask);
});

it('a new card is called after its kind where nothing is said, and its maker names himself if he likes', () => {
  const begun = shown();
  expect([field('Its id').value, field('Your pack').placeholder]).toEqual(['', 'my.new-beast']);
  const name = field('Your name');
  void act(() => {
    name.value = 'Bo Å';
    name.dispatchEvent(new Event('input', { bubbles: true }));
  });
  expect(field('Your pack').placeholder).toBe('bo-a.new-beast');
  begin();
  expect(begun).toHaveBeenCalledWith(
    expect.objectContaining({ from: 'core:lion', id: 'new-beast', pack: 'bo-a.new-beast', author: 'Bo Å' }),
  );
});

it('a pack that is there already is told, and one that cannot be called so is not begun', () => {
  const clash = (pack: string): string => `${pack} is there`;
  shown({ from: 'lion', clash });
  expect(document.body.textContent).toContain('my.lion is there');
  const pack = field('Your pack');
  void act(() => {
    pack.value = 'Ann';
    pack.dispatchEvent(new Event('input', { bubbles: true }));
  });
  expect(document.body.textContent).not.toContain('is there');
  expect(document.querySelector('button')!.disabled).toBe(true);
});

it('a rule begins as nothing and is called like one; a text wants a language, and neither has values to write out', () => {
  const words = [
    { kind: 'rule', id: 'blank', pack: 'core', name: 'A blank rule' },
    { kind: 'text', id: 'core', pack: 'core', name: 'The texts of the game' },
  ];
  const begun = shown({ cards: [...CARDS, ...words], author: 'Ann' });
  const choose = (kind: string): void =>
    void act(() => {
      const select = document.querySelector('select')!;
      select.value = kind;
      select.dispatchEvent(new Event('change', { bubbles: true }));
    });
  choose('rule');
  expect(document.body.textContent).not.toContain('Write every value out');
  begin();
  expect(begun).toHaveBeenLastCalledWith(expect.objectContaining({ kind: 'rule', from: 'blank', id: 'A-001', pack: 'ann.new-rule' }));
  choose('text');
  expect(document.querySelector('button')!.disabled).toBe(true);
  expect(document.body.textContent).toContain('two letters, such as de');
  const language = field('Language');
  void act(() => {
    language.value = 'de';
    language.dispatchEvent(new Event('input', { bubbles: true }));
  });
  begin();
  expect(begun).toHaveBeenLastCalledWith(expect.objectContaining({ kind: 'text', from: 'core', id: 'de', pack: 'ann.new-text' }));
});
