/** @jsxImportSource preact */
// @vitest-environment happy-dom
import { render, type ComponentChildren } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, expect, it } from 'vitest';
import { RuleFace, TextFace } from '../../../src/hud/workshop/index.ts';

afterEach(() => void act(() => render(null, document.body)));

function shown(view: ComponentChildren): string {
  void act(() => render(view, document.body));
  return document.body.textContent!;
}

it('a rule stands as in the rulebook, with the words by which a card cites it', () => {
  const text = shown(
    <RuleFace rule={{ id: 'ann.cats:A-001', title: 'Cats and fire', text: 'It keeps away.', ruling: 'house' }} cited="A-001" />,
  );
  expect(text).toContain('Cats and fireIt keeps away.ann.cats:A-001 · A rule of this house');
  expect(text).toContain('rule: A-001;');
});

it('a text stands beside what it takes the place of; what is as it was is counted', () => {
  const texts = [
    { place: 'phase.setup', before: 'Set-up', now: 'Aufstellung' },
    { place: 'phase.end', before: 'End', now: 'End' },
    { place: 'phase.lost', before: null, now: 'Verloren' },
  ];
  expect(shown(<TextFace language="de" texts={texts} />)).toBe(
    '2 texts are different in de1 stands as in English.phase.setupSet-upAufstellungphase.lostnothingVerloren',
  );
  expect(document.querySelector('ins')!.closest('[lang]')!.getAttribute('lang')).toBe('de');
});
