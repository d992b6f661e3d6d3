import { useEffect, useState } from 'preact/hooks';

/**
 * What has been loaded; null until it is there. When one of `deps` changes it is loaded anew, and `before` says whether what
 * was there is shown meanwhile. What comes after the screen has gone, or something else is wanted, is dropped.
 */
export function useLoaded<T>(
  load: (isWanted: () => boolean) => Promise<T | null> | null | undefined,
  deps: readonly unknown[],
  before: 'dropped' | 'kept' = 'dropped',
): T | null {
  const [loaded, setLoaded] = useState<T | null>(null);
  useEffect(() => {
    let wanted = true;
    if (before === 'dropped') setLoaded(null);
    void load(() => wanted)?.then((found) => wanted && setLoaded(() => found));
    return () => void (wanted = false);
  }, deps);
  return loaded;
}
