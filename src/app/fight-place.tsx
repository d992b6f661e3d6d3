import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { isMissingFile, LoadingFailed } from './missing-file.tsx';

/** Puts a fight that is loaded into its place; returns the way to take it away. */
export type ShowFight = (place: HTMLElement) => () => void;

interface FightPlaceProps {
  /** Loads what is to be shown, once; null for nothing. Whoever waits in it asks `isLeft` before he acts on the page. */
  readonly open: (isLeft: () => boolean) => Promise<ShowFight | null>;
}

/** Where a fight is shown. It is taken away with its picture: none hears a key of the screen that comes after it. */
export function FightPlace({ open }: FightPlaceProps) {
  const place = useRef<HTMLDivElement>(null);
  const [failed, setFailed] = useState(false);
  useLayoutEffect(() => {
    let takeAway: (() => void) | null = null;
    let left = false;
    const opened = open(() => left).then((show) => {
      if (show && !left) takeAway = show(place.current!);
    });
    void opened.catch((error: unknown) => {
      if (!isMissingFile(error)) throw error;
      if (!left) setFailed(true);
    });
    return () => {
      left = true;
      takeAway?.();
    };
  }, []);
  return failed ? <LoadingFailed /> : <div class="arena-place" ref={place} />;
}
