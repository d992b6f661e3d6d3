import type { ComponentType } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Game as Rules, GameReplay, Seal } from '../../session/index.ts';
import { replaySliced } from '../../session/index.ts';
import type { Settings } from '../../hud/common/index.ts';
import { gentleResult } from '../../hud/common/index.ts';
import type { OnwardWay } from '../../hud/end/index.ts';
import { OnwardWays } from '../../hud/end/index.ts';
import { Screen } from '../../hud/page/index.ts';
import { aboutGameReplay } from '../about.ts';
import { AfterLoss } from '../after-loss.tsx';
import { Choices } from '../choices/choices.tsx';
import { wasPlayed } from '../choices/use-choices.ts';
import type { EndProps, Ended, TellPart } from '../game-page.ts';
import type { Game } from '../game.ts';
import { openTryOf } from '../daily/open-try.ts';
import { theGame } from '../game.ts';
import { comesToItsEnd, lostReplay } from '../lost-replay.ts';
import { readOccasion } from '../occasion.ts';
import { pageOf } from '../page-of.ts';
import { pageKit } from '../kit.ts';
import type { Vault } from '../storage/vault.ts';
import { loadRuns, runOf } from '../programmes/runs.ts';
import { formatRoute } from '../routes.ts';
import { whyOtherwise } from '../lost-replay.ts';
import type { ScreenRouteProps, Services } from '../services.ts';
import { TellEnd } from '../share/tell.tsx';
import type { Telling } from '../share/telling.ts';
import { tell, tellPartOf } from '../share/telling.ts';
import { inSlices } from '../slices.ts';
import { listRecords, loadRecord } from '../storage/records.ts';
import type { GameAbout } from '../storage/game-about.ts';
import { resultOf, titleOf } from '../about-words.ts';

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

interface Found extends Ended<Rules> {
  /** Why it was played. */
  readonly occasion?: string;
  readonly part: TellPart<Rules>;
  readonly End: ComponentType<EndProps<Rules>>;
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
  const [{ End }, part, onward] = await Promise.all([
    (await pageOf(replay.record).parts()).end(),
    tellPartOf(replay.record.setup),
    wayOnWith(services.vault, occasion),
  ]);
  const { record } = replay;
  const told = comesToItsEnd(replay) ? null : about;
  const open = (await openTryOf(game, services.vault, record)) !== null;
  const why = occasion !== undefined && { occasion };
  return { id, record, replay, controllers, deputed, givenUp, open, ...why, onward, told, part, End: End as Found['End'] };
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

/** What is told of it, in the messages that are shown. */
function tellingOf(game: Game, { record, replay, controllers, deputed, givenUp, part }: Found): Telling {
  const { setup, seed } = record;
  const fought = { setup, seed, bout: replay.positions.at(-1)!, steps: replay.steps, controllers, deputed, givenUp };
  return tell(part, fought, game.catalogue.messages);
}

export function EndRoute({ services, route }: ScreenRouteProps) {
  const game = theGame(services);
  const wanted = route.screen === 'end' ? route.id : null;
  const [ended, setEnded] = useState<Found | null>(null);
  useEffect(() => {
    let current = true;
    const leave = (message: string): void => {
      if (!current) return;
      services.message.value = message;
      services.replace({ screen: 'title' });
    };
    find(services, game, wanted).then(
      (found) => (found ? current && setEnded(found) : leave('That game is not kept here. Its replay link would open it.')),
      (error: unknown) => leave(`${lostReplay(error).title}. It stays under Replays.`),
    );
    return () => void (current = false);
  }, [wanted]);
  const telling = useMemo(() => (ended?.told === null ? tellingOf(game, ended) : null), [ended]);
  if (!ended) return null;
  const { End, told, part, open, onward, ...known } = ended;
  if (told) return <ToldEnd id={known.id} about={told} seal={known.replay.seal} settings={services.settings.value} onward={onward} />;
  const { id, record, replay, controllers, deputed } = known;
  if (open) return <OpenEnd id={id} about={aboutGameReplay(game.kit, replay as GameReplay)} />;
  const choices = wasPlayed(game, replay, controllers) ? (
    <Choices
      services={services}
      game={game}
      replay={replay}
      controllers={controllers}
      deputed={deputed}
      onLook={(step) => services.go({ screen: 'replay', id, at: step })}
      onFork={(step) => {
        game.fork(record, step, controllers, { kind: 'fork', of: id, step }, deputed);
        services.go({ screen: 'arena' });
      }}
    />
  ) : null;
  const card = telling && <TellEnd services={services} game={game} ended={known} part={part} telling={telling} />;
  return (
    <>
      <End
        services={services}
        game={practising(game, ended)}
        ended={known}
        choices={choices}
        story={telling?.story ?? null}
        tell={card}
        onward={onward}
      />
      <AfterLoss ended={known} />
    </>
  );
}
