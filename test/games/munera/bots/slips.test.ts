import { expect, it } from 'vitest';
import { seededRng } from '../../../../src/engine/dice/index.ts';
import type { MuneraGame } from '../../../../src/games/munera/desk/index.ts';
import type { MuneraAction } from '../../../../src/games/munera/rules/index.ts';
import { entrant, muneraSetup } from '../../../../src/games/munera/rules/index.ts';
import { atOnce, gameOf, playedByBots, replayRecord } from '../../../../src/session/index.ts';
import { kit } from '../../../support/core-content.ts';

const CHANGES: ReadonlySet<MuneraAction['type']> = new Set(['discard', 'drop', 'sheathe', 'draw', 'release', 'kick']);

it('a tiro errs in how he fights, and changes what he carries only where nothing is better', { timeout: 60_000 }, () => {
  const { desk } = gameOf<MuneraGame>(kit, { ruleset: 'munera' });
  let slips = 0;
  for (const [i, [card, way]] of [
    ['murmillo', 'patient'],
    ['retiarius', 'netman'],
    ['thraex', 'flanker'],
  ].entries()) {
    const name = `${way!}@tiro`;
    const setup = muneraSetup({ fighters: [entrant({ card: card!, side: 'red' }), entrant({ card: card!, side: 'blue' })] });
    const session = atOnce(playedByBots<MuneraGame>(kit, { setup, seed: `slips ${i}`, bots: [name, name] }));
    for (const { forBots } of replayRecord<MuneraGame>(kit, session.record()).positions) {
      if (!forBots.decision()) continue;
      for (let again = 0; again < 3; again += 1) {
        const { action, weighed } = desk.bots[name]!.explain!(forBots, seededRng(`slip ${again}`));
        const own = weighed.find((each) => each.action === action)?.value ?? 0;
        const best = Math.max(...weighed.map(({ value }) => value));
        if (CHANGES.has(action.type)) expect(own, action.type).toBeCloseTo(best, 8);
        else if (own < best - 0.5) slips += 1;
      }
    }
  }
  expect(slips).toBeGreaterThan(20);
});
