/*
 * What the browser keeps for this tab alone, also when the page is loaded again: written at once, so that it is there when
 * the page goes away in the middle of a write.
 */

const PREFIX = 'damnatio/';

type TabStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** Null where the browser gives none. */
function tabStore(): TabStore | null {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
}

/** Keeps a text for this tab; says whether there was room for it. */
export function holdInTab(key: string, text: string): boolean {
  try {
    const store = tabStore();
    store?.setItem(PREFIX + key, text);
    return store !== null;
  } catch {
    return false;
  }
}

/** A text that was kept for this tab; null where there is none. */
export function heldInTab(key: string): string | null {
  return tabStore()?.getItem(PREFIX + key) ?? null;
}

export function dropFromTab(key: string): void {
  tabStore()?.removeItem(PREFIX + key);
}

/** Removes everything that is kept for this tab. */
export function wipeTab(): void {
  const store = tabStore();
  const keys = Array.from({ length: store?.length ?? 0 }, (_, i) => store!.key(i)!);
  for (const key of keys) if (key.startsWith(PREFIX)) store!.removeItem(key);
}
