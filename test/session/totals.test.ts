import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { BoutEvent } from '../../src/engine/bout/index.ts';
import type { Modifier } from '../../src/engine/dice/index.ts';
import { parseDice, seededRng, sum } from '../../src/engine/dice/index.ts';
import { DESKS } from '../../src/games/headless.ts';
import { begun, PLANS } from './plans.ts';
import { sample } from '../support/chances.ts';

/** `npm run chances` adds up a thousand fights of each game. */
const RUNS = sample(30, 1000);
const MOST_ANSWERS = 600;

const added = (faces: readonly number[], modifiers: readonly Modifier[]): number =>
  faces.reduce((all, face) => all + face, 0) + sum(modifiers);

/** What is told of an event beside its terms, and what the terms come to; null for an event without a total. */
function totalOf(event: BoutEvent): { readonly told: number; readonly comes: number } | null {
  switch (event.type) {
    case 'wounded':
      return { told: event.net, comes: Math.max(0, added([event.raw], event.modifiers)) };
    case 'rolled': {
      const { faces, modifiers, total, chance, dice } = event.roll;
      return { told: total, comes: chance === null ? added(faces, modifiers) + parseDice(dice)!.add : faces[0]! };
    }
    case 'action-points':
      return { told: event.total, comes: Math.max(0, added([event.face], event.modifiers)) };
    case 'appealed':
      return { told: event.total, comes: added(event.faces, event.modifiers) };
    case 'clashed':
      return { told: event.difference, comes: event.faces[0] - event.faces[1] + sum(event.modifiers) };
    case 'saved':
      return { told: event.save, comes: Math.max(0, sum(event.modifiers)) };
    case 'paid':
      return { told: event.from - event.to, comes: event.base + event.surcharge };
    default:
      return null;
  }
}

/** Faults of a told event: a sum that is none, a term without a rule, Hit Points that went elsewhere. */
function faultsOf(event: BoutEvent): string[] {
  const total = totalOf(event);
  const terms = event.type === 'rolled' ? event.roll.modifiers : 'modifiers' in event ? event.modifiers : [];
  return [
    total && total.told !== total.comes && `${event.type} told ${total.told}, its terms come to ${total.comes}`,
    event.type === 'wounded' && event.from - event.to !== event.net && `${event.net} taken, ${event.from - event.to} lost`,
    event.type === 'rolled' &&
      event.roll.chance !== null &&
      !isClamped(event.roll.chance, sum(terms)) &&
      `a chance of ${event.roll.chance} of ${sum(terms)}`,
    terms.some(({ rule }) => rule === '') && 'a term without a rule',
  ].filter((fault) => fault !== false && fault !== null);
}

/** Chances in 20 stay between 1 and 18 or 19 (D-083, D-084, D-109). */
const isClamped = (chance: number, terms: number): boolean =>
  chance === terms || (terms < 1 && chance === 1) || (terms > chance && chance >= 18);

/** What damage dice show is what the wound begins with, once a second throw has taken the place of the first. */
function damageFaults(events: readonly BoutEvent[]): string[] {
  let thrown: number | null = null;
  const faults: string[] = [];
  for (const event of events) {
    if (event.type === 'rolled' && event.roll.why === 'damage') thrown = event.roll.total;
    if (event.type === 'attacked') thrown = null;
    if (event.type !== 'wounded' || thrown === null) continue;
    if (event.raw !== thrown) faults.push(`the dice came to ${thrown}, the wound begins with ${event.raw}`);
    thrown = null;
  }
  return faults;
}

test.each(DESKS.map(({ id }) => id))(
  'D-088 D-111 M-130 R-068: every total that is told of a fight of %s is the sum of the terms that are told with it',
  (game) => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(PLANS[game]!, (plan) => {
        const session = begun(plan);
        if (!session) return;
        const player = seededRng(`${plan.seed} totals`);
        for (let i = 0; i < MOST_ANSWERS && session.decision(); i += 1) {
          const actions = session.bout.actions();
          session.play(actions[player.die(actions.length) - 1]!);
        }
        const events = session.steps.flatMap((step) => step.events);
        for (const event of events) {
          expect(faultsOf(event), JSON.stringify(event)).toEqual([]);
          if (totalOf(event)) seen.add(event.type);
        }
        expect(damageFaults(events)).toEqual([]);
      }),
      { numRuns: RUNS, seed: 23 },
    );
    expect(seen.has('wounded')).toBe(true);
  },
  120_000 + 2000 * RUNS,
);
