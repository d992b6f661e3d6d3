/** @jsxImportSource preact */
// @vitest-environment happy-dom
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, expect, it, vi } from 'vitest';
import type { Game } from '../../src/app/game.ts';
import type { KeptOffer } from '../../src/app/use-measure.ts';
import { useMeasure } from '../../src/app/use-measure.ts';
import type { Order } from '../../src/app/workers/messages.ts';
import { keptOf } from '../../src/games/damnatio/page/offered.ts';
import { damnatioContent, huntSetup } from '../../src/games/damnatio/rules/index.ts';
import { MeasurePanel } from '../../src/hud/setup/index.ts';
import { shareOf } from '../../src/session/index.ts';
import { core, kit } from '../support/core-content.ts';

/** What the page told its worker. */
const orders: Order[] = [];
let answer: (reply: object) => void = () => undefined;

class Idle {
  postMessage(order: Order): void {
    orders.push(order);
  }
  terminate(): void {}
  addEventListener(type: string, listener: (event: object) => void): void {
    if (type === 'message') answer = (reply) => listener({ data: { id: orders.at(-1)!.id, answer: reply } });
  }
}

const offer = keptOf(damnatioContent(core), null, huntSetup({ beasts: ['bear'] }))!;

function Bill({ chosen = offer as KeptOffer | null }) {
  return <MeasurePanel measure={useMeasure({ kit } as unknown as Game, chosen)} />;
}

afterEach(() => {
  render(null, document.body);
  vi.unstubAllGlobals();
});

it('is counted when that is asked for, shows how it stands, and is left alone when it is stopped or something else is chosen', async () => {
  vi.stubGlobal('Worker', Idle);
  const key = (): HTMLButtonElement => document.querySelector('button')!;
  const said = (): string => document.body.textContent!.replaceAll('\u00a0', ' ');
  await act(() => render(<Bill />, document.body));
  expect(said()).toContain(`The count above is ${offer.newcomer} in 100.`);
  expect(orders).toEqual([]);
  await act(() => key().click());
  expect(orders.at(-1)).toMatchObject({ question: { ask: 'measure', setup: offer.setup, players: offer.players, bouts: 1000, seed: '1' } });
  await act(() => answer({ answer: 'measure', share: shareOf(5, 50), done: false }));
  expect(said()).toContain('The newcomer wins 5 of 50: 10.0 %. The range from 4.3 % to 21.4 % holds');
  expect(document.querySelector('[role=status]')!.textContent).toBe('');
  await act(() => key().click());
  expect(orders.at(-1)).toMatchObject({ stop: true });
  expect(document.querySelector('[role=status]')!.textContent).toContain('5 of 50');
  await act(() => key().click());
  await act(() => answer({ answer: 'measure', share: shareOf(60, 1000), done: true }));
  expect(document.querySelector('[role=status]')!.textContent).toContain('60 of 1000');
  await act(() => key().click());
  await act(() => render(<Bill chosen={null} />, document.body));
  expect(orders.at(-1)).toMatchObject({ stop: true });
  expect(said()).toBe('');
});
