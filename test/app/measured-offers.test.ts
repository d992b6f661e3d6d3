import { describe, expect, it } from 'vitest';
import type { KeptOffer } from '../../src/app/use-measure.ts';
import { jobFor } from '../../src/app/workers/questions.ts';
import { setupOfHunt } from '../../src/games/damnatio/desk/index.ts';
import { keptOf } from '../../src/games/damnatio/page/offered.ts';
import { damnatioContent, huntSetup } from '../../src/games/damnatio/rules/index.ts';
import { boutPicks } from '../../src/games/munera/page/setup.tsx';
import { recountPicks } from '../../src/games/recount/page/setup.tsx';
import { gameOf } from '../../src/session/index.ts';
import { call } from '../cli/run.ts';
import { core, kit } from '../support/core-content.ts';

const [BOUTS, SEED] = [4, 'both'];

/** What the command line counts of everything that a game offers, by the kind and id of the offer. */
async function byCommand(game: string): Promise<Record<string, number>> {
  const { out } = await call(`difficulty ${game} --bouts ${BOUTS} --seed ${SEED} --json`);
  const rows = JSON.parse(out) as { readonly kind: string; readonly id: string; readonly count: number }[];
  return Object.fromEntries(rows.map(({ kind, id, count }) => [`${kind} ${id}`, count]));
}

/** What the worker of the page counts. */
function byWorker({ setup, players }: KeptOffer): number {
  const job = jobFor(gameOf(kit, setup), { ask: 'measure', setup, players, bouts: BOUTS, seed: SEED });
  const told = [...job(() => 0)].flatMap((answer) => (answer?.answer === 'measure' ? [answer] : []));
  expect(told.map(({ share, done }) => [share.of, done])).toEqual([1, 2, 3, 4].map((of) => [of, of === BOUTS]));
  return told.at(-1)!.share.count;
}

describe('a figure that is measured on the page', { timeout: 120_000 }, () => {
  it('is that of the command line for every pairing', async () => {
    const messages = core.text['en']!;
    const munera = boutPicks({ content: core.munera, messages }, null);
    const recount = recountPicks({ content: core.recount, messages }, null);
    for (const [game, picks] of [
      ['munera', munera],
      ['recount', recount],
    ] as const) {
      const offers = picks.flatMap(({ id, measured, newcomer = null }) =>
        measured ? [[`pairing ${id}`, { ...measured, newcomer }] as const] : [],
      );
      const counted = Object.fromEntries(offers.map(([id, offer]) => [id, byWorker(offer)]));
      expect(counted).toEqual(await byCommand(game));
      expect(new Set(Object.values(counted)).size).toBeGreaterThan(1);
    }
  });

  it('is that of the command line for every hunt and every beast, and there is none for a hunt of one’s own', async () => {
    const content = damnatioContent(core);
    const hunts = Object.values(content.hunts).map((hunt) => [`hunt ${hunt.id}`, keptOf(content, hunt, setupOfHunt(hunt))] as const);
    const beasts = Object.keys(content.beasts).map((id) => [`beast ${id}`, keptOf(content, null, huntSetup({ beasts: [id] }))] as const);
    const counted = [...hunts, ...beasts].flatMap(([id, offer]) => (offer ? [[id, byWorker(offer)] as const] : []));
    expect(Object.fromEntries(counted)).toEqual(await byCommand('damnatio'));
    expect(keptOf(content, null, huntSetup({ beasts: ['lion'], elite: 1 }))).toBeNull();
  });
});
