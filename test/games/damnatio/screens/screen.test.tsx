/** @jsxImportSource preact */
// @vitest-environment happy-dom
import { signal } from '@preact/signals';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, describe, expect, it } from 'vitest';
import { createCommands, huntFight, HuntScreen } from '../../../../src/games/damnatio/screens/fight/index.ts';
import { direct } from '../../../../src/app/arena/director.ts';
import type { StagePerformer } from '../../../../src/app/arena/stage.tsx';
import { createFightModel, HexGrid, type AnyFight } from '../../../../src/hud/fight/index.ts';
import { DEFAULT_SETTINGS, ruleBook, type Settings } from '../../../../src/hud/common/index.ts';
import type { HuntSession } from '../../../../src/games/damnatio/desk/index.ts';
import { rerollOdds } from '../../../../src/games/damnatio/rules/index.ts';
import { core } from '../../../support/core-content.ts';
import { playable } from '../../../../src/games/damnatio/screens/fight/model/defence.ts';
import { policies } from '../../../../src/games/damnatio/bots/index.ts';
import { seededRng } from '../../../../src/engine/dice/index.ts';
import { hunt, huntFrom, until, wordsFor } from './support.ts';

/** What the page says of a decision before what led to it is shown. */
function heardBefore(model: AnyFight): string {
  const performer = { perform: () => Promise.resolve(), skip: () => undefined, reveal: () => undefined } as unknown as StagePerformer;
  direct({ model, performer, decisionKey: () => 'asked', decisionWords: () => 'Choose', onEnded: () => undefined }).stop();
  return model.announcement.value;
}

async function screen(session: HuntSession) {
  const settings = signal<Settings>({ ...DEFAULT_SETTINGS, speed: 'instant', confirmCommit: false });
  const model = createFightModel(
    {
      session,
      settings,
      words: wordsFor(session),
      readOnly: signal(null),
      onSettings: (change) => (settings.value = { ...settings.value, ...change }),
      performer: { perform: () => Promise.resolve(), skip: () => undefined },
    },
    huntFight,
  );
  const commands = createCommands(model);
  const began = model.isUnseen() ? heardBefore(model) : null;
  if (model.presenter.behind > 0 && session.plan.length === 0) await commands.carryOn();
  const cursor = signal(0);
  const projection = signal((cell: number) => ({ x: cell, y: cell, size: 20 }));
  await act(() =>
    render(
      <HuntScreen
        tools={{ model, commands }}
        book={ruleBook(() => Promise.resolve(core.rules), signal(true))}
        notices={['Not kept.']}
        onLeave={() => undefined}
        cursor={() => cursor.value}
        setCursor={(cell) => (cursor.value = cell)}
      >
        <HexGrid
          model={model}
          label={(cell) => huntFight.hexLabel(model, cell)}
          onChoose={commands.chooseHex}
          projection={projection}
          cursor={0}
          onCursor={() => undefined}
        />
      </HuntScreen>,
      document.body,
    ),
  );
  const text = (): string => document.body.textContent ?? '';
  const press = async (init: KeyboardEventInit): Promise<void> => {
    document.body.dispatchEvent(new KeyboardEvent('keydown', { ...init, bubbles: true, cancelable: true }));
    await act(async () => void (await new Promise((resolve) => setTimeout(resolve, 5))));
  };
  return { model, text, press, session, began };
}

afterEach(() => act(() => render(null, document.body)));

describe('the arena screen', () => {
  it('D-128 D-133: bystanders are in one list, and places in an order are there for several who strike alone', async () => {
    let checked = 0;
    for (let seed = 0; seed < 40 && checked < 3; seed += 1) {
      const session = hunt({}, `bystanders ${seed}`);
      const rng = seededRng(`bystanders ${seed}`);
      while (
        session.decision() &&
        !(session.decision()!.kind === 'bystanders' && session.bout.actions().some(({ type }) => type === 'strike'))
      )
        session.play(policies.naive(session.bout, rng));
      if (!session.decision()) continue;
      checked += 1;
      const { model } = await screen(session);
      const lists = document.querySelectorAll('.strike-order, .plan-list');
      expect(lists).toHaveLength(1);
      expect(lists[0]!.children).toHaveLength(session.decision()!.figures.length);
      const several = model.strikes.value.filter(({ card }) => card !== null).length > 1;
      expect(lists[0]!.querySelectorAll('.icon-button').length > 0).toBe(several);
      await act(() => render(null, document.body));
    }
    expect(checked).toBe(3);
  });

  it('shows what is coming, the hand with its odds, the notices and a button for every hex', async () => {
    const { text, model } = await screen(hunt());
    expect(text()).toContain('harmed');
    expect(text()).toContain('Not kept.');
    expect(document.querySelectorAll('.hex')).toHaveLength(model.settled.value.view.world.arena.size);
    const { options } = model.prompt.value!;
    expect(document.querySelectorAll('.hand-card')).toHaveLength(playable(options).length);
    expect(document.querySelector('.not-now summary')!.textContent).toMatch(
      new RegExp(`^${options.length - playable(options).length} not now: `),
    );
  });

  it('D-080 D-255: the prompt tells what the attack does beside its damage, and its critical; the cards what success and failure do', async () => {
    const gored = huntFrom({
      start: 'beast',
      beasts: [{ card: 'bull', at: [-4, 0], facing: 0 }],
      men: [{ card: 'hilarinus', at: [0, 0] }],
    });
    const { text, model } = await screen(gored);
    const { man, attack } = model.prompt.value!;
    expect(attack.id).toBe('gore');
    const { padding } = model.settled.value.view.world.content.men[man.card]!;
    expect(text()).toContain('6–15 damage, tosses 2 hexes');
    expect(text()).toContain(`Critical, 5 %: he loses ${17 - padding}, and no card helps.`);
    const told = (id: string): string =>
      [...document.querySelectorAll('.hand-card')]
        .find((card) => card.textContent.includes(model.words.card(id)))!
        .querySelector('.hand-effects')!.textContent;
    expect(told('brace')).toBe('Needs 11+. Success: the charge stops in contact; the beast takes 1d8.');
    expect(told('dropFlat')).toMatch(/^Needs \d+\+\. Success: then he lies Down\.$/);
  });

  it('D-255: a soak is told on the card', async () => {
    await screen(huntFrom({ start: 'beast', beasts: [{ card: 'bear', at: [0, 0], facing: 3 }], men: [{ card: 'valens', at: [1, 0] }] }));
    expect(document.body.textContent).toContain('Failure: 2 less damage.');
  });

  it('D-112: a strike card tells what a hit does', async () => {
    const session = huntFrom({ start: 'men', beasts: [{ card: 'lion', at: [0, 0], facing: 0 }], men: [{ card: 'valens', at: [1, 0] }] });
    session.play({ type: 'order', order: 'hold' });
    await screen(session);
    const sand = [...document.querySelectorAll('.hand-card')].find((card) => card.textContent.includes('Throw sand'))!;
    expect(sand.textContent).toContain(
      'A hit: the beast has \u22124 on its next To Hit; the beast has \u22122 on its next Control Check. Once for each man.',
    );
  });

  it('says why a card cannot be played, with the rule', async () => {
    await screen(hunt());
    const refused = document.querySelector('.not-now li')!;
    expect(document.querySelector('.not-now')!.hasAttribute('open')).toBe(false);
    expect(refused.textContent).toMatch(/: .+\. D-\d+$/);
    expect(refused.querySelector('.rule-ref')!.textContent).toMatch(/^D-\d+$/);
  });

  it('defends by the keyboard: a number arms a card, Space plays it', async () => {
    const { press, session, model } = await screen(hunt());
    const [first, next] = playable(model.prompt.value!.options);
    const second = next!.card!.id;
    expect(model.armed.value).toBe(first!.card!.id);
    await press({ code: 'Digit2', key: '2' });
    expect(model.armed.value).toBe(second);
    await press({ code: 'Space', key: ' ' });
    expect(session.steps[1]!.action).toMatchObject({ type: 'defend', card: second });
  });

  it('opens the text of a rule', async () => {
    await screen(hunt());
    const ref = document.querySelector<HTMLElement>('button.rule-ref')!;
    await act(async () => ref.click());
    expect(document.querySelector('dialog')!.textContent).toContain(core.rules[ref.textContent!]!.title);
  });

  it('shows the forecast both ways while the men plan, and whom it turns on while they strike', async () => {
    const planning = await screen(until(hunt({}, 'plan'), 'order'));
    expect(planning.text()).toContain('If the beast wins');
    expect(document.querySelectorAll('.step.forecast').length).toBeGreaterThan(0);
    await act(() => render(null, document.body));
    const striking = await screen(until(hunt({}, 'strike'), 'strikes'));
    expect(striking.text()).toContain('Whom will it turn on?');
  });

  it('has a button for each stage of the threat, and says which is shown', async () => {
    const { model } = await screen(until(hunt({}, 'plan'), 'order'));
    const stages = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-threat]')];
    expect(stages().map(({ textContent }) => textContent)).toEqual(['Off', 'Lane', 'Arcs']);
    for (const stage of [2, 0, 1]) {
      await act(() => stages()[stage]!.click());
      expect(model.threat.value).toBe(stage);
      expect(stages().map((button) => button.getAttribute('aria-pressed') === 'true')).toEqual([0, 1, 2].map((n) => n === stage));
    }
  });

  it('D-249 D-255: the odds have something to say at the Defend prompt and where none are open', async () => {
    const { model } = await screen(hunt());
    const odds = (): string => document.querySelector('[data-part="odds"]')!.textContent;
    expect(document.querySelectorAll('.defence-odds tbody tr')).toHaveLength(playable(model.prompt.value!.options).length);
    expect(odds()).toContain('The beast to hit');
    await act(() => render(null, document.body));
    await screen(until(hunt({ beasts: ['lion', 'bull'], men: [], draw: 0 }, 'two'), 'watch'));
    expect(odds()).toContain('No odds are open');
  });

  it('D-063: does not count the hexes that the beast could back off to', async () => {
    const { text } = await screen(until(hunt({}, 'plan'), 'order'));
    expect(text()).toMatch(/It has room to back off and charge again\.|It is encircled/);
  });

  it('tells no decision before what led to it has been shown', async () => {
    expect((await screen(hunt())).began).toBe('');
  });

  it('D-052: asks about another throw on the one button, which has the focus; the other answer shows its key', async () => {
    const men = [{ card: 'mamertinus', at: [-6, 0] as const }];
    const sessions = Array.from({ length: 60 }, (_, i) =>
      huntFrom({ start: 'control', beasts: [{ card: 'lion', at: [0, 0], facing: 0 }], men }, `again ${i}`),
    );
    const asked = sessions.find((session) => rerollOdds(session.view)?.leads === 'beast')!;
    const { press, session } = await screen(asked);
    const button = document.getElementById('commit')!;
    expect(button.textContent.trim()).toBe('Throw again Space');
    expect(button.getAttribute('aria-disabled')).not.toBe('true');
    expect(document.activeElement).toBe(button);
    expect(document.querySelector('[data-answer="no"]')!.textContent).toBe('Let it stand 1');
    await press({ code: 'Digit1', key: '1' });
    expect(session.record().actions[0]).toMatchObject({ type: 'reroll', use: false });
  });

  it('leaves letters alone when they are switched off', async () => {
    const { press, model } = await screen(hunt());
    model.options.onSettings({ letterKeys: false });
    const before = model.threat.value;
    await press({ code: 'KeyT', key: 't' });
    expect(model.threat.value).toBe(before);
  });
});
