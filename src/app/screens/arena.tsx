import { computed } from '@preact/signals';
import { useEffect, useRef, useState } from 'preact/hooks';
import { mountHunt, mountMunera } from '../arena/index.ts';
import type { HuntSession } from '../../games/damnatio/desk/index.ts';
import type { MuneraSession } from '../../games/munera/desk/index.ts';
import type { GameSession } from '../../session/index.ts';
import type { ScreenRouteProps } from '../services.ts';
import type { Game } from '../game.ts';
import { theGame } from '../game.ts';
import { pageNotices } from '../page-notices.ts';
import type { Services } from '../services.ts';
import { soundsOf } from '../sound/index.ts';
import { recordId } from '../storage/records.ts';

/** What the arena must say about keeping. */
function arenaNotices({ vault, tab }: Services) {
  return computed(() =>
    pageNotices({ keeping: vault.keeping.value, role: tab.role.value, takeOver: () => undefined, fault: null, update: null }).map(
      ({ text }) => text,
    ),
  );
}

function readOnlyReason({ tab }: Services) {
  return computed(() =>
    tab.role.value === 'writer'
      ? null
      : tab.role.value === 'reader'
        ? 'The game is open in another tab, which plays it.'
        : 'The other tab has closed. Go on here to play.',
  );
}

function mount(parent: HTMLElement, services: Services, game: Game): (() => void) | null {
  const session = game.session.value;
  if (!session) return null;
  const page = {
    catalogue: game.catalogue,
    settings: services.settings,
    onSettings: services.change,
    readOnly: readOnlyReason(services),
    notices: arenaNotices(services),
    onEnded: (ended: GameSession) => void game.settled().then(() => services.go({ screen: 'end', id: recordId(ended.record()) })),
    onShown: soundsOf(services, session),
    onLeave: () => services.go({ screen: 'title' }),
  };
  const unmount =
    session.ruleset === 'munera'
      ? mountMunera(parent, { ...page, session: session as unknown as MuneraSession, controllers: game.controllers.value })
      : mountHunt(parent, { ...page, session: session as unknown as HuntSession });
  void window.bout?.idle().then(() => performance.mark('arena-playable'));
  return unmount;
}

/** The arena with the game in progress; without one, the way to begin one. */
export function ArenaRoute({ services }: ScreenRouteProps) {
  const parent = useRef<HTMLDivElement>(null);
  const [none, setNone] = useState(false);
  useEffect(() => {
    const game = theGame(services);
    let unmount: (() => void) | null = null;
    let left = false;
    document.title = 'Arena · Damnatio';
    void game.resume().then((session) => {
      if (left) return;
      if (!session) setNone(true);
      else unmount = parent.current && mount(parent.current, services, game);
    });
    return () => {
      left = true;
      unmount?.();
    };
  }, []);
  useEffect(() => {
    if (!none) return;
    services.message.value ??= 'No hunt or bout is in progress. Begin one here.';
    services.replace({ screen: 'title' });
  }, [none]);
  return <div class="arena-place" ref={parent} />;
}
