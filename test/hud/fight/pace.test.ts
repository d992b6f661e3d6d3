import { signal } from '@preact/signals';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BoardPicture } from '../../../src/art/index.ts';
import type { BoutEvent } from '../../../src/engine/bout/index.ts';
import { DEFAULT_SETTINGS, type Settings } from '../../../src/hud/common/index.ts';
import { Presenter, type Pace } from '../../../src/hud/fight/index.ts';
import { drawnOf, isGrave, scenesOf } from '../../../src/hud/fight/tempo.ts';
import { faceToFace, opened, table } from '../../games/munera/screens/support.ts';

const moved = (from: number, to: number): BoutEvent => ({ type: 'moved', figure: 'a', from, path: [to], gait: 'walk', rules: [] });
const paid = (): BoutEvent => ({ type: 'paid', figure: 'a', action: 'move', base: 1, surcharge: 0, from: 2, to: 1, spent: 1, rules: [] });
const clash = (result: 'hit' | 'miss'): BoutEvent => ({
  type: 'clashed',
  figure: 'a',
  target: 'b',
  faces: [5, 3],
  modifiers: [],
  difference: 2,
  result,
  thrown: 'both',
  again: false,
  rules: [],
});
const felled: BoutEvent = { type: 'felled', figure: 'b', by: 'a', dead: true, rules: [] };

function boardWith(hp: number): BoardPicture {
  const figure = { id: 'b', card: 'thraex', kind: 'man', name: 'B', initial: 'B', weapon: null, cell: 1, facing: 0, fullHp: 10 } as const;
  return { figures: [{ ...figure, hp, posture: 'standing', selected: false, threatened: false } as const], items: [] };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Shows events; each picture ends at once, and its pace is noted. */
function shown(steps: readonly (readonly BoutEvent[])[], part: Partial<Settings> = {}, hp = 10) {
  const settings = signal<Settings>({ ...DEFAULT_SETTINGS, ...part });
  const drawn: { readonly events: readonly BoutEvent[]; readonly pace: Pace }[] = [];
  const perform = (events: readonly BoutEvent[], _: unknown, pace: Pace): Promise<void> => {
    drawn.push({ events, pace });
    return Promise.resolve();
  };
  const board = boardWith(hp);
  const presenter = new Presenter(
    { steps: steps.map((events) => ({ events })), plan: [] },
    settings,
    { perform, skip: () => undefined },
    { board, shown: 0, boardAfter: (before) => before },
  );
  return { presenter, drawn, board };
}

describe('what is shown', () => {
  it('draws the hexes of a walk as one way, also where each was an answer, and logs every event', async () => {
    const { presenter, drawn, board } = shown([[paid(), moved(1, 2)], [paid(), moved(2, 3)], [clash('hit')]]);
    await presenter.catchUp(() => board);
    expect(drawn[0]!.events).toEqual([{ ...moved(1, 2), path: [2, 3] }]);
    expect(presenter.entries.value).toHaveLength(5);
  });

  it('keeps a budget: the more there is, the faster it is drawn', async () => {
    const many = Array.from({ length: 12 }, () => [clash('hit')]);
    const long = shown(many);
    await long.presenter.catchUp(() => long.board, { within: 2000 });
    expect(Number(long.drawn[0]!.pace)).toBeGreaterThan(4);
    const short = shown([[clash('hit')]]);
    await short.presenter.catchUp(() => short.board, { within: 2000 });
    expect(short.drawn[0]!.pace).toBe(1);
  });

  it('lets a die fall slower where a life hangs on it, whatever it will show, and at no other', async () => {
    for (const result of ['hit', 'miss'] as const) {
      const grave = shown([[clash(result)]], {}, 3);
      await grave.presenter.catchUp(() => grave.board);
      expect(Number(grave.drawn[0]!.pace)).toBeLessThan(1);
      expect(isGrave(boardWith(3), clash(result), null)).toBe(true);
      expect(isGrave(boardWith(8), clash(result), null)).toBe(false);
    }
  });

  it('is silent before a fall for half a second at 1×, for less when hurried, and never at instant', async () => {
    const { presenter, drawn, board } = shown([[clash('hit'), felled]]);
    const done = presenter.catchUp(() => board);
    await vi.advanceTimersByTimeAsync(450);
    expect(presenter.hush.value).toBe(felled);
    expect(presenter.entries.value.map(({ event }) => event.type)).toEqual(['clashed']);
    await vi.advanceTimersByTimeAsync(100);
    await done;
    expect(presenter.hush.value).toBeNull();
    expect(drawn.map(({ events }) => events[0]!.type)).toEqual(['clashed', 'felled']);
    const fast = shown([[clash('hit'), felled]], { speed: 2 });
    const over = fast.presenter.catchUp(() => fast.board);
    await vi.advanceTimersByTimeAsync(300);
    await over;
    expect(fast.presenter.entries.value).toHaveLength(2);
    const instant = shown([[clash('hit'), felled]], { speed: 'instant' });
    await instant.presenter.catchUp(() => instant.board);
    expect(instant.drawn).toEqual([]);
    expect(instant.presenter.entries.value).toHaveLength(2);
  });

  it('stops at instant for what must be seen, and tells nothing after it before', async () => {
    const steps = [[moved(1, 2)], [clash('hit')], [felled]];
    const seen: (readonly string[])[] = [];
    const board = boardWith(10);
    const presenter: Presenter = new Presenter(
      { steps: steps.map((events) => ({ events })), plan: [] },
      signal<Settings>({ ...DEFAULT_SETTINGS, speed: 'instant' }),
      {
        perform: () => Promise.resolve(),
        skip: () => undefined,
        stops: ({ type }) => type === 'clashed',
        before: () => {
          seen.push(presenter.entries.value.map(({ event }) => event.type));
          return Promise.resolve(true);
        },
      },
      { board, shown: 0, boardAfter: (before) => before },
    );
    await presenter.catchUp(() => board);
    expect(seen).toEqual([['moved']]);
    expect(presenter.entries.value).toHaveLength(3);
  });

  it('puts events of one walk together and nothing else', () => {
    const entries = [paid(), moved(1, 2), clash('hit'), moved(2, 3)].map((event, index) => ({ step: 0, index, round: 1, event }));
    expect(scenesOf(entries).map((scene) => scene.length)).toEqual([2, 1, 1]);
    expect(drawnOf([entries[0]!])).toEqual([paid()]);
  });
});

describe('a turn in which nothing is left to do', () => {
  const spent = () => opened(faceToFace({ ap: 1 }));

  it('ends by itself after a while, in which its last step can be taken back', async () => {
    const { model, commands, session } = await spent();
    const turns = model.walking.ends.value.find(({ cost, path }) => cost === 1 && path.length === 1)!;
    await model.desk.walk(turns);
    expect(session.view.state.turn.ap).toBe(0);
    expect(model.closing.value).toBe(true);
    await vi.advanceTimersByTimeAsync(200);
    commands.undo();
    expect(model.closing.value).toBe(false);
    await vi.advanceTimersByTimeAsync(5000);
    expect(session.view.state.turn.ap).toBe(1);
    await model.desk.walk(turns);
    await vi.advanceTimersByTimeAsync(5000);
    expect(session.record().actions.some(({ type }) => type === 'end')).toBe(true);
  });

  it('waits for whoever wants to be waited for, or to be asked everything', async () => {
    for (const part of [{ waitForMe: true }, { everyPrompt: true }]) {
      const { model, session } = await opened(faceToFace({ ap: 1 }), [], part);
      await model.desk.walk(model.walking.ends.value.find(({ cost }) => cost === 1)!);
      await vi.advanceTimersByTimeAsync(10_000);
      expect(model.closing.value).toBe(false);
      expect(session.record().actions.some(({ type }) => type === 'end')).toBe(false);
    }
  });
});

it('hurries to the end by bots for everybody', async () => {
  vi.useRealTimers();
  const { model, session } = table(faceToFace(), ['thraex']);
  await model.desk.carryOn();
  const bot = model.options.botOf!('thraex')!;
  Object.assign(model.options, { deputy: bot });
  await model.desk.toTheEnd();
  expect(session.decision()).toBeNull();
  expect(model.idle.value).toBe(true);
  expect(model.presenter.entries.value.at(-1)!.event.type).toBe('bout-ended');
});
