/** @jsxImportSource preact */
// @vitest-environment happy-dom
import { signal } from '@preact/signals';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, describe, expect, it } from 'vitest';
import { muneraBoard, muneraDuel } from '../../../../src/games/munera/screens/index.ts';
import { duelFight, DuelScreen } from '../../../../src/hud/duel/index.ts';
import { boardAfter, HexGrid } from '../../../../src/hud/fight/index.ts';
import type { BoutEvent } from '../../../../src/engine/bout/index.ts';
import { percent, ruleBook } from '../../../../src/hud/common/index.ts';
import { mercyOdds } from '../../../../src/games/munera/rules/index.ts';
import type { MuneraSession } from '../../../../src/games/munera/desk/index.ts';
import { core } from '../../../support/core-content.ts';
import { faceToFace, opened, placeOf, standing } from './support.ts';

async function screen(session: MuneraSession, bots: readonly string[] = []) {
  const { model, commands, judging } = await opened(session, bots);
  const cursor = signal(0);
  const projection = signal((cell: number) => ({ x: cell, y: cell, size: 20 }));
  await act(() =>
    render(
      <DuelScreen
        tools={{ duel: muneraDuel, model, commands }}
        book={ruleBook(() => Promise.resolve(core.rules), signal(true))}
        notices={['Not kept.']}
        onLeave={() => undefined}
        cursor={() => cursor.value}
        setCursor={(cell) => (cursor.value = cell)}
      >
        <HexGrid
          model={model}
          label={(cell) => duelFight(muneraDuel).hexLabel(model, cell)}
          onChoose={commands.chooseHex}
          projection={projection}
          cursor={0}
          onCursor={() => undefined}
        />
      </DuelScreen>,
      document.body,
    ),
  );
  const text = (): string => document.body.textContent ?? '';
  const press = async (init: KeyboardEventInit): Promise<void> => {
    document.body.dispatchEvent(new KeyboardEvent('keydown', { ...init, bubbles: true, cancelable: true }));
    await act(async () => void (await new Promise((resolve) => setTimeout(resolve, 5))));
  };
  return { model, text, press, session, judging };
}

afterEach(() => act(() => render(null, document.body)));

describe('the screen of a bout', () => {
  it('shows the points, the answers with their odds, both fighters and a button for every hex', async () => {
    const { text, model } = await screen(faceToFace());
    expect(document.querySelectorAll('.pip')).toHaveLength(6);
    expect(document.querySelectorAll('.hex')).toHaveLength(model.arena.size);
    expect(text()).toContain('% wound');
    expect(document.querySelectorAll('.fighter-sheet')).toHaveLength(2);
    expect(text()).toContain('Not kept.');
  });

  it('M-176: leaves the chance of a judgement to its own scene while it is shown', async () => {
    const { judging } = await screen(faceToFace());
    const strips = (): number => document.querySelectorAll('.crowd-strip').length;
    expect(strips()).toBe(1);
    await act(() => void (judging.value = true));
    expect(strips()).toBe(0);
    await act(() => void (judging.value = false));
    expect(strips()).toBe(1);
  });

  it('puts the kicks of one thing on arrows, and tells what a refused answer would cost', async () => {
    const { session } = await screen(faceToFace({ ap: 1 }));
    expect([...document.querySelectorAll('.not-now')].map(({ textContent }) => textContent).join()).toMatch(/Grapple 2 AP/);
    session.play({ type: 'drop', item: 0 });
    await act(() => render(null, document.body));
    const again = await screen(session);
    expect(document.querySelectorAll('.kick')).toHaveLength(1);
    expect(document.querySelectorAll('.kick .button')).toHaveLength(6);
    await act(async () => document.querySelector<HTMLElement>('.kick .button')!.click());
    expect(again.session.steps.at(-1)!.action).toMatchObject({ type: 'kick', direction: 0 });
  });

  it('opens the law behind an armed blow: terms, Save, wounds and every double', async () => {
    const { press, text, model } = await screen(faceToFace());
    const place = placeOf(model, 'sword') + 1;
    await press({ code: `Digit${place}`, key: String(place) });
    expect(text()).toContain('To the attack die');
    expect(document.querySelectorAll('.wound-bars li')).toHaveLength(7);
    expect(document.querySelectorAll('.doubles tr')).toHaveLength(6);
    expect(document.querySelector('#commit')!.textContent).toContain('Attack: sword');
    await press({ code: 'Space', key: ' ' });
    expect(document.querySelector('.last-deed')!.textContent).toContain('against');
  });

  it('tells what is not legal once for each reason, with the rule', async () => {
    await screen(
      standing([
        { card: 'murmillo', side: 'a', at: [0, 0] },
        { card: 'thraex', side: 'b', at: [-3, 0] },
      ]),
    );
    const line = [...document.querySelectorAll('details.not-now')].at(-1)!;
    expect(line.hasAttribute('open')).toBe(false);
    expect(line.querySelector('summary')!.textContent).toMatch(/^\d+ not now: /);
    const refused = [...line.querySelectorAll('li')].find(({ textContent }) => textContent.includes('Turn first.'))!;
    expect(refused.querySelector('.rule-ref')!.textContent).toBe('M-094');
  });

  it('says a refusal once to whoever listens', async () => {
    const { model } = await screen(faceToFace({ ap: 1 }));
    const dear = document.querySelector<HTMLElement>('.dials [aria-disabled="true"]')!;
    await act(async () => dear.click());
    const { text } = model.refusal.value!;
    const live = [...document.querySelectorAll('[role="alert"], [role="status"], [aria-live]')];
    expect(live.filter(({ textContent }) => textContent?.includes(text))).toHaveLength(1);
  });

  it('asks once, with the answer in place of the one button, and a press of it means yes', async () => {
    const { session, model } = await screen(faceToFace());
    model.options.onSettings({ confirmCommit: true });
    await act(async () => void document.body.dispatchEvent(new KeyboardEvent('keydown', { code: 'KeyN', key: 'n', bubbles: true })));
    expect(model.question.value?.yes).toContain('End the turn');
    expect(session.steps).toHaveLength(1);
    expect(document.querySelector('#commit')).toBeNull();
    expect(document.activeElement?.id).toBe('commit-yes');
    await act(async () => document.querySelector<HTMLElement>('#commit-yes')!.click());
    expect(model.question.value).toBeNull();
    expect(session.steps[1]!.action).toEqual({ type: 'end' });
  });

  it('M-172 M-175: tells the mercy of the crowd by the way he would be beaten', async () => {
    const { model } = await screen(faceToFace());
    const { view } = model.settled.value;
    const ways = mercyOdds(view, 0, 1);
    const wounded = ways.find(({ how }) => how === 'wounds')!;
    const floored = ways.find(({ how }) => how === 'second-fall')!;
    expect(percent(wounded.spared)).not.toBe(percent(floored.spared));
    const told = document.querySelector('[data-part="fighter"] .danger-lines summary')!.textContent!;
    expect(told).toContain(`${percent(wounded.spared)} if by wounds`);
    expect(told).toContain(percent(floored.spared));
  });

  it('tells in the sheets nothing of before or after while a blow is shown', async () => {
    const { model } = await screen(faceToFace());
    const hidden = (): number => document.querySelectorAll('.fighter-sheet .not-yet').length;
    const show = (events: readonly BoutEvent[] | null): Promise<void> => act(() => void (model.presenter.showing.value = events));
    const locked: BoutEvent = { type: 'condition', figure: 'thraex', condition: 'locked', gained: true, rules: [] };
    expect(hidden()).toBe(0);
    await show([locked]);
    expect(hidden()).toBe(4);
    await act(
      () => void (model.presenter.board.value = boardAfter(muneraBoard, model.presenter.board.value, { ...locked, figure: 'murmillo' })),
    );
    expect(document.querySelector('[data-part="fighter"] .tags')!.textContent).toContain(model.words.say('condition', 'locked'));
    await show([{ type: 'faced', figure: 'thraex', from: 0, to: 1, rules: [] }]);
    expect(hidden()).toBe(2);
    await show(null);
    expect(hidden()).toBe(0);
  });

  it('gives each of six sides a colour and a numeral of its own: on the sand, on the tiles, in the log', async () => {
    const cards = ['murmillo', 'thraex', 'gaul', 'secutor', 'samnite', 'retiarius'];
    const around = [
      [0, 0],
      [2, 0],
      [0, 2],
      [-2, 2],
      [-2, 0],
      [0, -2],
    ] as const;
    const { model, press } = await screen(standing(cards.map((card, index) => ({ card, side: 'abcdef'[index]!, at: around[index]! }))));
    expect(model.picture.value.figures.map(({ place }) => place)).toEqual([0, 1, 2, 3, 4, 5]);
    const marks = [...document.querySelectorAll('.man .side-mark')].map(({ className, textContent }) => `${className} ${textContent}`);
    expect(marks).toEqual(['I', 'II', 'III', 'IV', 'V', 'VI'].map((numeral, place) => `side-mark side-${place} ${numeral}`));
    await press({ code: 'KeyS', key: 'S', shiftKey: true });
    expect(document.querySelector('.log-line .side-0')!.textContent).toBe('I');
  });

  it('turns by Shift and a direction key, and takes it back', async () => {
    const { press, session } = await screen(faceToFace());
    await press({ code: 'KeyS', key: 'S', shiftKey: true });
    expect(session.steps[1]!.action).toEqual({ type: 'turn', facing: 1 });
    await press({ code: 'KeyZ', key: 'z' });
    expect(session.steps).toHaveLength(1);
  });

  it('asks before the die what is thrown away', async () => {
    const { text, press, session } = await screen(faceToFace({ ap: null }));
    expect(text()).toContain('Throw away large shield');
    await press({ code: 'Space', key: ' ' });
    expect(session.steps[1]!.action).toEqual({ type: 'ready' });
  });
});
