/** @jsxImportSource preact */
// @vitest-environment happy-dom
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, expect, it } from 'vitest';
import { languageOfText, speakIn, TermsScope, termsOf, Told, Worded } from '../../../src/hud/common/index.ts';

afterEach(() => {
  speakIn(null);
  void act(() => render(null, document.body));
});

it('knows a text of another language as it is written and as it is filled in, and everything else for English', () => {
  expect(languageOfText('Löwe')).toBeUndefined();
  speakIn({ language: 'de', texts: ['Löwe', '{count} Felder (weit)', '{who}: {what}'] });
  const asked = ['Löwe', '3 Felder (weit)', 'Lion', 'Syrus: strikes', '3 Felder weit'];
  expect(asked.map(languageOfText)).toEqual(['de', 'de', undefined, undefined, undefined]);
  speakIn({ language: 'fr', texts: ['Chat'] });
  expect(['Löwe', 'Chat'].map(languageOfText)).toEqual([undefined, 'fr']);
});

it('knows a text with its places filled in by its literal parts in their order, each once', () => {
  speakIn({ language: 'de', texts: ['{a}ab{b}ba{c}', 'von {a} bis {b}', 'x{a}x'] });
  const asked = ['1ab2ba3', 'abba', 'aba', 'ba ab', 'von A bis B', 'von bis', 'bis von A', 'von A bis B!', 'x', 'xx', 'xyx'];
  expect(asked.filter((text) => languageOfText(text) === 'de')).toEqual(['1ab2ba3', 'abba', 'von A bis B', 'von A bis B!', 'xx', 'xyx']);
});

it('ends with any message and any text, however often a place is repeated', () => {
  const places = '{figure}e'.repeat(60);
  speakIn({ language: 'de', texts: Array.from({ length: 50 }, (_, i) => `${places}!${i}`) });
  for (let i = 0; i < 50; i += 1) expect(languageOfText(`${'e'.repeat(400)}l${i}`)).toBeUndefined();
});

it('says in the page which language a text is in, around its terms too', () => {
  speakIn({ language: 'de', texts: ['Löwe', 'Die Kontrolle gilt.'] });
  const terms = termsOf({ 'a-term': { control: 'Wer führt.' }, 'a-term-said': { control: 'Kontrolle' } }, 'a');
  void act(() =>
    render(
      <TermsScope terms={terms}>
        <Told text="Die Kontrolle gilt." />
        <Told text="Control counts." />
        <Worded text="Löwe" />
        <Worded text="Lion" />
      </TermsScope>,
      document.body,
    ),
  );
  expect([...document.querySelectorAll('[lang]')].map((each) => [each.getAttribute('lang'), each.textContent])).toEqual([
    ['de', 'Die Kontrolle gilt.'],
    ['de', 'Löwe'],
  ]);
  expect(document.querySelector('[lang] .term')?.textContent).toBe('Kontrolle');
});
