import { computed } from '@preact/signals';
import { useEffect, useRef, useState } from 'preact/hooks';
import { mountArena } from '../arena/index.ts';
import type { ScreenRouteProps } from '../services.ts';
import type { Game } from '../game.ts';
import { theGame } from '../game.ts';
import { pageNotices } from '../page-notices.ts';
import type { Services } from '../services.ts';
import { soundsOf } from '../sound/index.ts';
import { recordId } from '../storage/records.ts';

/** What the arena must say about keeping. */
function arenaNotices({ vault, tab }: Services) {
  return computed(() => pageNotices({ keeping: vault.keeping.value, role: tab.role.value, takeOver: () => undefined, fault: null, update: null }).map(({ text }) => text));
}

function readOnlyReason({ tab }: Services) {
  return computed(() =>
    tab.role.value === 'writer' ? null : tab.role.value === 'reader' ? 'The game is open in another tab, which plays this hunt.' : 'The other tab has closed. Load the page again to play here.',
  );
}

const UNREADABLE =
  'No hunt can be gone on with. One that could not be read is kept aside, not lost: Settings exports it with the rest. Begin another here.';

function mount(parent: HTMLElement, services: Services, game: Game): (() => void) | null {
  const session = game.session.value;
  if (session?.ruleset !== 'damnatio') return null; // bouts have no arena yet
  const unmount = mountArena(parent, {
    session,
    catalogue: game.catalogue,
    settings: services.settings,
    onSettings: services.change,
    readOnly: readOnlyReason(services),
    notices: arenaNotices(services),
    onShown: soundsOf(services, session),
    onEnded: (ended) => {
      void game.settled().then(() => services.go({ screen: 'end', id: recordId(ended.record()) }));
    },
    onLeave: () => services.go({ screen: 'title' }),
  });
  void window.damnatio?.idle().then(() => performance.mark('arena-playable'));
  return unmount;
}

/** The arena with the hunt in progress; without one, the way to begin one. */
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
    void services.vault.rows('quarantine').then((aside) => {
      const unreadable = aside.some(({ kind }) => kind === 'autosave');
      services.message.value = unreadable ? UNREADABLE : 'No hunt is in progress. Begin one here.';
      services.replace({ screen: 'title' });
    });
  }, [none]);
  return <div class="arena-place" ref={parent} />;
}
