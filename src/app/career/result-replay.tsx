import type { Result } from '../../career/index.ts';
import type { Game as Rules, GameReplay } from '../../session/index.ts';
import type { RngState } from '../../engine/dice/index.ts';
import { diceByBots, gameOf, openWatch, playersByBots } from '../../session/index.ts';
import type { LostProps } from '../../hud/replay/index.ts';
import type { Controllers } from '../controllers.ts';
import { HUMAN } from '../controllers.ts';
import type { ReplayPart } from '../game-page.ts';
import type { Game } from '../game.ts';
import { lostReplay } from '../lost-replay.ts';
import { Lost } from '../packs/lost.tsx';
import { Loading } from '../missing-file.tsx';
import { replayPartOf } from '../page-of.ts';
import { ladderHref } from './addresses.ts';
import { inSlices } from '../slices.ts';
import { ReplayView } from '../replay-view.tsx';
import type { Services } from '../services.ts';
import { replayOf } from './story.tsx';
import { useLoaded } from '../use-loaded.ts';

type Found =
  | { readonly replay: GameReplay; readonly part: ReplayPart<Rules>; readonly dice: readonly RngState[] | undefined }
  | { readonly lost: LostProps };

interface ResultReplayProps {
  readonly services: Services;
  readonly game: Game;
  readonly result: Result;
  readonly start: number;
}

/** Who decided for whom: the player where he fought it himself, else the bots that the result names. */
export function controllersIn({ kit }: Pick<Game, 'kit'>, { shares, by }: Result, { record: { setup } }: GameReplay): Controllers {
  const { desk } = gameOf(kit, setup);
  const playerOf = (place: number): string => (by === 'played' && place === 0 ? HUMAN : (shares[place]?.bot ?? desk.usualBot));
  return playersByBots(kit, { setup, bots: desk.sides(setup).map((_, place) => playerOf(place)) });
}

async function find(game: Game, result: Result): Promise<Found> {
  const replay = await replayOf(game, result).catch(lostReplay);
  if (!('record' in replay)) return { lost: replay };
  const watch = openWatch(game.kit, result.link);
  const [part, dice] = await Promise.all([
    replayPartOf(replay.record),
    watch ? inSlices(diceByBots(game.kit, watch, replay.positions)) : undefined,
  ]);
  return { replay, part, dice };
}

/** A bout of the career as a replay, everybody by his own name. */
export function ResultReplay({ services, game, result, start }: ResultReplayProps) {
  const found = useLoaded(() => find(game, result), [result.id]);
  if (!found) return <Loading what="The bout is fought again …" />;
  if ('lost' in found) return <Lost services={services} lost={found.lost} />;
  return (
    <ReplayView
      services={services}
      game={game}
      replay={found.replay}
      part={found.part}
      controllers={controllersIn(game, result, found.replay)}
      deputed={undefined}
      dice={found.dice}
      start={Math.min(start, found.replay.steps.length - 1)}
      open={false}
      onKeep={null}
      home={{ href: ladderHref(), text: 'The ladder' }}
    />
  );
}
