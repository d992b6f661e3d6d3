/** @jsxImportSource preact */
// @vitest-environment happy-dom
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, expect, it, vi } from 'vitest';
import { NewCareer, type LadderChoice } from '../../../src/app/career/new-career.tsx';

const ladderOf = (id: string, ...classes: readonly string[]): LadderChoice => ({
  id,
  name: `The ${id}`,
  about: `About the ${id}.`,
  classes: classes.map((card) => ({ id: card, name: card, style: '' })),
});
const long = ladderOf('long', 'murmillo', 'thraex');
const short = ladderOf('short', 'gaul', 'thraex');

afterEach(() => act(() => render(null, document.body)));

async function shown(ladders: readonly LadderChoice[]) {
  const onBegin = vi.fn();
  const first = { ladder: 'long', name: '', card: 'murmillo', gentle: false, iron: false, seed: '1' };
  const rest = { replaces: null, newSeed: () => '2', longestSeed: 40, onImport: () => undefined, off: null, palette: 'ostia' } as const;
  await act(() => render(<NewCareer {...rest} ladders={ladders} first={first} onBegin={onBegin} />, document.body));
  const press = (query: string) => act(() => document.querySelector<HTMLElement>(query)!.click());
  const begun = async () => {
    await act(() => void document.querySelector('form')!.dispatchEvent(new Event('submit', { cancelable: true, bubbles: true })));
    return onBegin.mock.lastCall?.[0] as { readonly ladder: string; readonly card: string };
  };
  return { press, begun };
}

it('asks for the ladder only where there are several, and keeps the class where the other has it', async () => {
  await shown([long]);
  expect(document.querySelector('[name="career-ladder"]')).toBeNull();
  const { press, begun } = await shown([long, short]);
  expect(await begun()).toMatchObject({ ladder: 'long', card: 'murmillo' });
  await press('[name="career-ladder"][value="short"]');
  expect(document.body.textContent).toContain('About the short.');
  expect(await begun()).toMatchObject({ ladder: 'short', card: 'gaul' });
  await press('[name="career-class"][value="thraex"]');
  await press('[name="career-ladder"][value="long"]');
  expect(await begun()).toMatchObject({ ladder: 'long', card: 'thraex' });
});
