import { dayAfter } from '../daily/days.ts';
import type { Vault } from './vault.ts';

export const DIARY_KEY = 'diary';

async function aboutOf(vault: Vault): Promise<Readonly<Record<string, unknown>> | null> {
  const about = (await vault.row('profile', DIARY_KEY))?.about;
  return typeof about === 'object' && about !== null ? (about as Readonly<Record<string, unknown>>) : null;
}

/** The games whose fight of today is over, by id, without reading the diary. */
export async function foughtAbout(vault: Vault, today: string): Promise<readonly string[]> {
  const { day, games } = ((await aboutOf(vault))?.['over'] ?? {}) as Readonly<Record<string, unknown>>;
  return day === today && Array.isArray(games) ? games.filter((game) => typeof game === 'string') : [];
}

/** Days in a row on which the fight of the day was played, without reading the diary; 0 when the row is broken. */
export async function streakAbout(vault: Vault, today: string): Promise<number> {
  const { last, streak } = (await aboutOf(vault)) ?? {};
  const goesOn = typeof last === 'string' && (last === dayAfter(today, -1) || last >= today);
  return goesOn && Number.isInteger(streak) ? (streak as number) : 0;
}
