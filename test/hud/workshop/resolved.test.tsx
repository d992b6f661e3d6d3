/** @jsxImportSource preact */
// @vitest-environment happy-dom
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, expect, it } from 'vitest';
import { Resolved, type Pointed } from '../../../src/hud/workshop/resolved.tsx';

const line = (path: string) => ({ path, value: '1', file: 'lion.yaml', line: 1, own: false });
const LINES = ['procedure.1.id', 'procedure.10.id', 'procedure.10.do'].map(line);

afterEach(() => void act(() => render(null, document.body)));

function shown(pointed: Pointed | null): void {
  void act(() => render(<Resolved lines={LINES} pointed={pointed} onGo={() => undefined} />, document.body));
}

it('what is pointed at stands out below what is said of it, where the focus is', () => {
  shown({ path: 'procedure.10', said: 'It is the lion’s.', code: 'x: 1' });
  expect(document.activeElement?.textContent).toBe('It is the lion’s. x: 1');
  const rows = [...document.querySelectorAll('tbody tr')];
  expect(rows.map(({ className }) => className)).toEqual(['inherited', '', 'inherited pointed', 'inherited pointed']);
  expect(rows[1]!.contains(document.activeElement)).toBe(true);
});

it('what is there no more is said above everything, and nothing where nobody asks', () => {
  shown({ path: '', said: 'No such step.', code: '' });
  expect([document.activeElement?.textContent?.trim(), document.querySelectorAll('.pointed').length]).toEqual(['No such step.', 0]);
  shown(null);
  expect(document.querySelector('.pointed-note')).toBeNull();
});
