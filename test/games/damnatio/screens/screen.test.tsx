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
import { hunt, huntFrom, until, wordsFor } from './support.ts';

/** What the page says of a decision before what led to it is shown. */
function heardBefore(model: AnyFight): string {
  const performer = { perform: () => Promise.resolve(), skip: () => undefined, reveal: () => undefined } as unknown as StagePerformer;
  direct({ model, performer, decisionKey: () => 'asked', decisionWords: () => 'Choose', onEnded: () => undefined }).stop();
  return model.announcement.value;
}

async function screen(session: HuntSession, part: Partial<Settings> = {}) {
  const settings = signal<Settings>({ ...DEFAULT_SETTINGS, speed: 'instant', confirmCommit: false, ...part });
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
  return { model, commands, text, press, session, began };
}

afterEach(() => act(() => render(null, document.body)));

describe('the arena screen', () => {
  describe('bystanders', () => {
    /** The bear has acted; two stand beside it and the others apart. */
    const round = (apart: readonly string[]): HuntSession =>
      huntFrom({
        start: 'bystanders',
        beasts: [{ card: 'bear', at: [0, 0], facing: 0 }],
        men: [
          { card: 'bulla', at: [1, 0] },
          { card: 'syrus', at: [0, 1] },
          ...apart.map((card, index) => ({ card, at: [-5, index * 2] as const })),
        ],
      });
    const shown = () => ({
      title: document.querySelector('.task h2')!.textContent,
      men: [...document.querySelectorAll('.strike-order li b')].map((name) => name.textContent),
      lists: document.querySelectorAll('.task ol, .task .plan-list').length,
      main: [...document.querySelectorAll('.action-bar .primary')].map((button) => button.textContent!.replace('Space', '').trim()),
    });
    const ask = { confirmCommit: true };

    it('D-128 D-132: strike in one step and move in the next, each with one list, one button and no question', async () => {
      const { model, press, session } = await screen(round(['dama', 'gavius']), ask);
      expect(shown()).toEqual({ title: 'Bystanders strike', men: ['Bulla', 'Syrus'], lists: 1, main: ['Strike'] });
      expect(document.querySelectorAll('.strike-order .icon-button')).toHaveLength(0);
      expect(model.movers.value).toEqual([]);
      expect(model.selected.value).toBe('bulla');
      await press({ code: 'Space' });
      while (session.decision()?.kind === 'fate') await press({ code: 'Space' });
      expect(session.record().actions.filter(({ type }) => type === 'strike')).toHaveLength(2);
      expect(shown()).toEqual({ title: 'Bystanders move', men: ['Dama', 'Gavius'], lists: 1, main: ['As advised'] });
      expect(model.selected.value).toBe('dama');
      await press({ code: 'Digit1' });
      expect(shown()).toMatchObject({ men: ['Dama', 'Gavius'], main: ['Commit'] });
      await press({ code: 'Space' });
      expect(model.question.value).toBeNull();
      expect(session.record().actions.map(({ type }) => type)).toContain('done');
    });

    it('D-128: one press does what is advised in each step, and whoever stands apart has moved', async () => {
      const { press, session } = await screen(round(['dama']), ask);
      const where = (): number => session.view.state.men[2]!.cell;
      const before = where();
      await press({ code: 'Space' });
      while (session.decision()?.kind === 'fate') await press({ code: 'Space' });
      await press({ code: 'Space' });
      expect(where()).not.toBe(before);
      expect(session.record().actions.map(({ type }) => type)).toContain('done');
    });

    it('D-128: may all hold back, and strike after all as long as nobody has moved', async () => {
      const { model, commands, press, session, text } = await screen(round(['dama']), ask);
      for (const figure of ['bulla', 'syrus']) await act(() => commands.setStrike(figure, null));
      expect(shown().main).toEqual(['Hold back']);
      await press({ code: 'Space' });
      expect(shown()).toMatchObject({ title: 'Bystanders move', men: ['Dama'], main: ['As advised'] });
      expect(model.announcement.value).toContain('Dama');
      await act(() =>
        [...document.querySelectorAll<HTMLElement>('button')].find(({ textContent }) => textContent === 'Strike after all')!.click(),
      );
      expect(shown()).toMatchObject({ title: 'Bystanders strike', men: ['Bulla', 'Syrus'], main: ['Hold back'] });
      await press({ code: 'Space' });
      await press({ code: 'Digit1' });
      expect(text()).not.toContain('Strike after all');
      expect(session.record().actions.filter(({ type }) => type === 'strike')).toEqual([]);
    });

    it('D-132: nobody is told where to go while others may strike, and the page says why', async () => {
      const { model, commands, press, session, text } = await screen(round(['dama']), ask);
      await press({ code: 'KeyB' });
      expect(session.plan).toEqual([]);
      expect(text()).toContain('The others move when those beside the beast have struck.');
      const { cell } = session.view.state.men[2]!;
      await act(() => (commands.select('dama'), commands.chooseHex(session.view.world.arena.neighbours[cell * 6]!)));
      expect(session.plan).toEqual([]);
      expect(model.refusal.value!.text).toBe('The others move when those beside the beast have struck.');
    });

    it('D-128: end their part with the strikes where nobody stands apart', async () => {
      const { press, session } = await screen(round([]), ask);
      await press({ code: 'Space' });
      while (session.decision()?.kind === 'fate') await press({ code: 'Space' });
      expect(session.decision()?.kind).not.toBe('bystanders');
    });
  });

  it('asks before a commit in place of the one button, not beside it', async () => {
    const { press } = await screen(until(hunt(), 'order'), { confirmCommit: true, advice: false });
    await press({ code: 'Space' });
    const buttons = [...document.querySelectorAll('.action-bar button')].map(({ textContent }) => textContent);
    expect(buttons).toEqual(['Hold all', 'Back']);
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
