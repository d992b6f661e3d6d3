import { canonicalJson } from '../../engine/bout/index.ts';
import type { StateOfTry } from '../../hud/today/index.ts';
import type { GameRecord } from '../../session/index.ts';
import type { Game } from '../game.ts';
import { dayOf } from '../seeds.ts';
import type { Vault } from '../storage/vault.ts';
import type { DailyFight } from '../game-page.ts';
import type { Services } from '../services.ts';
import { changeDiary, loadDiary } from '../storage/diary-store.ts';
import { loadRecord, listRecords } from '../storage/records.ts';
import { beginTry, tryOf, mayCount } from './diary.ts';
import { dayAfter } from './days.ts';
import { readOccasion } from '../occasion.ts';
import { lookAtAutosave } from '../storage/autosave.ts';
import type { Diary } from './diary.ts';
import { isSeedOfDay } from './fight-of-day.ts';
import { programmes } from './programme.ts';

/** What is kept of the fights of the days. */
export interface DaysKept {
  readonly diary: Diary;
  /** Ids of the records that are still here. */
  readonly records: ReadonlySet<string>;
  /** The try that is in the arena; null when another game is, or none. */
  readonly running: { readonly day: string; readonly game: string } | null;
  /** Why the game in progress cannot be read; null when it can, or when there is none. */
  readonly unread: string | null;
}

export async function daysKept({ kit }: Game, vault: Vault): Promise<DaysKept> {
  const [diary, list, { saved, why }] = await Promise.all([loadDiary(vault), listRecords(vault), lookAtAutosave(kit, vault)]);
  const occasion = readOccasion(saved?.occasion);
  const running = saved && occasion?.kind === 'today' ? { day: occasion.day, game: saved.record.ruleset } : null;
  return { diary, records: new Set(list.map(({ id }) => id)), running, unread: why };
}

/** How the try of a day stands; only `today` may be begun. */
export function stateOfTry({ diary, records, running }: DaysKept, day: string, game: string): StateOfTry {
  const found = tryOf(diary, day, game);
  if (!found) return mayCount(diary, day) ? 'open' : 'behind';
  if (found.done) return 'done';
  if (found.seen) return 'seen';
  if (running?.day === day && running.game === game) return 'running';
  if (found.left === null) return 'begun';
  return records.has(found.left) ? 'left' : 'lost';
}

/** Whether a try is begun and can be gone on with. */
export function isUnfinished(state: StateOfTry): boolean {
  return state === 'running' || state === 'left' || state === 'begun';
}

/** A try of a day at the fight of a game. */
export interface TryAt {
  readonly day: string;
  readonly game: string;
  readonly fight: DailyFight;
}

/**
 * Begins the one try of a day, or goes on with it, whatever the page last showed: another tab may have begun it meanwhile.
 * Says whether there was anything to play.
 */
export async function enterTry(services: Services, game: Game, { day, game: id, fight }: TryAt): Promise<boolean> {
  const { vault } = services;
  const occasion = { kind: 'today', day } as const;
  const state = stateOfTry(await daysKept(game, vault), day, id);
  if (state !== 'open' && !isUnfinished(state)) return false;
  if (state === 'left') {
    const kept = await loadRecord(game.kit, vault, tryOf(await loadDiary(vault), day, id)!.left!);
    if (kept) game.fork(kept.record, kept.record.actions.length, fight.controllers, occasion, kept.deputed);
    else game.begin(fight.setup, fight.seed, fight.controllers, occasion);
  } else if (state !== 'running') {
    await changeDiary(vault, (diary) => beginTry(diary, day, id, vault.time()));
    game.begin(fight.setup, fight.seed, fight.controllers, occasion);
  }
  services.go({ screen: 'arena' });
  return true;
}

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
