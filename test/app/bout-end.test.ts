import { describe, expect, it } from 'vitest';
import type { BoutEvent } from '../../src/engine/bout/index.ts';
import { seededRng } from '../../src/engine/dice/index.ts';
import { withoutSuperseded } from '../../src/engine/bout/index.ts';
import { estimateOf, type Estimate } from '../../src/engine/odds/index.ts';
import {
  boutLuck,
  boutMomentsByHarm,
  boutMomentsBySwing,
  candidateSteps,
  chanceOfStep,
  deedsOf,
  hitChance,
  mercyChance,
  saveChance,
} from '../../src/hud/end/index.ts';
import { fought } from './support.ts';
import { ticksOf } from '../../src/hud/replay/ticks.ts';

const session = fought('abc');
const { steps } = session;
const events = steps.flatMap((step) => step.events);
const of = <Type extends BoutEvent['type']>(type: Type) =>
  events.filter((event): event is Extract<BoutEvent, { type: Type }> => event.type === type);

describe('the chances of a bout', () => {
  const open = { thrown: 'both', faces: [1, 1] } as const;
  const term = (value: number) => [{ rule: 'M-117', value, reason: 'test' }];

  it('are those of two dice against each other, doubles apart', () => {
    expect(hitChance({ ...open, modifiers: [] })).toBe(15 / 36);
    expect(hitChance({ ...open, modifiers: term(1) })).toBe(15 / 36);
    expect(hitChance({ ...open, modifiers: term(2) })).toBe(20 / 36);
    expect(hitChance({ ...open, modifiers: term(6) })).toBe(30 / 36);
    expect(hitChance({ ...open, modifiers: term(-5) })).toBe(0);
  });

  it('M-322: are those of the attack die alone when a feint throws it again', () => {
    const lies = (defence: number) => hitChance({ thrown: 'attack', faces: [1, defence], modifiers: [] });
    expect([1, 3, 5, 6].map(lies)).toEqual([5 / 6, 3 / 6, 1 / 6, 0]);
  });

  it('are those of two dice of which none is a double where both fell before', () => {
    const before = (value: number) => hitChance({ thrown: 'before', faces: [3, 3], modifiers: term(value) });
    expect([before(0), before(1), before(-2)]).toEqual([15 / 36, 21 / 36, 6 / 36]);
  });

  it('are those of a Save and of the crowd', () => {
    expect(saveChance({ save: 4, face: 2 })).toBe(4 / 6);
    expect(saveChance({ save: 0, face: null })).toBe(0);
    expect(mercyChance({ modifiers: [], needed: 7 })).toBe(21 / 36);
  });

  it('of a step lie between never and always', () => {
    for (const step of steps) {
      const chance = chanceOfStep(step.events);
      expect(chance).toBeGreaterThan(0);
      expect(chance).toBeLessThanOrEqual(1);
    }
  });
});

describe('what everybody did', () => {
  const deeds = deedsOf(steps, ['murmillo', 'thraex']);
  const total = (key: 'attacks' | 'hits' | 'doubles' | 'dealt' | 'suffered' | 'spent'): number =>
    [...deeds.values()].reduce((sum, each) => sum + each[key], 0);

  it('adds up to what was told', () => {
    expect(total('attacks')).toBe(of('attacked').length);
    expect(total('hits')).toBe(
      withoutSuperseded(events)
        .filter((event) => event.type === 'clashed')
        .filter(({ result }) => result === 'hit').length,
    );
    expect(total('doubles')).toBe(
      withoutSuperseded(events)
        .filter((event) => event.type === 'clashed')
        .filter(({ result }) => result === 'double').length,
    );
    expect(total('suffered')).toBe(of('wounded').reduce((sum, { net }) => sum + net, 0));
    expect(total('spent')).toBe(of('turn-ended').reduce((sum, { spent }) => sum + spent, 0));
  });

  it('ends with the fatigue that each really has', () => {
    for (const { id, fatigue } of session.bout.state.fighters) expect(deeds.get(id)?.fatigue).toBe(fatigue);
  });
});

describe('the luck of sides', () => {
  const luck = boutLuck(steps, 2, (figure) => (figure === 'murmillo' ? 0 : 1));

  it('counts every throw once', () => {
    expect(luck[0]!.hits.rolls + luck[1]!.hits.rolls).toBe(of('clashed').length);
    expect(luck[0]!.points.rolls + luck[1]!.points.rolls).toBe(of('action-points').length);
    expect(luck[0]!.points.expected).toBe(3.5 * luck[0]!.points.rolls);
  });
});

/** Shares of so many bouts, as they are told of each side. */
const counted = (bouts: number, ...shares: number[]): Estimate[] =>
  shares.map((share) => estimateOf(Array.from({ length: bouts }, (_, bout) => (bout < Math.round(share * bouts) ? 1 : 0))));

describe('what decided it', () => {
  it('is at most three moments in their order, each with its chance', () => {
    const moments = boutMomentsByHarm(steps);
    expect(moments.length).toBeGreaterThan(0);
    expect(moments.length).toBeLessThanOrEqual(3);
    expect(moments.map(({ step }) => step)).toEqual(moments.map(({ step }) => step).sort((a, b) => a - b));
    for (const { chance } of moments) if (chance !== null) expect(chance).toBeLessThan(1);
  });

  it('is told by the side whose hopes changed most', () => {
    const [first, second] = candidateSteps(steps, 8);
    const swings = [
      { step: first!, before: counted(400, 0.5, 0.5), after: counted(400, 0.1, 0.9) },
      { step: second!, before: counted(400, 0.5, 0.5), after: counted(400, 0.52, 0.48) },
    ];
    const turned = boutMomentsBySwing(steps, swings).filter(({ turn }) => turn !== null);
    expect(turned.map(({ step }) => step)).toEqual([first]);
    expect(Math.abs(turned[0]!.swing!)).toBeCloseTo(0.4);
  });

  it('leaves out what may be chance of the estimate: nothing under two standard deviations', () => {
    const [step] = candidateSteps(steps, 1);
    const of = (bouts: number, before: number, after: number): number =>
      boutMomentsBySwing(steps, [{ step: step!, before: counted(bouts, before, 1 - before), after: counted(bouts, after, 1 - after) }])
        .length;
    expect([of(80, 0.18, 0.26), of(400, 0.18, 0.26), of(80, 0, 0.01), of(80, 1, 1)]).toEqual([0, 1, 0, 0]);
    expect(boutMomentsBySwing(steps, [])).toEqual([]);
  });

  it('tells of bouts that are alike before and after a step seldom that they turned', () => {
    const rng = seededRng('alike');
    const shareOf = (bouts: number): number =>
      Array.from({ length: bouts }, () => (rng.die(2) === 1 ? 1 : 0)).reduce((sum: number, won) => sum + won, 0) / bouts;
    const swings = Array.from({ length: 400 }, () => ({ step: 1, before: counted(400, shareOf(400)), after: counted(400, shareOf(400)) }));
    expect(swings.filter((swing) => boutMomentsBySwing(steps, [swing]).length > 0).length).toBeLessThan(0.08 * swings.length);
  });

  it('marks falls and appeals on the timeline', () => {
    const ticks = ticksOf(steps);
    expect(ticks.filter(({ kind }) => kind === 'fall')).toHaveLength(of('felled').length);
    expect(ticks.filter(({ kind }) => kind === 'appeal')).toHaveLength(of('appealed').length);
  });
});
