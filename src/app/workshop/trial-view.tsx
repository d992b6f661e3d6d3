import { computed, signal, useSignal, type ReadonlySignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { NO_OVERLAYS } from '../../art/index.ts';
import type { Arena } from '../../engine/hex/index.ts';
import { reducedMotion, type Settings } from '../../hud/common/index.ts';
import { entriesOf, LogPanel } from '../../hud/fight/index.ts';
import { announce } from '../../hud/page/index.ts';
import type { Game as Rules, GameReplay } from '../../session/index.ts';
import { gameOf } from '../../session/index.ts';
import { ArenaStage, StagePerformer } from '../arena/index.ts';
import type { Aspects, ReplayPart } from '../game-page.ts';
import type { Game } from '../game.ts';
import { filmOf, ReplayPlayer } from '../replay-player.ts';
import type { Services } from '../services.ts';

export interface ShownTrial {
  readonly replay: GameReplay;
  readonly part: ReplayPart<Rules>;
  readonly game: Game;
  /** What is shown, in a few words: the test bout, or a bout of the report. */
  readonly title: string;
  /** Counts what was asked for, so that one bout can be asked for again. */
  readonly asked: number;
}

const SPEED = 8;

/** Arenas of one shape share a stage: the next bout then begins at once. */
const shapeOf = (arena: Arena): string => JSON.stringify(arena.data);

/** Bouts are shown at eight times the speed, unless the player never wants to wait. */
function trialSettings(settings: ReadonlySignal<Settings>): ReadonlySignal<Settings> {
  return computed(() => ({ ...settings.value, speed: settings.value.speed === 'instant' ? 'instant' : SPEED }));
}

interface FilmProps {
  readonly shown: ShownTrial;
  readonly services: Services;
  readonly aspects: Aspects;
  readonly player: ReplayPlayer;
}

function Controls({ player }: Pick<FilmProps, 'player'>) {
  const at = player.at.value;
  const playing = player.playing.value;
  return (
    <div class="trial-controls">
      <button type="button" class="button" onClick={() => player.toggle()}>
        {playing ? 'Pause' : at === player.last ? 'Once more' : 'Play'}
      </button>
      <button type="button" class="button" disabled={at === 0} onClick={() => player.jumpBy(-1)}>
        Back
      </button>
      <button type="button" class="button" disabled={at === player.last} onClick={() => player.jumpBy(1)}>
        Step
      </button>
      <label class="trial-at">
        <span class="visually-hidden">Step of the bout</span>
        <input
          type="range"
          min={0}
          max={player.last}
          value={at}
          aria-valuetext={`round ${player.rounds[at] ?? 0}, step ${at} of ${player.last}`}
          onInput={(event) => player.jump(Number(event.currentTarget.value))}
        />
      </label>
      <span class="number">Round {player.rounds[at] ?? 0}</span>
    </div>
  );
}

function ResultLine({ shown }: Pick<FilmProps, 'shown'>) {
  const { replay, game } = shown;
  const { desk, content } = gameOf<Rules>(game.kit, replay.record.setup);
  const { result } = desk.account({ content, setup: replay.record.setup, bout: replay.positions.at(-1)! });
  return (
    <p role="status" class="trial-result">
      <b>{shown.title}:</b> {result}.
    </p>
  );
}

/** One bout that bots play, on the sand: the card beside it shows which step was done, and why not another. */
export function TrialView({ shown, services }: { readonly shown: ShownTrial; readonly services: Services }) {
  const { replay, part, game } = shown;
  const settings = useMemo(() => trialSettings(services.settings), []);
  const performer = useRef(new StagePerformer());
  const aspects = useMemo(() => part.aspectsOf({ services, game, replay }), [shown]);
  const player = useMemo(() => {
    return new ReplayPlayer(filmOf(replay, aspects), 0, settings, performer.current);
  }, [shown]);
  const current = useSignal(player);
  current.value = player;
  useEffect(() => {
    announce(`${shown.title} begins.`);
    if (!reducedMotion(services.settings.peek(), services.systemReduces.peek())) player.toggle();
    return () => player.stop();
  }, [player]);
  const stage = useMemo(
    () => ({
      picture: computed(() => current.value.board.value),
      still: computed(() => current.value.still.value),
      overlays: signal(NO_OVERLAYS),
      palette: computed(() => services.settings.value.palette),
      reduced: computed(() => reducedMotion(services.settings.value, services.systemReduces.value)),
    }),
    [],
  );
  const at = player.at.value;
  const words = useMemo(() => ({ ...aspects.words, withStepIds: true }), [aspects]);
  const entries = useMemo(() => entriesOf(replay.steps), [shown]);
  return (
    <section class="trial" aria-label={shown.title}>
      <div class="trial-sand">
        <ArenaStage
          key={shapeOf(aspects.arena)}
          arena={aspects.arena}
          look={replay.record.seed}
          palette={stage.palette}
          reducedMotion={stage.reduced}
          picture={stage.picture}
          overlays={stage.overlays}
          still={stage.still}
          performer={performer.current}
          onHex={() => undefined}
          onHover={() => undefined}
        >
          {(projection) =>
            projection.value ? null : (
              <p class="trial-laying" role="status">
                The arena is laid out …
              </p>
            )
          }
        </ArenaStage>
      </div>
      <Controls player={player} />
      {at === player.last && <ResultLine shown={shown} />}
      <div class="trial-beside">
        <div class="trial-card">{aspects.card(at)}</div>
        <LogPanel
          entries={entries.filter(({ step }) => step <= at)}
          words={words}
          inspected={null}
          onInspect={({ step }) => player.jump(step)}
          live={false}
        />
      </div>
    </section>
  );
}
