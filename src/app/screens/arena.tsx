import { computed } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import type { MenuEntry } from '../../hud/fight/index.ts';
import type { GameSession } from '../../session/index.ts';
import type { ScreenRouteProps } from '../services.ts';
import type { ShowFight } from '../fight-place.tsx';
import { FightPlace } from '../fight-place.tsx';
import type { Game } from '../game.ts';
import { theGame } from '../game.ts';
import { notebookOf } from '../ghost/notebook.ts';
import { pageNotices } from '../page-notices.ts';
import type { Services } from '../services.ts';
import { openFight } from '../open-fight.ts';
import { Lost } from '../packs/lost.tsx';
import { missingWords } from '../packs/missing.ts';
import { MOST_RECORDS, recordId } from '../storage/records.ts';
import { lockedOut } from '../tenure.ts';
import { askAnalyst, holdAnalyst } from '../workers/analyst.ts';
import { reasonsOf } from '../ghost/reasons.ts';

/** What the arena must say about keeping. */
function arenaNotices({ vault, tab }: Services) {
  return computed(() =>
    pageNotices({ keeping: vault.keeping.value, role: tab.role.value, takeOver: () => undefined, fault: null, update: null }).map(
      ({ text }) => text,
    ),
  );
}

/** What is about the page, in the menu of the top bar. */
function pageMenu(services: Services) {
  return computed((): readonly MenuEntry[] => [
    { key: 'settings', label: 'Settings', sign: 'settings', act: () => services.go({ screen: 'settings' }) },
  ]);
}

/** Where a bout of the career leads back to, and its end page; written out here, so that no list of what to load grows by it. */
function inCareerAt(page = '', id = '') {
  return { screen: 'ladder', page, id } as const;
}

/** Where a game leads when it is over, and when it is left: to what it is a part of, or by itself. */
function waysOut({ occasion }: Game, session: GameSession) {
  if (occasion?.kind === 'career') return { ended: () => inCareerAt('bout', occasion.of), left: inCareerAt() };
  if (occasion?.kind === 'programme') {
    const programme = { screen: 'programme', id: occasion.of } as const;
    return { ended: () => programme, left: programme };
  }
  return { ended: () => ({ screen: 'end', id: recordId(session.record()) }) as const, left: { screen: 'title' } as const };
}

/** What the page gives the fight of the game in progress. */
function pageFor(services: Services, game: Game, session: GameSession) {
  const { occasion } = game;
  const inCareer = occasion?.kind === 'career';
  const { ended, left } = waysOut(game, session);
  const concede = (): void =>
    void game.breakOff().then((id) => services.go(id === null || occasion?.kind === 'programme' ? left : { screen: 'end', id }));
  return {
    catalogue: game.catalogue,
    settings: services.settings,
    onSettings: services.change,
    readOnly: computed(() => lockedOut(services, 'plays it')),
    notices: arenaNotices(services),
    controllers: game.controllers.value,
    notebook: notebookOf(services.vault, session),
    reasons: () => reasonsOf(session.setup),
    onEnded: () => void game.settled().then(() => services.go(ended())),
    onLeave: () => services.go(left),
    ...(inCareer ? {} : { onConcede: concede }), // a bout of the career is fought to its end
    isTry: game.occasion?.kind === 'today',
    menu: pageMenu(services),
    chance: { ask: askAnalyst, hold: holdAnalyst },
  };
}

/** When this fight is kept, the oldest record may go: its names stay. */
async function keepWall({ vault }: Services, { kit, catalogue }: Game): Promise<void> {
  if ((await vault.rows('records')).length < MOST_RECORDS) return;
  const { keepNamesLeaving } = await import('../wall/keep-names.ts');
  await keepNamesLeaving({ kit, messages: catalogue.messages, vault });
}

const BOUT_WAITS = { title: 'The bout waits', ways: [] };

/** What the arena finds instead of a bout. */
interface Without {
  readonly onNone: () => void;
  readonly onWaits: (packs: readonly string[]) => void;
}

/** The game in progress, as it goes on. */
async function goOn(services: Services, isLeft: () => boolean, { onNone, onWaits }: Without): Promise<ShowFight | null> {
  const game = theGame(services);
  void keepWall(services, game);
  const { session, waits } = await game.resume();
  if (isLeft()) return null;
  if (waits.length > 0) onWaits(waits);
  else if (!session) await ended(services, isLeft, onNone);
  if (!session || waits.length > 0) return null;
  if (game.occasion?.kind === 'career') await import('../career/host.ts').then(({ theCareer }) => theCareer(services)); // for the names
  const shown = await openFight(services, session);
  return (place) => {
    const takeAway = shown(place, pageFor(services, game, session));
    void window.bout?.idle().then(() => performance.mark('arena-playable'));
    return takeAway;
  };
}

/** A bout of a career that was loaded again during its last blow has its end page; of any other there is nothing. */
async function ended(services: Services, isLeft: () => boolean, onNone: () => void): Promise<void> {
  const { endedInCareer } = await import('../career/arena-bouts.ts');
  const of = await endedInCareer(services.vault);
  if (isLeft()) return;
  if (of === null) onNone();
  else services.replace(inCareerAt('bout', of));
}

/** The arena with the game in progress; without one, the way to begin one. */
export function ArenaRoute({ services }: ScreenRouteProps) {
  const [none, setNone] = useState(false);
  const [waits, setWaits] = useState<readonly string[]>([]);
  useEffect(() => void (document.title = 'Arena · Damnatio'), []);
  useEffect(() => {
    if (!none) return;
    services.message.value ??= 'No bout is in progress. Begin one here.';
    services.replace({ screen: 'title' });
  }, [none]);
  if (waits.length > 0) return <Lost services={services} lost={{ ...BOUT_WAITS, text: missingWords(waits), packs: waits }} />;
  return <FightPlace open={(isLeft) => goOn(services, isLeft, { onNone: () => setNone(true), onWaits: setWaits })} />;
}
