import { dayAfter } from '../daily/days.ts';
import type { Vault } from './vault.ts';

export const DIARY_KEY = 'diary';

/** Days in a row on which the fight of the day was played, without reading the diary; 0 when the row is broken. */
export async function streakAbout(vault: Vault, today: string): Promise<number> {
  const about = (await vault.row('profile', DIARY_KEY))?.about;
  if (typeof about !== 'object' || about === null) return 0;
  const { last, streak } = about as { readonly last?: unknown; readonly streak?: unknown };
  const goesOn = typeof last === 'string' && (last === dayAfter(today, -1) || last >= today);
  return goesOn && Number.isInteger(streak) ? (streak as number) : 0;
}
