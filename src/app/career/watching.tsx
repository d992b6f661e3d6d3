import { ladderRoute } from './addresses.ts';
import { signal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Meeting, WatchedBout } from '../../career/index.ts';
import { beginSession, playersByBots } from '../../session/index.ts';
import type { Game } from '../game.ts';
import { notebookOf } from '../ghost/notebook.ts';
import { reasonsOf } from '../ghost/reasons.ts';
import { openFight } from '../open-fight.ts';
import type { Services } from '../services.ts';

interface WatchingProps {
  readonly services: Services;
  readonly game: Game;
  readonly meeting: Meeting;
  readonly bout: WatchedBout;
  readonly onEnded: () => void;
}

/** A bout of the career in the arena, fought by its bots: what is shown is what has been settled. */
export function Watching({ services, game, meeting, bout, onEnded }: WatchingProps) {
  const parent = useRef<HTMLDivElement>(null);
  useEffect(() => {
    document.title = 'Arena · Damnatio';
    let unmount: (() => void) | null = null;
    let left = false;
    const script = bout.replay.record.actions;
    const session = beginSession(game.kit, meeting.setup, meeting.seed);
    void openFight(services, session).then((shown) => {
      if (left || !parent.current) return;
      unmount = shown(parent.current, {
        catalogue: game.catalogue,
        settings: services.settings,
        onSettings: services.change,
        readOnly: signal(null),
        notices: signal([]),
        controllers: playersByBots(game.kit, meeting),
        notebook: notebookOf(services.vault, meeting),
        reasons: () => reasonsOf(meeting.setup),
        script: script as never,
        dice: bout.dice,
        onEnded,
        onLeave: () => services.go(ladderRoute()),
      });
    });
    return () => {
      left = true;
      unmount?.();
    };
  }, [meeting.seed]);
  return <div class="arena-place" ref={parent} />;
}
