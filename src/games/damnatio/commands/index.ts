import { scenarioParts, type GameCommands, type Offer, type Offers, type ScenarioKeys } from '../../../cli/index.ts';
import { measuredBeast, measuredHunt, type HuntGame, type HuntReport } from '../desk/index.ts';
import { balanceCommand } from './balance.ts';
import { benchCommand } from './bench.ts';
import { bout } from './bout.ts';
import { printHuntOdds } from './odds.ts';
import { simText } from './sim-text.ts';
import type { DamnatioContent } from '../rules/index.ts';
import { z } from 'zod';

const { figure } = scenarioParts;

/** Keys of a hunt's scenario files. */
const scenarioKeys: ScenarioKeys = {
  schemas: {
    elite: z.int().min(0).max(3),
    start: z.enum(['round-one', 'control', 'beast', 'men', 'bystanders', 'round-end']),
    tie: z.int().min(1).max(60),
    tieFixed: z.boolean(),
    control: z.enum(['beast', 'men']),
    beasts: z.array(figure).min(1).max(2),
    men: z.array(figure).max(6),
  },
  required: ['beasts'],
};

function hunts({ hunts: all }: DamnatioContent): Offer<HuntGame>[] {
  return Object.values(all).flatMap((hunt) => {
    const measured = measuredHunt(hunt);
    return measured ? [{ id: hunt.id, ...measured, newcomer: hunt.newcomer, kept: { kind: 'hunt' } }] : [];
  });
}

function beasts({ beasts: all, newcomers = {} }: DamnatioContent): Offer<HuntGame>[] {
  return Object.keys(all).map((id) => ({ id, ...measuredBeast(id), newcomer: newcomers[id] ?? null, kept: { kind: 'beast' } }));
}

/** The hunts on the programme and every beast, as the newcomer plays them. */
export const offers: Offers<HuntGame> = { list: (content) => [...hunts(content), ...beasts(content)] };

/** What hunts add to the command line. */
export const damnatioCommands: GameCommands<HuntGame, HuntReport> = {
  id: 'damnatio',
  bout,
  sim: { text: simText, pool: { poolFrom: 1000, chunk: 250 } },
  scenario: scenarioKeys,
  odds: printHuntOdds,
  offers,
  commands: (loading) => [balanceCommand(loading), benchCommand(loading)],
};
