import type { CareerCommand } from '../commands.ts';
import { byTaste } from './by-taste.ts';
import type { Look, Strategy } from './look.ts';
import type { TasteId } from './taste.ts';
import { TASTES } from './taste.ts';

/** Anything that may be done, every kind of command as likely as every other. */
function byLot(look: Look): CareerCommand {
  const commands = look.choices.map(({ command }) => command).filter(({ type }) => type !== 'fight');
  const kinds = [...new Set(commands.map(({ type }) => type))];
  const kind = kinds[look.lot(kinds.length)];
  const some = commands.filter(({ type }) => type === kind);
  return some[look.lot(some.length)] ?? { type: 'end-day' };
}

export type StrategyId = TasteId | 'random';

const OF_TASTE = Object.entries(TASTES).map(([id, taste]): [string, Strategy] => [id, (look) => byTaste(look, taste)]);

/** Every strategy by name; the first is that of somebody sensible. */
export const STRATEGIES = { ...Object.fromEntries(OF_TASTE), random: byLot } as Readonly<Record<StrategyId, Strategy>>;
