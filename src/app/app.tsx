import type { ComponentType } from 'preact';
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { PAGES } from '../games/pages.ts';
import type { GamePage } from './game-page.ts';
import { Announcer, hush, Notices } from '../hud/page/index.ts';
import { Loading, LoadingFailed } from './missing-file.tsx';
import { pageNotices } from './page-notices.ts';
import { TitleRoute } from './screens/title.tsx';
import { settled, type ScreenRouteProps, type Services } from './services.ts';
import { screenOf, tenureOf, WITHOUT_CARDS } from './tenure.ts';
import type { Edition } from './update.ts';

type View = ComponentType<ScreenRouteProps>;
type Loader = () => Promise<View>;

async function setupOf({ parts }: GamePage): Promise<View> {
  const { Setup } = await (await parts()).setup();
  return Setup as View;
}

/** Every screen but the title is loaded when it is wanted, by its name; those of set-ups by their address. */
const LOADERS: Readonly<Record<string, Loader>> = {
  ...Object.fromEntries(PAGES.map((page): [string, Loader] => [`setup ${page.address}`, () => setupOf(page)])),
  arena: () => import('./screens/arena.tsx').then(({ ArenaRoute }) => ArenaRoute),
  end: () => import('./screens/end.tsx').then(({ EndRoute }) => EndRoute),
  digest: () => import('./screens/digest.tsx').then(({ DigestRoute }) => DigestRoute),
  replay: () => import('./screens/replay.tsx').then(({ ReplayRoute }) => ReplayRoute),
  link: () => import('./screens/replay.tsx').then(({ ReplayRoute }) => ReplayRoute),
  replays: () => import('./screens/replays.tsx').then(({ ReplaysRoute }) => ReplaysRoute),
  settings: () => import('./screens/settings.tsx').then(({ SettingsRoute }) => SettingsRoute),
  words: () => import('./screens/words.tsx').then(({ WordsRoute }) => WordsRoute),
  learn: () => import('./screens/learn.tsx').then(({ LearnRoute }) => LearnRoute),
  scenario: () => import('./screens/scenario.tsx').then(({ ScenarioRoute }) => ScenarioRoute),
  programme: () => import('./screens/programme.tsx').then(({ ProgrammeRoute }) => ProgrammeRoute),
  today: () => import('./screens/today.tsx').then(({ TodayRoute }) => TodayRoute),
  statistics: () => import('./screens/statistics.tsx').then(({ StatisticsRoute }) => StatisticsRoute),
  challenge: () => import('./screens/challenge.tsx').then(({ ChallengeRoute }) => ChallengeRoute),
  compare: () => import('./screens/compare.tsx').then(({ CompareRoute }) => CompareRoute),
  wall: () => import('./screens/wall.tsx').then(({ WallRoute }) => WallRoute),
  ladder: () => import('./screens/ladder.tsx').then(({ LadderRoute }) => LadderRoute),
  workshop: () => import('./screens/workshop.tsx').then(({ WorkshopRoute }) => WorkshopRoute),
  bestiary: () => import('./screens/bestiary.tsx').then(({ BestiaryRoute }) => BestiaryRoute),
  packs: () => import('./screens/packs.tsx').then(({ PacksRoute }) => PacksRoute),
  credits: () => import('./screens/credits.tsx').then(({ CreditsRoute }) => CreditsRoute),
};

function Later({ services, route }: ScreenRouteProps) {
  const [loaded, setLoaded] = useState<{ screen: string; view: View } | null>(null);
  const [failed, setFailed] = useState(false);
  const screen = screenOf(route);
  useEffect(() => {
    let current = true;
    setFailed(false);
    const written = screen === 'arena' || settled(services); // every other screen may tell of what is stored
    Promise.all([LOADERS[screen]!(), WITHOUT_CARDS.has(screen) || services.cards.ready, written]).then(
      ([view]) => current && setLoaded({ screen, view }),
      () => current && setFailed(true),
    );
    return () => void (current = false);
  }, [screen]);
  if (failed) return <LoadingFailed />;
  if (!loaded || loaded.screen !== screen) {
    return <Loading what={screen === 'arena' || screen.startsWith('setup') ? 'The gates open …' : 'One moment …'} />;
  }
  const Loaded = loaded.view;
  return <Loaded services={services} route={route} />;
}

interface AppProps {
  readonly services: Services;
  readonly edition: Edition;
}

/** The page: what must be seen everywhere, and the screen of the address. */
export function App({ services, edition }: AppProps) {
  const route = services.route.value;
  const tenure = tenureOf(route, services);
  const screen = screenOf(route);
  useLayoutEffect(() => hush, [screen]);
  const onTitle = route.screen === 'title' || route.screen === 'unknown';
  useEffect(() => {
    if (route.screen !== 'unknown') return;
    services.message.value = 'That address leads nowhere in this game. Here is the title instead; nothing is lost.';
    services.replace({ screen: 'title' });
  }, [route]);
  const notices = pageNotices({
    keeping: services.vault.keeping.value,
    role: services.tab.role.value,
    takeOver: () => void services.takeOver(),
    fault: services.fault.value,
    update: onTitle ? edition.update.value : null,
  });
  const inArena = route.screen === 'arena' || ((route.screen === 'scenario' || route.screen === 'learn') && route.name !== '');
  return (
    <>
      {!inArena && (
        <a class="skip-link" href="#main" onClick={skip}>
          Skip to the content
        </a>
      )}
      <Notices notices={inArena ? notices.filter(({ action }) => action) : notices} />
      {onTitle ? (
        <TitleRoute key={tenure} services={services} edition={edition} />
      ) : (
        <Later key={tenure} services={services} route={route} />
      )}
      <Announcer />
    </>
  );
}

/** The hash is the address of a screen, so the link moves focus by itself. */
function skip(event: MouseEvent): void {
  event.preventDefault();
  const main = document.querySelector<HTMLElement>('#main');
  main?.setAttribute('tabindex', '-1');
  main?.focus();
}
