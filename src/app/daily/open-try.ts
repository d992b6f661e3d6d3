import { canonicalJson } from '../../engine/bout/index.ts';
import type { StateOfTry } from '../../hud/today/index.ts';
import type { GameRecord } from '../../session/index.ts';
import type { Game } from '../game.ts';
import { dayOf } from '../seeds.ts';
import type { Vault } from '../storage/vault.ts';
import type { TryAt } from './begin.ts';
import { dayAfter } from './days.ts';
import { daysKept, isUnfinished, stateOfTry } from './days-kept.ts';
import { isSeedOfDay } from './fight-of-day.ts';
import { programmes } from './programme.ts';

/** A record that is the fight of a day, and how the player's own try at it stands. */
export interface MetDay extends TryAt {
  /** What that is called: `Today’s beast`. */
  readonly title: string;
  readonly state: StateOfTry;
  readonly isToday: boolean;
}

/** The day of today or yesterday whose fight a record is; null for any other fight. */
export async function dayMet(game: Game, vault: Vault, { setup, seed }: Pick<GameRecord, 'setup' | 'seed'>): Promise<MetDay | null> {
  if (!isSeedOfDay(seed)) return null;
  const [list, kept] = await Promise.all([programmes(), daysKept(game, vault)]);
  const today = dayOf(new Date(vault.time()));
  for (const day of [today, dayAfter(today, -1)]) {
    for (const programme of list) {
      const fight = programme.fightOf(day);
      if (fight.seed !== seed || canonicalJson(fight.setup) !== canonicalJson(setup)) continue;
      const state = stateOfTry(kept, day, programme.game);
      return { day, game: programme.game, fight, title: programme.title, state, isToday: day === today };
    }
  }
  return null;
}

/** Whether the try still counts: today's until it is over, yesterday's while it is begun and not over. */
export function isOpenTry({ state, isToday }: Pick<MetDay, 'state' | 'isToday'>): boolean {
  return isUnfinished(state) || (isToday && state === 'open');
}

/** The try at the fight of a record that still counts. Null for any other fight. */
export async function openTryOf(game: Game, vault: Vault, record: Pick<GameRecord, 'setup' | 'seed'>): Promise<MetDay | null> {
  const met = await dayMet(game, vault, record);
  return met && isOpenTry(met) ? met : null;
}
