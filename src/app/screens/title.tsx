import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { version } from '../../../package.json';
import { TitleScreen } from '../../hud/title/index.ts';
import type { Services } from '../services.ts';
import { placeOf } from '../about-words.ts';
import { dayOf, todaysBeast } from '../seeds.ts';
import type { GameAbout } from '../storage/about.ts';
import { autosaveAbout } from '../storage/autosave-about.ts';
import type { Vault } from '../storage/vault.ts';
import type { Edition } from '../update.ts';

interface Later {
  readonly Frieze: ComponentType<{ readonly services: Services }>;
  /** Beasts by id with their names. */
  readonly beasts: Readonly<Record<string, string>>;
}

function todayLink(beasts: Readonly<Record<string, string>>): { label: string; href: string } {
  const { beast, seed } = todaysBeast(dayOf(new Date()), Object.keys(beasts));
  return { label: `Today’s beast: ${beasts[beast]!.toLowerCase()}`, href: `#/setup?beast=${beast}&seed=${seed}` };
}

/** Whether hunts are stored that the browser has not promised to keep. */
async function keptLoosely(vault: Vault): Promise<boolean> {
  if (vault.keeping.value !== 'kept' || (await vault.rows('records')).length === 0) return false;
  return !((await navigator.storage?.persisted?.().catch(() => false)) ?? false);
}

export function TitleRoute({ services, edition }: { readonly services: Services; readonly edition: Edition }) {
  const [about, setAbout] = useState<GameAbout | null>(null);
  const [later, setLater] = useState<Later | null>(null);
  const [message, setMessage] = useState<string | null>(null);
  useEffect(() => {
    void autosaveAbout(services.vault).then(setAbout);
    void import('../frieze.tsx').then(
      ({ Frieze, beasts }) => setLater({ Frieze, beasts }),
      () => undefined,
    );
  }, []);
  const [mayBeCleared, setMayBeCleared] = useState(false);
  useEffect(() => void keptLoosely(services.vault).then(setMayBeCleared), []);
  const waiting = services.message.value;
  useEffect(() => {
    if (waiting === null) return;
    setMessage(waiting);
    services.message.value = null;
  }, [waiting]);
  return (
    <TitleScreen
      version={version}
      settings={services.settings.value}
      onSettings={services.change}
      resume={about && about.outcome === null ? placeOf(about) : null}
      today={later && todayLink(later.beasts)}
      message={message}
      offlineReady={edition.offlineReady.value}
      mayBeCleared={mayBeCleared}
      frieze={later && <later.Frieze services={services} />}
    />
  );
}
