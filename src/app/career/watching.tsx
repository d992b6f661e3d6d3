import { ladderRoute } from './addresses.ts';
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Meeting, WatchedBout } from '../../career/index.ts';
import { beginSession, playersByBots } from '../../session/index.ts';
import type { ShowFight } from '../fight-place.tsx';
import { FightPlace } from '../fight-place.tsx';
import type { Game } from '../game.ts';
import { notebookOf } from '../ghost/notebook.ts';
import { openFight } from '../open-fight.ts';
import type { Services } from '../services.ts';
import { reasonsOf } from '../ghost/reasons.ts';

interface WatchingProps {
  readonly services: Services;
  readonly game: Game;
  readonly meeting: Meeting;
  readonly bout: WatchedBout;
  readonly onEnded: () => void;
}

/** A bout of the career in the arena, fought by its bots: what is shown is what has been settled. */
export function Watching({ services, game, meeting, bout, onEnded }: WatchingProps) {
  useEffect(() => void (document.title = 'Arena · Damnatio'), []);
  const open = async (): Promise<ShowFight> => {
    const shown = await openFight(services, beginSession(game.kit, meeting.setup, meeting.seed));
    return (place) =>
      shown(place, {
        catalogue: game.catalogue,
        settings: services.settings,
        onSettings: services.change,
        readOnly: signal(null),
        notices: signal([]),
        controllers: playersByBots(game.kit, meeting),
        notebook: notebookOf(services.vault, meeting),
        reasons: () => reasonsOf(meeting.setup),
        script: bout.replay.record.actions as never,
        dice: bout.dice,
        onEnded,
        onLeave: () => services.go(ladderRoute()),
      });
  };
  return <FightPlace key={meeting.seed} open={open} />;
}
