/** @jsxImportSource preact */
// @vitest-environment happy-dom
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Game } from '../../src/app/game.ts';
import { useForecast } from '../../src/app/use-forecast.ts';
import type { Reply } from '../../src/app/workers/messages.ts';
import { ForecastPanel } from '../../src/hud/setup/index.ts';
import { muneraDesk } from '../../src/games/munera/desk/index.ts';
import { entrant, muneraSetup } from '../../src/games/munera/rules/index.ts';
import { kit } from '../support/core-content.ts';

/** What was asked of workers; they do nothing by themselves. */
const orders: { readonly id: number; readonly question?: { readonly from: unknown } }[] = [];
/** Says something in a worker's place. */
let reply: (data: Reply) => void;

class Idle {
  postMessage(order: (typeof orders)[number]): void {
    orders.push(order);
  }
  terminate(): void {}
  addEventListener(type: string, listener: (event: { readonly data: Reply }) => void): void {
    if (type === 'message') reply = (data) => listener({ data });
  }
}

/** Elements that are watched, and how each comes into view or leaves it. */
const watched = new Map<Element, (isIntersecting: boolean) => void>();

class Watching {
  private readonly tell: (entries: readonly { readonly isIntersecting: boolean }[]) => void;
  constructor(tell: Watching['tell']) {
    this.tell = tell;
  }
  observe(element: Element): void {
    watched.set(element, (isIntersecting) => this.tell([{ isIntersecting }]));
  }
  disconnect(): void {
    watched.clear();
  }
}

const setup = muneraSetup({ fighters: [entrant({ card: 'murmillo', side: 'a' }), entrant({ card: 'thraex', side: 'b' })] });
const asked = { setup, players: { all: { bot: muneraDesk.usualBot } }, bouts: 10, milliseconds: 100 };

function Bill() {
  const forecast = useForecast({ kit } as unknown as Game, asked);
  return <ForecastPanel forecast={forecast} labels={['one', 'other', 'nobody']} caption={() => ''} extent={() => ''} />;
}

const forecasts = (): typeof orders => orders.filter((order) => JSON.stringify(order).includes('"ask":"forecast"'));
const wait = (): Promise<void> => act(() => void vi.advanceTimersByTime(1000));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('Worker', Idle);
  vi.stubGlobal('IntersectionObserver', Watching);
  orders.length = 0;
});

afterEach(() => {
  render(null, document.body);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('counts a forecast only when its place is in view, and stops when that or the page goes out of sight', async () => {
  await act(() => render(<Bill />, document.body));
  await wait();
  expect(forecasts()).toEqual([]);
  const [[panel, show]] = [...watched] as [[Element, (isIntersecting: boolean) => void]];
  expect(panel.textContent).toContain('Forecast');
  await act(() => show(true));
  await wait();
  expect(forecasts()).toHaveLength(1);
  const counted = { counts: { all: [2, 1] }, rounds: 9, dead: { all: [1, 1] } };
  await act(() => reply({ id: forecasts()[0]!.id, answer: { answer: 'forecast', ...counted, done: false } }));
  await act(() => show(false));
  await wait();
  const stopped = orders.length;
  expect(stopped).toBeGreaterThan(1);
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  await act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await act(() => show(true));
  await wait();
  expect(orders).toHaveLength(stopped);
  hidden.mockReturnValue(false);
  await act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await wait();
  expect(
    forecasts().map(({ question }) => question!.from),
    'the next look goes on from what was counted',
  ).toEqual([null, counted]);
});
