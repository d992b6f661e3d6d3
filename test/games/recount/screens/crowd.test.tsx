/** @jsxImportSource preact */
// @vitest-environment happy-dom
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, expect, it } from 'vitest';
import { CrowdStrip } from '../../../../src/hud/appeal/index.ts';
import { percent, wordsOf } from '../../../../src/hud/common/index.ts';
import { ledgerOf } from '../../../../src/games/recount/screens/crowd.ts';
import { recountNames } from '../../../../src/games/recount/screens/index.ts';
import type { View } from '../../../../src/games/recount/rules/index.ts';
import { core } from '../../../support/core-content.ts';
import { standing } from './support.ts';

const wordsIn = (view: View) => wordsOf(core.text['en']!, recountNames(view.world, view.state));

/** The first of two, as he has fought so far. */
function ledger(strikes: number, dealt: number, part: Parameters<typeof standing>[2] = {}) {
  const { view } = standing(
    [
      { card: 'heavy', side: 'red', at: [0, 0], strikes, dealt },
      { card: 'retiarius', side: 'blue', at: [1, 0] },
    ],
    {},
    part,
  );
  return { view, words: wordsIn(view), now: ledgerOf(view, 0, wordsIn(view))! };
}

afterEach(() => act(() => render(null, document.body)));

it('R-093, R-094: tells the chance of mercy by what the mob has seen of him, for either thumb of the victor', () => {
  const chances = (strikes: number, dealt: number) => ledger(strikes, dealt).now.ways.map(({ chance }) => chance.valueOf());
  expect(chances(2, 3)[1]).toBeCloseTo(0.8889, 4);
  expect(chances(2, 0)[1]).toBeCloseTo(0.6875, 4);
  expect(chances(0, 0)[1]).toBeCloseTo(0.4074, 4);
  for (const [down, up] of [chances(2, 3), chances(2, 0), chances(0, 0)]) expect(down!).toBeLessThan(up!);
});

it('R-094: lists what counts of him and what still could', () => {
  const told = (strikes: number, dealt: number) => {
    const { ways, open } = ledger(strikes, dealt).now;
    return [ways[0]!.modifiers, open].map((terms) => terms.map(({ value, reason }) => `${value} ${reason}`));
  };
  expect(told(0, 0)).toEqual([['-1 never-struck'], ['1 drew-blood']]);
  expect(told(1, 0)).toEqual([[], ['1 drew-blood']]);
  expect(told(1, 2)).toEqual([['1 drew-blood'], []]);
});

it('R-093: stands in the top bar with the worse thumb, and says what a die must show', async () => {
  const { words, now } = ledger(0, 0);
  await act(() => render(<CrowdStrip ledgers={[now]} words={words} rule="R-093" still />, document.body));
  const chip = document.querySelector<HTMLButtonElement>('.crowd-open')!;
  expect(chip.textContent).toContain(percent(now.ways[0]!.chance));
  await act(() => chip.click());
  expect(document.body.textContent).toContain('On each die of the mob 5 or more is a thumb up');
  expect(document.body.textContent).toContain("if the victor's thumb is up");
});
