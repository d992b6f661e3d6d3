import { signal } from '@preact/signals';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ChanceCounter } from '../../../src/app/arena/chance-desk.ts';
import type { Answer, Ask } from '../../../src/app/workers/messages.ts';
import type { Controllers } from '../../../src/app/controllers.ts';
import type { HuntGame } from '../../../src/games/damnatio/desk/index.ts';
import { huntsOf } from '../../../src/games/damnatio/desk/index.ts';
import { playersInWords } from '../../../src/app/bots.ts';
import { chanceIn } from '../../../src/app/workers/chance.ts';
import { chanceSentence, chanceText } from '../../../src/hud/fight/chance-words.ts';
import { policies } from '../../../src/games/damnatio/bots/index.ts';
import { seededRng } from '../../../src/engine/dice/index.ts';
import { core, kit } from '../../support/core-content.ts';
import type { MuneraGame } from '../../../src/games/munera/desk/index.ts';
import { muneraOf } from '../../../src/games/munera/desk/index.ts';
import { beginSession, kitOf } from '../../../src/session/index.ts';
import { duoDesk, duoSetup, type DuoGame } from '../../toy/duo.ts';
import { fought, played } from '../support.ts';

const messages = core.text['en']!;

/** A fight whose worker answers when it is told to. */
function counted(answers = 1, controllers: Controllers = {}) {
  const session = played('chance', answers);
  const model = { idle: signal(true), mayAct: signal(true), settled: signal<unknown>({}), announcement: signal('') };
  const asks: { readonly ask: Ask; readonly say: (answer: Answer) => void; stopped: boolean }[] = [];
  let held = 0;
  const desk = new ChanceCounter<HuntGame>({
    model,
    session,
    messages,
    controllers,
    source: {
      ask: (ask, say) => {
        const one = { ask, say, stopped: false };
        asks.push(one);
        return () => void (one.stopped = true);
      },
      hold: () => {
        held += 1;
        return () => void (held -= 1);
      },
    },
  });
  const stands = (mean: number, rollOuts: number, done: boolean): Answer => ({
    answer: 'chance',
    measure: { of: 'saved', most: 4 },
    hopes: [{ mean, error: 0.05 }],
    results: [rollOuts, 0, 0, 0, 0],
    rollOuts,
    done,
  });
  const answer = (): void => session.play(policies.skilled(session.bout, seededRng('x'))) as unknown as void;
  return { session, model, asks, desk, stands, answer, held: () => held };
}

describe('the line of what can be hoped for', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is counted from what the player may know', () => {
    const session = beginSession<DuoGame>(kitOf([duoDesk], { content: {}, packHashes: {} }), duoSetup, 'chance');
    session.play({ type: 'cover', figure: 2 });
    const model = { idle: signal(true), mayAct: signal(true), settled: signal<unknown>({}), announcement: signal('') };
    const asks: Ask[] = [];
    const source = { ask: (ask: Ask) => (asks.push(ask), () => undefined), hold: () => () => undefined };
    const desk = new ChanceCounter<DuoGame>({ model, session, messages, source });
    const leave = desk.look();
    vi.advanceTimersByTime(1000);
    expect(session.bout.state.fighters[2]!.covered).toBe(true);
    expect(asks).toMatchObject([{ position: { state: { fighters: [{}, {}, { covered: false }, {}] } } }]);
    leave();
    desk.stop();
  });

  it('is not counted while nobody looks, and once when somebody does', () => {
    const { asks, desk, stands, held } = counted();
    vi.advanceTimersByTime(1000);
    expect(asks).toHaveLength(0);
    const leave = desk.look();
    vi.advanceTimersByTime(1000);
    expect([asks.length, held()]).toEqual([1, 1]);
    asks[0]!.say(stands(1.5, 20, false));
    expect(desk.now.value).toBeNull();
    asks[0]!.say(stands(1.6, 80, false));
    expect(desk.now.value?.mean).toBe(1.6);
    asks[0]!.say(stands(1.7, 400, true));
    expect([desk.now.value?.mean, desk.past.value]).toEqual([1.7, [1.7 / 4]]);
    leave();
    desk.stop();
    expect(held()).toBe(0);
  });

  it('tells what came of it when it is over, without a worker and without a give or take', () => {
    const { asks, desk, session } = counted(Infinity);
    desk.look();
    vi.advanceTimersByTime(1000);
    expect(session.decision()).toBeNull();
    expect(asks).toHaveLength(0);
    const saved = huntsOf(kit).desk.outlook.hopesOf(session.setup, session.bout)[0]!;
    expect(chanceText(desk.now.value!)).toBe(`Saved ${saved} of 4`);
    expect(chanceSentence(desk.now.value!)).toBe(`Saved: ${saved} of 4.`);
  });

  it('waits until all has been shown, and leaves off when the player goes on', () => {
    const { asks, desk, model, stands, answer } = counted();
    desk.look();
    model.idle.value = false;
    vi.advanceTimersByTime(1000);
    expect([asks.length, desk.counting.value]).toEqual([0, false]);
    model.idle.value = true;
    vi.advanceTimersByTime(1000);
    expect([asks.length, desk.counting.value]).toEqual([1, true]);
    asks[0]!.say(stands(1.6, 80, false));
    model.idle.value = false;
    expect([asks[0]!.stopped, desk.counting.value]).toEqual([true, false]);
    answer();
    model.settled.value = {};
    vi.advanceTimersByTime(1000);
    expect([asks.length, desk.now.value?.mean]).toEqual([1, 1.6]);
    model.idle.value = true;
    vi.advanceTimersByTime(1000);
    expect(asks).toHaveLength(2);
  });

  it('stays as it is while he plans: no answer is given away before a die falls', () => {
    const { asks, desk, model, session, stands } = counted(0);
    while (session.decision()!.kind !== 'moves') session.play(policies.skilled(session.bout, seededRng('x')));
    desk.look();
    vi.advanceTimersByTime(1000);
    asks[0]!.say(stands(2, 400, true));
    const { dice } = session.bout;
    const move = session.bout.actions().find(({ type }) => type === 'move')!;
    session.play(move);
    model.settled.value = {};
    vi.advanceTimersByTime(1000);
    expect(session.bout.dice).toBe(dice);
    session.undo();
    model.settled.value = {};
    vi.advanceTimersByTime(1000);
    expect(asks).toHaveLength(1);
  });

  it('asks for the position without its dice being thrown, and is not told of it in a live region', () => {
    const { asks, desk, model, session, stands } = counted();
    const before = JSON.stringify(session.bout.toJSON());
    desk.look();
    vi.advanceTimersByTime(1000);
    asks[0]!.say(stands(1.7, 400, true));
    expect(JSON.stringify(session.bout.toJSON())).toBe(before);
    expect(asks[0]!.ask).toMatchObject({ ask: 'chance', setup: session.setup });
    expect(model.announcement.value).toBe('');
  });

  it('hands on who decides for whom', () => {
    const { asks, desk } = counted(1, { valens: 'greedy' });
    desk.look();
    vi.advanceTimersByTime(1000);
    expect(asks[0]!.ask).toMatchObject({ controllers: { valens: 'greedy' } });
  });

  it('says that nothing could be counted where the worker failed, and tries again after the next dice', () => {
    const { asks, desk, model, answer, stands, session } = counted();
    desk.tell();
    vi.advanceTimersByTime(1000);
    asks[0]!.say({ answer: 'failed', why: 'gone', done: true });
    expect([desk.failed.value, model.announcement.value]).toEqual([true, 'What can be hoped for could not be counted.']);
    const { dice } = session.bout;
    while (session.bout.dice === dice) answer();
    desk.look();
    vi.advanceTimersByTime(1000);
    asks[1]!.say(stands(1.7, 400, true));
    expect([desk.failed.value, desk.now.value?.mean]).toEqual([false, 1.7]);
  });

  it('tells at the end what came of it for the player, also where he has another side than the first and never asked', () => {
    const session = ['a', 'b', 'c', 'd', 'e', 'f']
      .map((seed) => fought(seed, Infinity, { lex: {} }))
      .find(({ bout }) => bout.outcome()?.winner)!;
    const { desk: munera } = muneraOf(kit);
    const seats = munera.seats(session.setup);
    const model = { idle: signal(true), mayAct: signal(false), settled: signal<unknown>({}), announcement: signal('') };
    const source = { ask: () => () => undefined, hold: () => () => undefined };
    const hopes = munera.outlook.hopesOf(session.setup, session.bout);
    expect(new Set(hopes).size).toBe(2);
    for (const [place, { figure: own }] of seats.entries()) {
      const controllers = Object.fromEntries(seats.map(({ figure }) => [figure, figure === own ? 'human' : 'skilled']));
      const desk = new ChanceCounter<MuneraGame>({ model, session, messages, controllers, source });
      expect(desk.now.value).toMatchObject({ mean: hopes[place], over: true });
      desk.stop();
    }
  });

  it('is said on demand, also where it is switched off', () => {
    const { asks, desk, model, stands } = counted();
    desk.tell();
    expect(model.announcement.value).toBe('Counting what can be hoped for.');
    vi.advanceTimersByTime(1000);
    asks[0]!.say(stands(1.7, 400, true));
    expect(model.announcement.value).toBe(
      'To be saved: 1.7 of 4, give or take 0.1 (nobody 100 %, one 0 %, two 0 %, three 0 %, all 0 %); counted by letting the skilled bot play on.',
    );
    model.announcement.value = '';
    desk.tell();
    expect([asks.length, model.announcement.value.startsWith('To be saved')]).toEqual([1, true]);
    model.idle.value = false;
    desk.stop();
  });
});

describe('what can be hoped for in a position', () => {
  it('is told after every roll-out with an interval that closes, in the measure of the game', () => {
    const { bout, setup } = played('chance', 3);
    const reports = [...chanceIn(huntsOf(kit), setup, bout, { rollOuts: 40, controllers: {} })];
    expect(reports).toHaveLength(40);
    const last = reports.at(-1)!;
    expect(last.measure).toEqual({ of: 'saved', most: 4 });
    expect(last.results.reduce((sum, count) => sum + count, 0)).toBe(40);
    const mean = last.results.reduce((sum, count, saved) => sum + count * saved, 0) / 40;
    expect(last.hopes[0]!.mean).toBeCloseTo(mean, 10);
    expect(last.hopes[0]!.error).toBeLessThan(reports[3]!.hopes[0]!.error);
  });

  it('is a chance of each side in a bout, and they share the victories', () => {
    const { bout, setup } = fought('abc', 2);
    const last = [...chanceIn(muneraOf(kit), setup, bout, { rollOuts: 30, controllers: {} })].at(-1)!;
    expect(last.measure).toEqual({ of: 'won', most: 1 });
    expect(last.hopes).toHaveLength(2);
    expect(last.hopes[0]!.mean + last.hopes[1]!.mean).toBeLessThanOrEqual(1);
  });

  it('goes by who plays the others, and says so', () => {
    const { bout, setup } = fought('abc', 2);
    const last = (controllers: Controllers) => [...chanceIn(muneraOf(kit), setup, bout, { rollOuts: 30, controllers })].at(-1)!.hopes[0]!;
    const [one, other] = muneraOf(kit)
      .desk.seats(setup)
      .map(({ figure }) => figure) as [string, string];
    expect(last({ [one]: 'human', [other]: 'skilled' })).toEqual(last({}));
    expect(last({ [one]: 'human', [other]: 'random' }).mean).toBeGreaterThan(last({}).mean);
    const { desk } = muneraOf(kit);
    expect(playersInWords(desk, messages, { [one]: 'human', [other]: 'skilled' })).toBe('skilled bot');
    expect(playersInWords(desk, messages, { [one]: 'human', [other]: 'random' })).toMatch(
      /^skilled bot for you and the .* for the others$/,
    );
  });

  it('is said with its interval', () => {
    const won = { mean: 0.624, error: 0.021, measure: { of: 'won', most: 1 }, results: [], rollOuts: 400, bot: 'skilled bot' } as const;
    expect(chanceText(won)).toBe('Win 62 % ± 4');
    expect(chanceSentence(won)).toBe('Your chance to win: 62 %, give or take 4; counted by letting the skilled bot play on.');
    const saved = { ...won, mean: 1.84, error: 0.06, measure: { of: 'saved', most: 4 }, results: [40, 120, 120, 80, 40] } as const;
    expect(chanceText(saved)).toBe('Hope: 1.8 of 4 saved ± 0.1');
    expect(chanceSentence(saved)).toContain('(nobody 10 %, one 30 %, two 30 %, three 20 %, all 10 %)');
  });
});
