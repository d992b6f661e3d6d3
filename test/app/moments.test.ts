import { describe, expect, it } from 'vitest';
import type { BoutEvent } from '../../src/engine/bout/index.ts';
import { estimateOf, isCertain, type Estimate } from '../../src/engine/odds/index.ts';
import { luckOf } from '../../src/games/damnatio/page/result.ts';
import { momentsByHarm, momentsBySwing, withFall } from '../../src/games/damnatio/screens/index.ts';
import { roundsOf } from '../../src/session/index.ts';
import { entriesOf } from '../../src/hud/fight/log-entries.ts';
import { forecastIntervals, wilson } from '../../src/hud/setup/forecast-panel.tsx';
import { likelySwings } from '../../src/app/workers/swings.ts';
import { played } from './support.ts';
import { roundStep, ticksOf } from '../../src/hud/replay/ticks.ts';

const session = played('decisive');
const { steps } = session;

describe('what decided a hunt', () => {
  it('is at most three steps in order, each with its story', () => {
    const moments = momentsByHarm(steps);
    expect(moments.length).toBeGreaterThan(0);
    expect(moments.length).toBeLessThanOrEqual(3);
    expect(moments.map(({ step }) => step)).toEqual(moments.map(({ step }) => step).sort((a, b) => a - b));
    for (const { events } of moments) expect(events.some(({ type }) => type === 'felled' || type === 'wounded')).toBe(true);
  });

  it('is told under the round that the log files it under', () => {
    const swinging = momentsBySwing(
      steps,
      steps
        .slice(1)
        .map((_, step) => ({ step: step + 1, before: [{ mean: 0.1, error: 0 }], after: [{ mean: 0.2 + step / 100, error: 0 }] })),
    );
    const log = entriesOf(steps);
    for (const { events, round } of [...momentsByHarm(steps), ...swinging]) {
      if (events[0]) expect(round).toBe(log.find(({ event }) => event === events[0])!.round);
    }
  });

  const sure = (mean: number): Estimate => ({ mean, error: 0.02 });
  const thrown = steps.flatMap(({ events }, step) => (events.some(({ type }) => type === 'rolled') ? [step] : []));
  const [early, late] = [thrown[1]!, thrown[3]!];

  it('follows the estimate when there is one', () => {
    const swings = momentsBySwing(steps, [
      { step: late, before: [sure(0.2)], after: [sure(0.9)] },
      { step: early, before: [sure(0.6)], after: [sure(0.2)] },
    ]);
    expect(swings.map(({ step, hope }) => [step, hope])).toEqual([
      [early, { before: 0.6, after: 0.2 }],
      [late, { before: 0.2, after: 0.9 }],
    ]);
  });

  it('tells nothing within two standard errors, and lets no harm stand in for it', () => {
    const noisy = { mean: 0.5, error: 0.05 };
    expect(momentsBySwing(steps, [{ step: early, before: [noisy], after: [{ mean: 0.63, error: 0.05 }] }])).toEqual([]);
    expect(momentsBySwing(steps, [{ step: early, before: [noisy], after: [{ mean: 0.65, error: 0.05 }] }])).toHaveLength(1);
  });

  it('leaves out no fall: where none is among the three, one takes the place of what changed least', () => {
    const fell = (step: number): boolean => steps[step]!.events.some(({ type }) => type === 'felled');
    const quiet = thrown.filter((step) => !fell(step)).slice(0, 3);
    const swings = quiet.map((step, place) => ({ step, before: [sure(0.2)], after: [sure(0.4 + place / 10)] }));
    const three = momentsBySwing(steps, swings);
    const told = withFall(steps, three);
    expect(three.some(({ step }) => fell(step))).toBe(false);
    expect(told).toHaveLength(3);
    expect(told.filter(({ step }) => fell(step)).map(({ events }) => events.some(({ type }) => type === 'felled'))).toEqual([true]);
    expect(told.map(({ step }) => step)).not.toContain(quiet[0]);
    expect(withFall(steps, told)).toBe(told);
  });

  it('is never sure of none and all of a few trials', () => {
    expect(estimateOf([0, 0, 0, 0]).error).toBeGreaterThan(0.1);
    expect(isCertain(estimateOf([0, 0, 0, 0]), estimateOf([0.25, 0.25, 0.25, 0.25]))).toBe(false);
    expect(estimateOf(Array.from({ length: 200 }, (_, i) => i % 2)).error).toBeCloseTo(0.5 / Math.sqrt(202), 2);
  });

  it('after a wipe weighs what took hope, not what gave it', () => {
    const hopes = [0.4, 0.6, 0.2, 0.5, 0].map((mean) => sure(mean));
    expect(likelySwings(hopes, 5)).toEqual([4, 2]);
    expect(likelySwings(hopes.toReversed(), 5)).toEqual([1, 3]);
  });
});

describe('luck', () => {
  it('counts what was rolled against what was to be expected', () => {
    const men = new Set(session.bout.state.men.map(({ id }) => id));
    const luck = luckOf(steps, (figure) => men.has(figure));
    for (const { rolls, expected, fell } of Object.values(luck)) {
      expect(fell).toBeLessThanOrEqual(rolls);
      expect(expected).toBeLessThanOrEqual(rolls);
    }
    expect(luck.beast.rolls).toBeGreaterThan(0);
  });
});

describe('the timeline', () => {
  it('marks falls, wounds and Control', () => {
    const fallen = session.bout.state.men.filter(({ hp }) => hp <= 0).length + session.bout.state.beasts.filter(({ hp }) => hp <= 0).length;
    expect(ticksOf(steps).filter(({ kind }) => kind === 'fall')).toHaveLength(fallen);
  });

  it('goes by rounds and stops at the ends', () => {
    const rounds = [1, 1, 2, 2, 3];
    expect(roundStep(rounds, 0, 1)).toBe(2);
    expect(roundStep(rounds, 4, 1)).toBe(4);
    expect(roundStep(rounds, 3, -1)).toBe(2);
    expect(roundStep(rounds, 0, -1)).toBe(0);
    expect(roundsOf(steps).at(-1)).toBe(session.bout.state.round);
  });
});

describe('forecasts', () => {
  it('hold the share in an honest interval', () => {
    const { share, least, most } = wilson(50, 100);
    expect(share).toBe(0.5);
    expect(least).toBeCloseTo(0.404, 2);
    expect(most).toBeCloseTo(0.596, 2);
    expect(wilson(0, 2000).most).toBeLessThan(0.003);
    expect(forecastIntervals([3, 0, 1], 4).map((entry) => entry.share)).toEqual([0.75, 0, 0.25, 0, 0]);
  });
});

describe('what is told of a moment', () => {
  const rules: readonly string[] = [];
  const rolled = (figure: string, why: string, chance: number | null, face: number, result: 'hit' | 'miss' | null): BoutEvent => ({
    type: 'rolled',
    figure,
    against: null,
    again: false,
    rules,
    roll: {
      why,
      dice: chance === null ? '1d10' : '1d20',
      faces: [face],
      modifiers: [],
      total: face,
      chance,
      needed: chance && 21 - chance,
      result,
    },
  });
  const sure = (mean: number): Estimate => ({ mean, error: 0.01 });
  const swing = (events: readonly BoutEvent[]) =>
    momentsBySwing(
      [
        { action: null, events: [] },
        { action: null, events },
      ],
      [{ step: 1, before: [sure(3.1)], after: [sure(3.4)] }],
    );

  it('is everything by which hope can have changed: after a miss the dice for Control that are still open', () => {
    const events = [
      rolled('bulla', 'to-hit', 9, 2, 'miss'),
      rolled('dama', 'control', null, 9, null),
      rolled('lion', 'control', null, 2, null),
    ];
    expect(swing(events)[0]!.events).toEqual(events);
  });

  it('is Control that was won beside a wound, without the roll of somebody else', () => {
    const wound: BoutEvent = { type: 'wounded', figure: 'lion', by: 'dama', raw: 4, modifiers: [], net: 4, from: 9, to: 5, rules };
    const control: BoutEvent = { type: 'control-decided', side: 'men', how: 'check', totals: [9, 2], rules };
    const [hit, miss] = [rolled('dama', 'to-hit', 9, 15, 'hit'), rolled('bulla', 'to-hit', 9, 2, 'miss')];
    expect(swing([hit, wound, miss, control])[0]!.events).toEqual([hit, wound, control]);
    expect(swing([miss, control])[0]!.events).toEqual([control]);
  });

  it('M-173: is what barred him where he was pushed and gave in', () => {
    const clash: BoutEvent = {
      type: 'clashed',
      figure: 'dama',
      target: 'bulla',
      faces: [5, 2],
      modifiers: [],
      difference: 3,
      result: 'hit',
      thrown: 'both',
      again: false,
      rules,
    };
    const pushed: BoutEvent = { type: 'pushed', figure: 'bulla', by: 'dama', from: 3, to: 3, barred: 'wall', rules };
    const fall: BoutEvent = { type: 'felled', figure: 'bulla', by: 'dama', dead: true, rules };
    expect(swing([clash, pushed, fall])[0]!.events).toEqual([clash, pushed, fall]);
    const free: BoutEvent = { ...pushed, to: 4, barred: null };
    expect(swing([clash, free, fall])[0]!.events).toEqual([clash, fall]);
  });

  it('is nothing where no die fell that decides anything', () => expect(swing([])).toEqual([]));
});
