import { useEffect, useState } from 'preact/hooks';
import type { GameReplay } from '../../session/index.ts';
import { replayRecord } from '../../session/index.ts';
import { isBoutReplay } from '../about.ts';
import type { Controllers } from '../controllers.ts';
import type { Game } from '../game.ts';
import { theGame } from '../game.ts';
import type { ScreenRouteProps, Services } from '../services.ts';
import { listRecords, loadRecord } from '../storage/records.ts';
import { BoutEndView } from './bout-end.tsx';
import { HuntEndView } from './hunt-end.tsx';

interface Ended {
  readonly id: string;
  readonly replay: GameReplay;
  readonly controllers: Controllers;
}

/** The game of the address, or the one that ended last. */
async function find(services: Services, game: Game, wanted: string | null): Promise<Ended | null> {
  const id = wanted ?? game.lastRecord.value ?? (await listRecords(services.vault)).find(({ about }) => about.outcome !== null)?.id;
  const kept = id ? await loadRecord(services.vault, id) : null;
  if (!id || !kept) return null;
  return { id, replay: replayRecord(game.kit, kept.record), controllers: kept.controllers };
}

export function EndRoute({ services, route }: ScreenRouteProps) {
  const game = theGame(services);
  const wanted = route.screen === 'end' ? route.id : null;
  const [ended, setEnded] = useState<Ended | null>(null);
  useEffect(() => {
    void find(services, game, wanted).then((found) => {
      if (found) return setEnded(found);
      services.message.value = 'That game is not kept here. Its replay link would open it.';
      services.replace({ screen: 'title' });
    });
  }, [wanted]);
  if (!ended) return null;
  const { id, replay, controllers } = ended;
  return isBoutReplay(replay) ? (
    <BoutEndView services={services} game={game} ended={{ id, record: replay.record, controllers, replay }} />
  ) : (
    <HuntEndView services={services} game={game} ended={{ id, record: replay.record, replay }} />
  );
}
