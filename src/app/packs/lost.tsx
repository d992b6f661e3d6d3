import { useState } from 'preact/hooks';
import type { LostProps } from '../../hud/replay/index.ts';
import { LostScreen } from '../../hud/replay/index.ts';
import type { Services } from '../services.ts';
import type { Wanted, WantedPacks } from './wanted-packs.ts';
import { useLoaded } from '../use-loaded.ts';

/** What is known here of packs that something waits for; null before anybody has looked. What looks is loaded only then. */
export function useWanted({ vault }: Services, ids: readonly string[]): WantedPacks | null {
  const look = async (): Promise<WantedPacks> => (await import('./wanted-packs.ts')).wantedPacks(vault, ids);
  return useLoaded(() => (ids.length > 0 ? look() : null), [ids.join(' ')]);
}

/** Turns packs on; screens that wait for them begin anew. Gives the reason where they cannot be. */
export async function turnOn(services: Services, ids: readonly string[]): Promise<string | null> {
  const { turnOnPacks } = await import('./wanted-packs.ts');
  return turnOnPacks(services, ids);
}

const BRING = 'Ask whoever made or sent it for the file or the link of the pack, and bring it under Packs.';
const LOOK = 'Packs says what is wrong with it.';

/** What can be done about packs that cannot simply be turned on. */
function waysTo({ packs }: WantedPacks): string[] {
  const is = (state: Wanted['state']): boolean => packs.some((pack) => pack.state === state);
  return [...(is('on') ? [LOOK] : []), ...(is('away') ? [BRING] : [])];
}

/** Something that cannot be shown. Where only packs are wanting that are here, one key turns them on and goes on. */
export function Lost({ services, lost }: { readonly services: Services; readonly lost: LostProps }) {
  const wanted = useWanted(services, lost.packs ?? []);
  const [working, setWorking] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  if (!wanted) return <LostScreen {...lost} />;
  const isWhole = wanted.packs.every(({ state }) => state === 'off');
  const goOn = async (): Promise<void> => {
    setWorking(true);
    try {
      setRefused(await turnOn(services, lost.packs!));
    } finally {
      setWorking(false);
    }
  };
  return (
    <LostScreen
      {...lost}
      text={wanted.text}
      ways={refused === null ? waysTo(wanted) : [refused]}
      turnOn={
        isWhole
          ? { label: wanted.packs.length > 1 ? 'Turn them on and go on' : 'Turn it on and go on', working, goOn: () => void goOn() }
          : undefined
      }
    />
  );
}
