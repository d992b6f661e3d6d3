import { signal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Meeting } from '../../career/index.ts';
import { beginSession, playedByBots, playersByBots, type GameSession } from '../../session/index.ts';
import type { RngState } from '../../engine/dice/index.ts';
import type { Game } from '../game.ts';
import { notebookOf } from '../ghost/notebook.ts';
import { reasonsOf } from '../ghost/reasons.ts';
import { openFight } from '../open-fight.ts';
import type { Services } from '../services.ts';
import { inSlices } from '../slices.ts';

interface WatchingProps {
  readonly services: Services;
  readonly game: Game;
  readonly meeting: Meeting;
  readonly onEnded: () => void;
}

/** A bout of the career in the arena, fought by its bots: the answers are those that settling it would give. Nothing of it is kept. */
export function Watching({ services, game, meeting, onEnded }: WatchingProps) {
  const parent = useRef<HTMLDivElement>(null);
  useEffect(() => {
    document.title = 'Arena · Damnatio';
    let unmount: (() => void) | null = null;
    let left = false;
    const dice: RngState[] = [];
    void inSlices(playedByBots(game.kit, meeting, dice)).then(async (played: GameSession) => {
      const script = played.steps.flatMap(({ action }) => (action ? [action] : []));
      const session = beginSession(game.kit, meeting.setup, meeting.seed);
      const shown = await openFight(services, session);
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
        dice,
        onEnded,
        onLeave: () => services.go({ screen: 'ladder', page: '', id: '' }),
      });
    });
    return () => {
      left = true;
      unmount?.();
    };
  }, [meeting.seed]);
  return <div class="arena-place" ref={parent} />;
}
