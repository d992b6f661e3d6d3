/** @jsxImportSource preact */
// @vitest-environment happy-dom
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, expect, it } from 'vitest';
import { ForecastLine, HopeLine } from '../../../src/app/career/forecast.tsx';
import { ForecastPanel } from '../../../src/hud/setup/forecast-panel.tsx';
import { FIRM } from '../../../src/hud/common/index.ts';

afterEach(() => act(() => render(null, document.body)));

const bold = (): string[] =>
  [...document.querySelectorAll('b, .number')].map(({ textContent }) => textContent!).filter((text) => /\d/.test(text));
const text = (): string => document.body.textContent!;

it.each([1, 2, 7, FIRM - 1])('nothing is told as a number of its own after %i quick bouts: the range alone', async (bouts) => {
  const range = { least: 0, most: 0.39, done: false, bouts };
  await act(() =>
    render(
      <>
        <ForecastLine who="Varro" forecast={{ ...range, share: 0, risk: { what: 'dies', share: 0.5, least: 0.1, most: 0.9 } }} />
        <HopeLine hope={{ mean: 1.5, least: 0.4, most: 2.9, of: 4, bouts, done: false }} />
        <ForecastPanel
          forecast={{ counts: { skilled: [bouts, 0] }, bouts: 400, rounds: 9, done: false, failed: null }}
          labels={['none', 'one']}
          caption={(_, played) => `${played} bouts`}
          extent={() => ''}
        />
      </>,
      document.body,
    ),
  );
  expect(bold()).toEqual([]);
  expect(document.querySelectorAll('.share-bar')).toHaveLength(0);
  expect(text()).toContain('0 % to 39 %');
  expect(text()).toContain('0.4 to 2.9 of 4');
});

it('a share is told with its range from forty on', async () => {
  await act(() =>
    render(
      <ForecastLine who="Varro" forecast={{ share: 0.5, least: 0.35, most: 0.65, bouts: FIRM, done: true, risk: null }} />,
      document.body,
    ),
  );
  expect(bold()).toEqual(['50 %']);
});
