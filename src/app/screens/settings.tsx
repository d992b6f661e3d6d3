import { useEffect, useState } from 'preact/hooks';
import { SettingsScreen } from '../../hud/settings/index.ts';
import type { ScreenRouteProps } from '../services.ts';
import { download } from '../download.ts';
import { forgetLook } from '../look.ts';
import type { Services } from '../services.ts';
import { wipeTab } from '../storage/tab-store.ts';
import { exportAll, importAll, ImportError } from '../storage/transfer.ts';

function kilobytes(size: number): string {
  return size < 1_000_000 ? `${Math.ceil(size / 1000)} kB` : `${(size / 1_000_000).toFixed(1)} MB`;
}

/** What is stored and whether it lasts, in sentences. */
async function readFacts({ vault }: Services): Promise<string[]> {
  const [records, aside, saves] = await Promise.all([vault.rows('records'), vault.rows('quarantine'), vault.rows('autosave')]);
  const size = [...records, ...aside, ...saves].reduce((sum, { text }) => sum + text.length, 0);
  const lasting = (await navigator.storage?.persisted?.().catch(() => false)) ?? false;
  const facts = [`${records.length} of at most 200 replays, ${kilobytes(size)} in all.`];
  if (!vault.lasts.value) facts.push('What happens in this tab is not kept; see the notice above.');
  else if (lasting) facts.push('The browser keeps it until you delete it.');
  else
    facts.push('The browser may clear it when the disk is full or after weeks without a visit. Install the game or export now and then.');
  if (aside.length > 0)
    facts.push(
      `${aside.length} ${aside.length === 1 ? 'thing' : 'things'} that could not be read ${aside.length === 1 ? 'is' : 'are'} kept aside, and exported with the rest.`,
    );
  return facts;
}

/** The ways to take everything along, bring it back or be rid of it. */
function useData(services: Services) {
  const { vault } = services;
  const [facts, setFacts] = useState<readonly string[]>([]);
  const [note, setNote] = useState<string | null>(null);
  const keeping = vault.keeping.value;
  const look = (): void => void readFacts(services).then(setFacts);
  useEffect(look, [keeping]);
  const bring = async (text: string): Promise<void> => {
    try {
      await services.playing.leave();
      const { added, known, damaged, brokenOff } = await importAll((await import('../kit.ts')).pageKit.kit, vault, text);
      setNote(
        `Imported ${added}; ${known} were here already; ${damaged} damaged, kept aside.${brokenOff === null ? '' : ` ${BROKEN_OFF[brokenOff]}`}`,
      );
      look();
    } catch (error) {
      if (!(error instanceof ImportError)) throw error;
      setNote(`${error.message} Nothing has changed.`);
    }
  };
  return {
    facts,
    note,
    onExport: () => void exportAll(vault).then((text) => download('damnatio-everything.json', text)),
    onImport: (text: string) => void bring(text),
    onWipe: () => void wipeAll(services),
  };
}

const BROKEN_OFF = {
  here: 'The game of the file goes on; the one that was in progress here is under Replays, broken off.',
  file: 'The game in progress here is newer and goes on; the one of the file is under Replays, broken off.',
} as const;

/** Nothing may be written after the wipe, so the bout in progress is left first. */
async function wipeAll({ vault, playing }: Services): Promise<void> {
  await playing.leave();
  await vault.wipe();
  wipeTab();
  forgetLook();
  location.replace('#/');
  location.reload();
}

export function SettingsRoute({ services }: ScreenRouteProps) {
  const data = useData(services);
  return (
    <SettingsScreen settings={services.settings.value} onSettings={services.change} data={data} languages={services.languages.value} />
  );
}
