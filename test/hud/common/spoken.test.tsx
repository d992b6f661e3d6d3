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
