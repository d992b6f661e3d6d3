import { describe, expect, it } from 'vitest';
import type { CareerCommand, CareerState, StrategyId } from '../../src/career/index.ts';
import { chanceAtSight, dayNumber, MORNING, openMatchOf, personOf, planOf, STRATEGIES, yours } from '../../src/career/index.ts';
import { seededRng } from '../../src/engine/dice/index.ts';
import { careerWith } from '../support/careers.ts';

const LONG = { timeout: 120_000 };
const career = careerWith();
const { house } = career;

interface Played {
  readonly states: readonly CareerState[];
  readonly log: readonly CareerCommand[];
}

/** Days of a strategy, one after the other; each with the states before its commands, and the one after the last. */
function* daysOf(strategy: StrategyId, seed: string): Generator<Played> {
  const rng = seededRng(`${seed}/strategy`);
  const states = [career.begin({ seed }).state];
  const log: CareerCommand[] = [];
  for (let state = states[0]!; !state.over;) {
    const command = STRATEGIES[strategy]({ house, state, choices: career.commands(state), lot: (sides) => rng.die(sides) - 1 });
    log.push(command);
    ({ state } = career.play(state, command));
    states.push(state);
    if (command.type === 'end-day' || state.over) yield { states: [...states], log: [...log] };
  }
}

const begun = new Map<string, { readonly more: Generator<Played>; readonly past: Played[] }>();

/** So many days of a strategy, or all it has; what was played for another test is not played again. */
function days(strategy: StrategyId, count: number, seed = '3'): Played {
  const key = `${strategy} ${seed}`;
  const { more, past } = begun.get(key) ?? { more: daysOf(strategy, seed), past: [] };
  begun.set(key, { more, past });
  while (past.length < count) {
    const { value, done } = more.next();
    if (done) break;
    past.push(value);
  }
  return past[Math.min(count, past.length) - 1]!;
}

/** Commands of a kind with the state in which they were given. */
function given<Type extends CareerCommand['type']>({ states, log }: Played, type: Type) {
  return log.flatMap((command, at) =>
    command.type === type ? [{ command: command as Extract<CareerCommand, { readonly type: Type }>, state: states[at]! }] : [],
  );
}

const IDS = Object.keys(STRATEGIES) as StrategyId[];

describe('strategies', () => {
  it.each(IDS)('%s gives only commands that are allowed, and the same ones again', LONG, (id) => {
    const { log, states } = days(id, 4);
    expect(log.length).toBeGreaterThan(3);
    expect(career.replay({ seed: '3' }, log)).toEqual(states.at(-1));
    const again = daysOf(id, '3');
    for (let day = 1; day < 4; day += 1) again.next();
    expect(again.next().value?.log).toEqual(log);
  });

  it('differ in what they do', LONG, () => {
    const logs = IDS.map((id) => JSON.stringify(days(id, 6).log));
    expect(new Set(logs).size).toBe(IDS.length);
  });

  it('see to every man and every bout of theirs before the day ends, and never twice to one', LONG, () => {
    const played = days('steady', 8);
    for (const { state } of given(played, 'end-day')) {
      const open = career.commands(state).filter(({ command }) => command.type === 'settle');
      expect(open).toEqual([]);
    }
    const called = given(played, 'medicus');
    expect(called.length).toBeGreaterThan(0);
    for (const { command, state } of called) {
      expect(personOf(state, command.man).wounds).toBeGreaterThan(0);
      expect(planOf(state, command.man).medicus).toBe(false);
    }
  });
});

describe('temperaments of strategies', () => {
  it('the cautious enters whole men and never against a better one, the bold any against anybody', LONG, () => {
    const cautious = given(days('cautious', 12), 'enter');
    expect(cautious.length).toBeGreaterThan(0);
    for (const { command, state } of cautious) {
      const man = personOf(state, command.man);
      expect(man.wounds).toBe(0);
      expect(chanceAtSight(house, man, personOf(state, command.foe))).toBeGreaterThanOrEqual(0.5);
    }
    const bold = given(days('bold', 12), 'enter').map(
      ({ command, state }) => [personOf(state, command.man), personOf(state, command.foe)] as const,
    );
    expect(bold.some(([man, foe]) => chanceAtSight(house, man, foe) < 0.5)).toBe(true);
  });

  it('the steady lets no man who is whole and offered somebody wait for more than three days', LONG, () => {
    for (const seed of ['s/2', 's/5']) {
      const played = days('steady', 18, seed);
      for (const { state } of given(played, 'end-day')) {
        const now = dayNumber(house.ladder, state);
        for (const { id, fit, fought, wounds } of yours(state)) {
          const offered = state.bill.offers.find(({ man }) => man === id)?.foes ?? [];
          if (wounds > 0 || fought === now || offered.length === 0 || openMatchOf(state, id)) continue;
          const taken = state.bill.matches.map(({ second }) => second);
          if (offered.every((foe) => taken.includes(foe))) continue;
          expect(now - fit, `${id} on day ${now}`).toBeLessThan(3);
        }
      }
    }
  });

  it('the duellist has one man and leads no morning', LONG, () => {
    const played = days('duellist', 10);
    for (const state of played.states) expect(yours(state).length).toBeLessThanOrEqual(1);
    expect(given(played, 'settle').some(({ command }) => command.match === MORNING)).toBe(false);
    expect(given(days('hunter', 6), 'settle').some(({ command }) => command.match === MORNING)).toBe(true);
  });

  it('the trainer drills a man before he enters him', LONG, () => {
    const played = days('trainer', 18);
    expect(given(played, 'train').length).toBeGreaterThan(0);
    const entered = given(played, 'enter');
    expect(entered.length).toBeGreaterThan(0);
    for (const { command, state } of entered) expect(personOf(state, command.man).drilled).toBeGreaterThan(0);
  });

  it('the spendthrift fills his school, and keeps nothing back', LONG, () => {
    const most = (id: StrategyId): number => Math.max(...days(id, 10).states.map((state) => yours(state).length));
    expect(most('spendthrift')).toBeGreaterThan(most('cautious'));
  });
});
