import type { GameReplay, Seal } from '../../session/index.ts';
import { replaySliced } from '../../session/index.ts';
import type { Settings } from '../../hud/common/index.ts';
import { gentleResult } from '../../hud/common/index.ts';
import type { OnwardWay } from '../../hud/end/index.ts';
import { OnwardWays } from '../../hud/end/index.ts';
import { Screen } from '../../hud/page/index.ts';
import { aboutGameReplay } from '../about.ts';
import { endPartsOf, EndView, type FoundEnd } from '../end-view.tsx';
import type { Game } from '../game.ts';
import { openTryOf } from '../daily/open-try.ts';
import { theGame } from '../game.ts';
import { comesToItsEnd, orToTitle, whyOtherwise } from '../lost-replay.ts';
import { readOccasion } from '../occasion.ts';
import { pageKit } from '../kit.ts';
import type { Vault } from '../storage/vault.ts';
import { loadRuns, runOf } from '../programmes/runs.ts';
import { formatRoute } from '../routes.ts';
import type { ScreenRouteProps, Services } from '../services.ts';
import { inSlices } from '../slices.ts';
import { listRecords, loadRecord } from '../storage/records.ts';
import type { GameAbout } from '../storage/game-about.ts';
import { resultOf, titleOf } from '../about-words.ts';
import { useLoaded } from '../use-loaded.ts';

/** From a game that was kept, on with the programme that it is a bout of; null for any other, and where its pack is off. */
export async function wayOnWith(vault: Vault, occasion: string | undefined): Promise<OnwardWay | null> {
  const reason = readOccasion(occasion);
  if (reason?.kind !== 'programme') return null;
  const { of: id } = reason;
  const [programmes, runs] = await Promise.all([pageKit.loadProgrammes(), loadRuns(vault)]);
  if (!Object.hasOwn(programmes, id)) return null;
  const programme = programmes[id]!;
  const isOver = runOf(runs, programme)?.done.includes(null) === false;
  const text = `${isOver ? 'Back to' : 'On with'} the programme: ${programme.name}`;
  return { text, href: formatRoute({ screen: 'programme', id }) };
}

interface Found extends FoundEnd {
  /** Whether it is the fight of a day at which the one try is not over. */
  readonly open: boolean;
  /** On with the programme that it is a bout of; null where it is of none. */
  readonly onward: OnwardWay | null;
  /** How it ended, as it was kept, when cards and rules at hand do not come to that end; null otherwise. */
  readonly told: GameAbout | null;
}

/** The game of the address, or the one that ended last. */
async function find(services: Services, game: Game, wanted: string | null): Promise<Found | null> {
  if (wanted === null) await game.settled().catch(() => undefined); // the one that ended last may still be on its way
  const list = await listRecords(services.vault);
  const id = wanted ?? game.lastRecord.value ?? list.find(({ about }) => about.outcome !== null)?.id;
  const kept = id ? await loadRecord(game.kit, services.vault, id) : null;
  if (!id || !kept) return null;
  const replay = await inSlices(replaySliced(game.kit, kept.record));
  const about = list.find((each) => each.id === id)?.about ?? null;
  const { controllers, occasion, deputed, givenUp } = kept;
  const { record } = replay;
  const [parts, onward] = await Promise.all([endPartsOf(record), wayOnWith(services.vault, occasion)]);
  const told = comesToItsEnd(replay) ? null : about;
  const open = (await openTryOf(game, services.vault, record)) !== null;
  const why = occasion !== undefined && { occasion };
  return { id, record, replay, controllers, deputed, givenUp, open, ...why, onward, told, ...parts };
}

interface ToldEndProps {
  readonly id: string;
  readonly about: GameAbout;
  readonly seal: Seal;
  readonly settings: Settings;
  readonly onward: OnwardWay | null;
}

/** The end of a game that its record does not come to again: what was kept of it. */
function ToldEnd({ id, about, seal, settings, onward }: ToldEndProps) {
  return (
    <Screen title={titleOf(about)}>
      <p class="panel">
        {gentleResult(resultOf(about), settings)}. {whyOtherwise(seal)}
      </p>
      <p class="button-row">
        {onward && <OnwardWays ways={[onward]} />}
        <a class={`button ${onward ? '' : 'primary'}`} href={formatRoute({ screen: 'replay', id, at: null })}>
          Play it again with the cards at hand
        </a>
        <a class="button" href="#/">
          To the title
        </a>
      </p>
    </Screen>
  );
}

/** The end page of a fight at which a try is open: nothing that would help in it. */
function OpenEnd({ about, id }: { readonly about: GameAbout; readonly id: string }) {
  return (
    <Screen title={titleOf(about)}>
      <p class="panel">
        Your one try at this fight of the day is not over. What could have been better, and the same dice again for practice, are here when
        it is.
      </p>
      <p class="button-row">
        <a class="button primary" href="#/today">
          To the fight of the day
        </a>
        <a class="button" href={formatRoute({ screen: 'replay', id, at: null })}>
          Watch the replay
        </a>
      </p>
    </Screen>
  );
}

/** The game, in which the fight of a day that is begun again from its end page is practice. */
function practising(game: Game, { record, occasion }: Found): Game {
  const reason = readOccasion(occasion);
  if (reason?.kind !== 'today' && reason?.kind !== 'practice') return game;
  const practice = { kind: 'practice', day: reason.day } as const;
  return { ...game, begin: (setup, seed, by, why) => game.begin(setup, seed, by, why ?? (seed === record.seed ? practice : undefined)) };
}

export function EndRoute({ services, route }: ScreenRouteProps) {
  const game = theGame(services);
  const wanted = route.screen === 'end' ? route.id : null;
  const found = useLoaded(
    (isWanted) => orToTitle(services, find(services, game, wanted), 'That game is not kept here. Its replay link would open it.', isWanted),
    [wanted],
    'kept',
  );
  if (!found) return null;
  const { told, open, onward, ...known } = found;
  if (told) return <ToldEnd id={known.id} about={told} seal={known.replay.seal} settings={services.settings.value} onward={onward} />;
  if (open) return <OpenEnd id={known.id} about={aboutGameReplay(game.kit, known.replay as GameReplay)} />;
  return <EndView services={services} game={game} again={practising(game, found)} found={found} onward={onward} />;
}
