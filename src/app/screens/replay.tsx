import type { RngState } from '../../engine/dice/index.ts';
import type { LostProps } from '../../hud/replay/index.ts';
import type { Game as Rules, GameRecord, GameReplay, Spans } from '../../session/index.ts';
import { asPlayed, decodeSliced, diceByBots, openWatch, playersByBots, replaySliced } from '../../session/index.ts';
import { aboutGameReplay } from '../about.ts';
import type { Controllers } from '../controllers.ts';
import type { ReplayPart } from '../game-page.ts';
import type { Game } from '../game.ts';
import { openTryOf } from '../daily/open-try.ts';
import { theGame } from '../game.ts';
import { lostReplay, NOT_KEPT } from '../lost-replay.ts';
import { Lost } from '../packs/lost.tsx';
import { replayPartOf } from '../page-of.ts';
import { ReplayView } from '../replay-view.tsx';
import type { Route } from '../routes.ts';
import type { ScreenRouteProps, Services } from '../services.ts';
import { inSlices } from '../slices.ts';
import { keepRecord, loadRecord, recordId } from '../storage/records.ts';
import type { Vault } from '../storage/vault.ts';
import { useLoaded } from '../use-loaded.ts';

interface Shown {
  readonly replay: GameReplay;
  readonly part: ReplayPart<Rules>;
  /** Who decided for whom; empty when that is not known. */
  readonly controllers: Controllers;
  readonly deputed?: Spans | undefined;
  readonly dice?: readonly RngState[];
  readonly kept: boolean;
  /** Whether it is the fight of a day at which the one try is not over. */
  readonly open: boolean;
}

type Found = Shown | { readonly lost: LostProps };

async function replayed(game: Game, vault: Vault, record: GameRecord): Promise<Pick<Shown, 'replay' | 'part' | 'open'>> {
  const [replay, part, open] = await Promise.all([
    inSlices(replaySliced(game.kit, record)),
    replayPartOf(record),
    openTryOf(game, vault, record),
  ]);
  return { replay, part, open: open !== null };
}

async function find(services: Services, game: Game, route: Route): Promise<Found> {
  try {
    if (route.screen === 'link') {
      const record = await inSlices(decodeSliced(game.kit, route.text));
      const kept = (await services.vault.row('records', recordId(record))) !== undefined;
      const shown = await replayed(game, services.vault, record);
      return { ...shown, ...(await playedBy(game, route.text, shown.replay)), kept };
    }
    const kept = route.screen === 'replay' ? await loadRecord(game.kit, services.vault, route.id) : null;
    if (!kept) return { lost: NOT_KEPT };
    return { ...(await replayed(game, services.vault, kept.record)), controllers: kept.controllers, deputed: kept.deputed, kept: true };
  } catch (error) {
    return { lost: lostReplay(error) };
  }
}

/** Who decided in the bout of a link, and with which dice, where it says so. */
async function playedBy({ kit }: Game, text: string, replay: GameReplay): Promise<Pick<Shown, 'replay' | 'controllers' | 'dice'>> {
  const watch = openWatch(kit, text);
  if (!watch) return { replay, controllers: {} };
  const dice = await inSlices(diceByBots(kit, watch, replay.positions));
  return { replay: asPlayed(replay), controllers: playersByBots(kit, watch), dice };
}

export function ReplayRoute({ services, route }: ScreenRouteProps) {
  const game = theGame(services);
  const key = route.screen === 'link' ? route.text : route.screen === 'replay' ? route.id : '';
  const start = 'at' in route ? (route.at ?? 0) : 0;
  const found = useLoaded(() => find(services, game, route), [key]);
  if (!found) return null;
  if ('lost' in found) return <Lost services={services} lost={found.lost} />;
  const { replay, part, controllers, deputed, dice, kept, open } = found;
  const keep = async (): Promise<void> => {
    const { record } = replay;
    const id = await keepRecord(services.vault, { record, controllers, occasion: 'brought' }, aboutGameReplay(game.kit, replay));
    services.replace({ screen: 'replay', id, at: null });
  };
  return (
    <ReplayView
      services={services}
      game={game}
      replay={replay}
      part={part}
      controllers={controllers}
      deputed={deputed}
      dice={dice}
      start={start}
      open={open}
      onKeep={kept ? null : () => void keep()}
    />
  );
}
