import { useEffect, useMemo } from 'preact/hooks';
import { gentleResult } from '../../hud/common/index.ts';
import { digestOf, DigestScreen, openingWords, storyOf } from '../../hud/end/index.ts';
import type { Game as Rules, GameReplay } from '../../session/index.ts';
import { replaySliced } from '../../session/index.ts';
import { aboutGameReplay } from '../about.ts';
import type { ReplayPart } from '../game-page.ts';
import { theGame, type Game } from '../game.ts';
import { withNotOwn } from '../bot-handover.ts';
import { orToTitle } from '../lost-replay.ts';
import { replayPartOf } from '../page-of.ts';
import { formatRoute } from '../routes.ts';
import type { ScreenRouteProps, Services } from '../services.ts';
import { inSlices } from '../slices.ts';
import type { KeptGame } from '../storage/read-record.ts';
import { loadRecord } from '../storage/records.ts';
import { resultOf, titleOf } from '../about-words.ts';
import { useLoaded } from '../use-loaded.ts';

interface Found extends Pick<KeptGame, 'deputed' | 'givenUp'> {
  readonly id: string;
  readonly replay: GameReplay;
  readonly part: ReplayPart<Rules>;
}

async function find(services: Services, game: Game, id: string): Promise<Found | null> {
  const kept = await loadRecord(game.kit, services.vault, id);
  if (!kept) return null;
  const replay = await inSlices(replaySliced(game.kit, kept.record));
  const { deputed, givenUp } = kept;
  return { id, replay, deputed, givenUp, part: await replayPartOf(replay.record) };
}

function Digest({ services, game, found }: { readonly services: Services; readonly game: Game; readonly found: Found }) {
  const { id, replay, part, deputed, givenUp } = found;
  const aspects = useMemo(() => part.aspectsOf({ services, game, replay }), [replay]);
  const scenes = useMemo(
    () =>
      digestOf(replay.steps).map((scene) => {
        const { figures } = aspects.boardAt(Math.min(scene.step, replay.positions.length - 1));
        return { ...scene, figures: scene.figures.flatMap((figure) => figures.filter((one) => one.id === figure)) };
      }),
    [replay],
  );
  const about = withNotOwn(aboutGameReplay(game.kit, replay), { steps: replay.steps, deputed, givenUp });
  return (
    <DigestScreen
      heading={titleOf(about)}
      opening={openingWords(replay.steps, aspects.words)}
      story={replay.positions.at(-1)!.outcome() ? storyOf(replay.steps, aspects.words) : null}
      result={`${gentleResult(resultOf(about), services.settings.value)}.`}
      scenes={scenes}
      words={aspects.words}
      palette={services.settings.value.palette}
      sceneHref={(step) => formatRoute({ screen: 'replay', id, at: Math.max(0, step - 1) })}
      wholeHref={formatRoute({ screen: 'replay', id, at: null })}
      endHref={formatRoute({ screen: 'end', id })}
    />
  );
}

/** A kept fight in half a minute. */
export function DigestRoute({ services, route }: ScreenRouteProps) {
  const game = theGame(services);
  const id = route.screen === 'digest' ? route.id : '';
  useEffect(() => void (document.title = 'In half a minute · Damnatio'), [id]);
  const found = useLoaded(
    (isWanted) => orToTitle(services, find(services, game, id), 'That game is not kept here.', isWanted),
    [id],
    'kept',
  );
  return found ? <Digest services={services} game={game} found={found} /> : null;
}
