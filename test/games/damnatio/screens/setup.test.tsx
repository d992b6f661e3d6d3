/** @jsxImportSource preact */
// @vitest-environment happy-dom
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, expect, it, vi } from 'vitest';
import { lexTable } from '../../../../src/hud/setup/index.ts';
import { huntSetup, LEX } from '../../../../src/games/damnatio/rules/index.ts';
import { SetupScreen } from '../../../../src/games/damnatio/screens/index.ts';
import { core } from '../../../support/core-content.ts';

const { damnatio: content } = core;
const messages = core.text['en']!;

const PLAIN = {
  programme: [{ id: 'ursus', name: 'Ursus', text: 'A bear.', hunt: content.hunts['ursus']! }],
  won: new Map<string, string>(),
  manners: {},
  lex: lexTable(LEX, 'damnatio-lex', messages),
  seed: 'x',
  longestSeed: 40,
  problem: null,
  figures: [],
  roster: [],
  forecast: null,
  measure: null,
  programmes: [],
  joined: [],
  palette: 'ostia',
  onSettle: null,
} as const;
const nothing = (): undefined => undefined;
const DEEDS = { onSetup: nothing, onHunt: nothing, onSeed: nothing, onRoll: nothing, onStart: nothing, link: () => '' };

/** What is brought into view. */
function broughtIntoView(chosen: string | null, isAsked: boolean): string[] {
  const into = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(nothing);
  const given = { content, messages, chosen, isAsked, setup: huntSetup({ beasts: ['bear'] }) };
  void act(() => render(<SetupScreen {...PLAIN} {...DEEDS} {...given} />, document.body));
  expect(document.activeElement?.tagName).toBe('H1');
  return (into.mock.contexts as HTMLInputElement[]).map(({ value, textContent }) => value || textContent);
}

afterEach(() => {
  void act(() => render(null, document.body));
  vi.restoreAllMocks();
});

it.each([
  ['the beast that the address chooses', null, true, ['bear']],
  ['the hunt that the address chooses', 'ursus', true, [expect.stringContaining('Ursus')]],
  ['nothing where it chooses nothing', null, false, []],
])('brings into view %s', (_, chosen, isAsked, seen) => {
  expect(broughtIntoView(chosen, isAsked)).toEqual(seen);
});
