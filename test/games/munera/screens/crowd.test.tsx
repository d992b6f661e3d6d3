/** @jsxImportSource preact */
// @vitest-environment happy-dom
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, expect, it } from 'vitest';
import { CrowdStrip, type CrowdLedger } from '../../../../src/hud/appeal/index.ts';
import { percent, wordsOf } from '../../../../src/hud/common/index.ts';
import { ledgerOf } from '../../../../src/games/munera/screens/crowd.ts';
import { muneraNames } from '../../../../src/games/munera/screens/names.ts';
import { mercyOdds, type View } from '../../../../src/games/munera/rules/index.ts';
import { core } from '../../../support/core-content.ts';
import { faceToFace, standing } from './support.ts';

const wordsIn = (view: View) => wordsOf(core.text['en']!, muneraNames(view.world));

/** The first fighter as he is, or as he would be. */
function ledger(view: View, over: object = {}): CrowdLedger {
  const fighters = view.state.fighters.map((fighter, index) => (index === 0 ? { ...fighter, ...over } : fighter));
  return ledgerOf({ ...view, state: { ...view.state, fighters } }, 0, wordsIn(view))!;
}

async function show(view: View, now: CrowdLedger, still = true): Promise<void> {
  const other = ledgerOf(view, 1, wordsIn(view))!;
  await act(() => render(<CrowdStrip ledgers={[now, other]} words={wordsIn(view)} rule="M-176" still={still} />, document.body));
}

const status = (): string => document.querySelector('[role="status"]')!.textContent!;

afterEach(() => act(() => render(null, document.body)));

it('M-172 M-176: shows the chance of the rules for the way by wounds, and what weighs, before it is opened', async () => {
  const { view } = faceToFace();
  const [wounds] = mercyOdds(view, 0, 1);
  await show(view, ledger(view));
  const chip = document.querySelector('.crowd-open')!;
  expect(chip.textContent).toContain(percent(wounds!.spared));
  expect(chip.querySelectorAll('.crowd-cloth')).toHaveLength(wounds!.modifiers.length);
  expect(chip.textContent).toContain('if by wounds');
  expect(status()).toBe('');
});

it('M-180 M-183: a wound given lights up with its value and is told once, when it lies', async () => {
  const { view } = faceToFace();
  const wounded = { inflicted: [0, 2] };
  await show(view, ledger(view));
  await show(view, ledger(view, wounded), false);
  expect(status()).toBe('');
  await show(view, ledger(view, wounded));
  const told = status();
  expect(told).toContain('no longer −1 he wounded nobody');
  await show(view, ledger(view, { ...wounded, injured: [1] }));
  expect(status()).toContain('+1');
  expect(document.querySelectorAll('.crowd-open .fresh')).toHaveLength(1);
  const news = status();
  await show(view, ledger(view, { ...wounded, injured: [1] }));
  expect(status()).toBe(news);
});

it('M-187: sand thrown counts against him, and stood among what would count before', async () => {
  const { view } = faceToFace();
  await show(view, ledger(view));
  await act(() => document.querySelector<HTMLElement>('.crowd-open')!.click());
  const unlit = (): string => [...document.querySelectorAll('.crowd-terms .unlit')].map(({ textContent }) => textContent).join(' | ');
  const lit = (): string => [...document.querySelectorAll('.crowd-terms .lit')].map(({ textContent }) => textContent).join(' | ');
  const sand = wordsIn(view).reason('threw-sand');
  expect(unlit()).toContain(sand);
  expect(lit()).not.toContain(sand);
  await show(view, ledger(view, { threwSand: true }));
  expect(lit()).toContain(`−1 ${sand}`);
  expect(unlit()).not.toContain(sand);
});

it('shows the ledger of the other on demand, and goes back with Escape', async () => {
  const { view } = faceToFace();
  await show(view, ledger(view));
  await act(() => document.querySelector<HTMLElement>('.crowd-open')!.click());
  await act(() => document.querySelector<HTMLElement>('.crowd-men .button[aria-pressed="false"]')!.click());
  expect(document.querySelector('.crowd-ledger h2')!.textContent).toContain(wordsIn(view).figure('thraex'));
  await act(
    () => void document.querySelector('.crowd-ledger')!.dispatchEvent(new KeyboardEvent('keydown', { code: 'Escape', bubbles: true })),
  );
  expect(document.querySelector('.crowd-ledger')).toBeNull();
});

it('D-269: there is no ledger of whom nobody asks the crowd about', () => {
  const { view } = standing([
    { card: 'dama', side: 'a', at: [0, 0] },
    { card: 'thraex', side: 'b', at: [1, 0], facing: 3 },
  ]);
  expect(ledgerOf(view, 0, wordsIn(view))).toBeNull();
  expect(ledgerOf(view, 1, wordsIn(view))).not.toBeNull();
});
