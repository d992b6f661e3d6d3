import { useEffect, useState } from 'preact/hooks';
import type { LostProps } from '../../hud/replay/index.ts';
import { LostScreen } from '../../hud/replay/index.ts';
import type { HuntRecord, HuntReplay } from '../../session/index.ts';
import { decodeLink, replayRecord } from '../../session/index.ts';
import { aboutReplay } from '../about-hunt.ts';
import type { ScreenRouteProps } from '../services.ts';
import type { Game } from '../game.ts';
import { theGame } from '../game.ts';
import { huntOnly } from '../hunts-only.ts';
import { lostReplay, NOT_KEPT } from '../lost-replay.ts';
import { ReplayView } from '../replay-view.tsx';
import type { Route } from '../routes.ts';
import type { Services } from '../services.ts';
import { keepRecord, loadRecord, recordId } from '../storage/records.ts';

type Found = { readonly record: HuntRecord; readonly replay: HuntReplay; readonly kept: boolean } | { readonly lost: LostProps };

async function find(services: Services, game: Game, route: Route): Promise<Found> {
  try {
    if (route.screen === 'link') {
      const record = huntOnly(decodeLink(game.kit, route.text));
      const kept = (await services.vault.row('records', recordId(record))) !== undefined;
      return { record, replay: replayRecord(game.kit, record), kept };
    }
    const kept = route.screen === 'replay' ? await loadRecord(services.vault, route.id) : null;
    if (!kept) return { lost: NOT_KEPT };
    const record = huntOnly(kept.record);
    return { record, replay: replayRecord(game.kit, record), kept: true };
  } catch (error) {
    return { lost: lostReplay(error) };
  }
}

export function ReplayRoute({ services, route }: ScreenRouteProps) {
  const game = theGame(services);
  const [found, setFound] = useState<Found | null>(null);
  const key = route.screen === 'link' ? route.text : route.screen === 'replay' ? route.id : '';
  const start = 'at' in route ? (route.at ?? 0) : 0;
  useEffect(() => {
    let current = true;
    setFound(null);
    void find(services, game, route).then((next) => current && setFound(next));
    return () => void (current = false);
  }, [key]);
  if (!found) return null;
  if ('lost' in found) return <LostScreen {...found.lost} />;
  const { record, replay, kept } = found;
  const keep = async (): Promise<void> => {
    const id = await keepRecord(services.vault, { record, controllers: {} }, aboutReplay(game.kit, replay));
    services.replace({ screen: 'replay', id, at: null });
  };
  return <ReplayView services={services} game={game} record={record} replay={replay} start={start} onKeep={kept ? null : () => void keep()} />;
}
