import { useEffect, useState } from 'preact/hooks';
import { version } from '../../../package.json';
import { PAGES } from '../../games/pages.ts';
import { TitleScreen } from '../../hud/title/index.ts';
import { settled, type Services } from '../services.ts';
import type { FriezePart, TitleLink } from '../game-page.ts';
import { formatRoute } from '../routes.ts';
import { dayOf } from '../seeds.ts';
import type { Vault } from '../storage/vault.ts';
import type { TitleNews } from '../title-news.ts';
import type { Edition } from '../update.ts';
import { placeOf } from '../about-words.ts';
import { useLoaded } from '../use-loaded.ts';

/** The frieze of the first game that has one. */
const friezeOf = (): Promise<FriezePart> | undefined => PAGES.find(({ frieze }) => frieze)?.frieze?.();

/** It follows the settings by itself, so it is a component of its own. */
function Frieze({ part, services }: { readonly part: FriezePart; readonly services: Services }) {
  return <>{part.Frieze({ services })}</>;
}

/** The way to the set-up of each game, the first one offered first. */
const [ENTER, ...ENTRIES] = PAGES.map(({ address, title }) => ({
  ...title,
  href: formatRoute({ screen: 'setup', address, query: '' }),
}));

/** The career stands beside the games. */
const LADDER = { label: 'The ladder', line: 'A career to the wooden sword', href: formatRoute({ screen: 'ladder', page: '', id: '' }) };

/** The ways to the fights of the day; that of the frieze says who it is once it is there, and each whether it is over. */
function todayLinks(frieze: FriezePart | null, day: string, fought: readonly string[]): TitleLink[] {
  return PAGES.flatMap(({ id, today, ...page }) => {
    if (today === undefined) return [];
    const named = page.frieze ? frieze?.today?.(day) : undefined;
    const link = named ?? { label: today, href: formatRoute({ screen: 'today', game: id }) };
    return [fought.includes(id) ? { ...link, label: `${link.label} (fought)` } : link];
  });
}

/** What is stored is told when the title can be used already: it waits for nothing. */
const NO_NEWS: TitleNews = { about: null, streak: 0, fought: [], learnt: 0 };

/** Whether replays are stored that the browser has not promised to keep. */
async function keptLoosely(vault: Vault): Promise<boolean> {
  if (!vault.lasts.value || (await vault.rows('records')).length === 0) return false;
  return !((await navigator.storage?.persisted?.().catch(() => false)) ?? false);
}

export function TitleRoute({ services, edition }: { readonly services: Services; readonly edition: Edition }) {
  const [message, setMessage] = useState<string | null>(null);
  const later = useLoaded(() => friezeOf()?.catch(() => null), []);
  const day = dayOf(new Date(services.vault.time()));
  const loadNews = async (): Promise<TitleNews> => {
    const [{ titleNews }] = await Promise.all([import('../title-news.ts'), settled(services)]);
    return titleNews(services.vault, day);
  };
  const { about, streak, fought, learnt } = useLoaded(loadNews, [day], 'kept') ?? NO_NEWS;
  const mayBeCleared = useLoaded(() => keptLoosely(services.vault), []) ?? false;
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
      line={PAGES[0]!.title.line}
      enter={ENTER!}
      entries={[...ENTRIES, LADDER]}
      resume={about && about.outcome === null ? placeOf(about) : null}
      today={todayLinks(later, day, fought)}
      streak={streak}
      learnt={learnt}
      message={message}
      offlineReady={edition.offlineReady.value}
      mayBeCleared={mayBeCleared}
      frieze={later && <Frieze part={later} services={services} />}
    />
  );
}
