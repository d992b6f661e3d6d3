import { canonicalJson } from '../../engine/bout/index.ts';
import type { GameRecord } from '../../session/index.ts';
import type { Game } from '../game.ts';
import { dayOf } from '../seeds.ts';
import type { Vault } from '../storage/vault.ts';
import type { TryAt } from './begin.ts';
import { dayAfter } from './days.ts';
import { daysKept, isUnfinished, stateOfTry } from './days-kept.ts';
import { isSeedOfDay } from './fight-of-day.ts';
import { programmes } from './programme.ts';

/**
 * The try at the fight of a record that still counts: today's until it is over, yesterday's while it is begun and not over.
 * Null for any other fight.
 */
export async function openTryOf(game: Game, vault: Vault, { setup, seed }: Pick<GameRecord, 'setup' | 'seed'>): Promise<TryAt | null> {
  if (!isSeedOfDay(seed)) return null;
  const [list, kept] = await Promise.all([programmes(), daysKept(game, vault)]);
  const today = dayOf(new Date(vault.time()));
  for (const day of [today, dayAfter(today, -1)]) {
    for (const programme of list) {
      const fight = programme.fightOf(day);
      if (fight.seed !== seed || canonicalJson(fight.setup) !== canonicalJson(setup)) continue;
      const state = stateOfTry(kept, day, programme.game);
      if (isUnfinished(state) || (day === today && state === 'open')) return { day, game: programme.game, fight };
    }
  }
  return null;
}
