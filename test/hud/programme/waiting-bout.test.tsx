/** @jsxImportSource preact */
// @vitest-environment happy-dom
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, expect, it } from 'vitest';
import { ProgrammeScreen } from '../../../src/hud/programme/index.ts';

const bout = { name: null, who: 'Lion', terms: [], problem: null, done: null };
const waiting = { place: 'round 3, lion', href: '#/arena' };
const PROPS = { title: 'Day', latin: undefined, text: '', bouts: [bout], next: 0, running: false, progress: '', earlier: [], locked: null };
const HOME = { href: '#/programme', text: 'Programmes' };

function shown(props: Partial<typeof PROPS>): string | null {
  const deeds = { onFight: () => undefined, onAnew: () => undefined };
  void act(() => render(<ProgrammeScreen {...PROPS} {...props} waiting={waiting} home={HOME} {...deeds} />, document.body));
  return document.querySelector('main a[href="#/arena"]')?.closest('p')?.textContent ?? null;
}

afterEach(() => void act(() => render(null, document.body)));

it('says that a bout waits before the gates are opened, and nothing of its own', () => {
  expect(shown({})).toBe('A bout waits (round 3, lion): go on with it, or lay it aside by Open the gates. It stays among the replays.');
  expect(shown({ running: true })).toBeNull();
});
