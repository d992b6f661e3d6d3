import { useEffect, useState } from 'preact/hooks';
import type { LostProps } from '../../hud/replay/index.ts';
import { LostScreen } from '../../hud/replay/index.ts';
import type { Services } from '../services.ts';
import type { WantedPacks } from './wanted.ts';

/** What is known here of packs that something waits for; null before anybody has looked. What looks is loaded only then. */
export function useWanted({ vault }: Services, ids: readonly string[]): WantedPacks | null {
  const [wanted, setWanted] = useState<WantedPacks | null>(null);
  const all = ids.join(' ');
  useEffect(() => {
    let current = true;
    setWanted(null);
    if (ids.length > 0) void import('./wanted.ts').then(async ({ wantedPacks }) => current && setWanted(await wantedPacks(vault, ids)));
    return () => void (current = false);
  }, [all]);
  return wanted;
}

/** Turns packs on; screens that wait for them begin anew. */
export async function turnOn(services: Services, ids: readonly string[]): Promise<void> {
  const { turnOnPacks } = await import('./wanted.ts');
  await turnOnPacks(services, ids);
}

const BRING = 'Ask whoever made or sent it for the file or the link of the pack, and bring it under Packs.';

/** Something that cannot be shown. Where only packs are wanting that are here, one key turns them on and goes on. */
export function Lost({ services, lost }: { readonly services: Services; readonly lost: LostProps }) {
  const wanted = useWanted(services, lost.packs ?? []);
  const [working, setWorking] = useState(false);
  if (!wanted) return <LostScreen {...lost} />;
  const isWhole = wanted.packs.every(({ isHere }) => isHere);
  const goOn = (): void => {
    setWorking(true);
    void turnOn(services, lost.packs!);
  };
  return (
    <LostScreen
      {...lost}
      text={wanted.text}
      ways={isWhole ? [] : [BRING]}
      turnOn={isWhole ? { label: wanted.packs.length > 1 ? 'Turn them on and go on' : 'Turn it on and go on', working, goOn } : undefined}
    />
  );
}
