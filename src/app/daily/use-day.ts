import { useEffect, useState } from 'preact/hooks';
import { dayOf } from '../seeds.ts';
import type { Vault } from '../storage/vault.ts';

const MINUTE = 60_000;

/** The day of the reader's calendar; follows it while the page stays open. */
export function useDay(vault: Vault): string {
  const [day, setDay] = useState(dayOf(new Date(vault.time())));
  useEffect(() => {
    const look = (): void => setDay(dayOf(new Date(vault.time())));
    const timer = setInterval(look, MINUTE);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return day;
}
