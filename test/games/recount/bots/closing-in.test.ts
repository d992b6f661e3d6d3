import { expect, test } from 'vitest';
import { beginBout } from '../../../../src/engine/bout/index.ts';
import { seededRng } from '../../../../src/engine/dice/index.ts';
import { RECOUNT_POLICIES } from '../../../../src/games/recount/bots/index.ts';
import type { RecountSession } from '../../../../src/games/recount/desk/index.ts';
import { entrant, recountSetup } from '../../../../src/games/recount/rules/index.ts';
import { beginSession } from '../../../../src/session/index.ts';
import { kit } from '../../../support/core-content.ts';
import { rules } from '../rules/sand.ts';
import { opened } from '../screens/support.ts';

const CLASSES = ['heavy', 'medium', 'light', 'retiarius'] as const;
const SEEDS = 20;

const pair = (one: string, other: string) =>
  recountSetup({ fighters: [entrant({ card: one, side: 'i' }), entrant({ card: other, side: 'ii' })] });

/** The round of the first strike or cast of two of a class by the skilled bot. */
function firstBlow(card: string, seed: string): number {
  const setup = pair(card, card);
  const { bout } = beginBout(rules, rules.prepare(setup), setup, seededRng(seed), { log: false });
  const rng = seededRng(seed);
  while (bout.decision()) {
    const action = RECOUNT_POLICIES.skilled.policy(bout.forBots, rng);
    if (action.type === 'strike' || action.type === 'cast') return bout.forBots.state.round;
    bout.play(action);
  }
  return Infinity;
}

test('two who play as well do not wait for each other: one of them strikes by round 4', { timeout: 60_000 }, () => {
  const late = CLASSES.flatMap((card) =>
    Array.from({ length: SEEDS }, (_, seed) => firstBlow(card, `closing ${seed}`)).filter((round) => round > 4),
  );
  expect(late.length, `rounds of those who came late: ${late.join()}`).toBeLessThanOrEqual(1);
});

/** The round of the first clash of somebody who presses nothing but Space with the skilled bot. */
async function firstOfSpace(card: string, seed: string): Promise<number> {
  const session = beginSession(kit, pair(card, card), seed) as unknown as RecountSession;
  const { commands } = await opened(session, [session.view.state.fighters[1]!.id]);
  while (session.decision() && session.view.state.round < 9) {
    await commands.commit();
    await new Promise((resolve) => setTimeout(resolve));
    if (session.steps.some(({ events }) => events.some(({ type }) => type === 'clashed'))) return session.view.state.round;
  }
  return Infinity;
}

test.each(['vote1', 'vote3', 'vote4', 'vote5'])(
  'who presses only Space waits no longer: of two medium men one strikes by round 4, %s',
  async (seed) => {
    expect(await firstOfSpace('medium', seed)).toBeLessThanOrEqual(4);
  },
);
