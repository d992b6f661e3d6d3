import { computed } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { NO_OVERLAYS } from '../art/index.ts';
import type { Arena } from '../engine/hex/index.ts';
import { AppealLayer } from '../hud/appeal/index.ts';
import { reducedMotion, RuleBookContext, RuleDialog, type Words } from '../hud/common/index.ts';
import { entriesOf, LogPanel } from '../hud/fight/index.ts';
import { announce } from '../hud/page/index.ts';
import { ReplayScreen, ticksOf } from '../hud/replay/index.ts';
import type { GameRecord, GameReplay } from '../session/index.ts';
import { ArenaStage } from './arena/index.ts';
import { downloadRecord } from './download.ts';
import type { Game } from './game.ts';
import { linkTo } from './replay-link.ts';
import type { Film } from './replay-player.ts';
import { ReplayPlayer } from './replay-player.ts';
import { pageRules } from './rule-book.ts';
import type { Services } from './services.ts';

/** What the rules of a replay add to its screen. */
export interface Aspects {
  readonly title: string;
  readonly words: Words;
  readonly film: Film;
  readonly arena: Arena;
  /** What the marks on the timeline mean. */
  readonly legend: string;
  /** How things stand at a step, beside the arena. */
  readonly card: (step: number) => ComponentChildren;
}

export interface ReplayViewProps {
  readonly services: Services;
  readonly game: Game;
  readonly record: GameRecord;
  readonly replay: Pick<GameReplay, 'seal' | 'steps'>;
  readonly start: number;
  readonly aspects: Aspects;
  /** Fights on from a step; whether one may is `canFork`'s to say. */
  readonly onFork: (step: number) => void;
  readonly canFork: (step: number) => boolean;
  readonly onKeep: (() => void) | null;
  readonly children?: ComponentChildren;
}

interface StageProps {
  readonly player: ReplayPlayer;
  readonly services: Services;
  readonly arena: Arena;
  readonly look: string;
  readonly words: Words;
}

function Stage({ player, services, arena, look, words }: StageProps) {
  const { settings, systemReduces } = services;
  const palette = useMemo(() => computed(() => settings.value.palette), []);
  const reduced = useMemo(() => computed(() => reducedMotion(settings.value, systemReduces.value)), []);
  const overlays = useMemo(() => computed(() => NO_OVERLAYS), []);
  return (
    <>
      <ArenaStage
        arena={arena}
        look={look}
        palette={palette}
        reducedMotion={reduced}
        picture={player.board}
        overlays={overlays}
        still={player.still}
        performer={player.performer}
        onHex={() => undefined}
        onHover={() => undefined}
      >
        {() => null}
      </ArenaStage>
      <AppealLayer desk={player.appeals} words={words} settings={settings} reduced={reduced} />
    </>
  );
}

/** A replay on the screen, whatever its rules. */
export function ReplayView(props: ReplayViewProps) {
  const { services, game, record, replay, start, aspects, canFork, onFork } = props;
  const { words, film, arena } = aspects;
  const player = useMemo(() => new ReplayPlayer(film, start, services.settings), [film, start]);
  const entries = useMemo(() => entriesOf(replay.steps), [replay]);
  const ticks = useMemo(() => ticksOf(replay.steps), [replay]);
  useEffect(() => () => player.stop(), [player]);
  const at = player.at.value;
  useEffect(() => {
    if (!player.playing.peek()) announce(`Round ${player.rounds[at] ?? 0}, step ${at} of ${player.last}.`);
  }, [at]);
  const rules = pageRules(game.catalogue);
  return (
    <RuleBookContext.Provider value={rules}>
      <ReplayScreen
        title={aspects.title}
        seal={replay.seal}
        at={at}
        last={player.last}
        round={player.rounds[at] ?? 0}
        ticks={ticks}
        legend={aspects.legend}
        events={replay.steps[at]!.events}
        words={words}
        playing={player.playing.value}
        speed={services.settings.value.speed}
        stage={<Stage key={record.hash} player={player} services={services} arena={arena} look={record.seed} words={words} />}
        card={aspects.card(at)}
        log={
          <LogPanel
            entries={entries.filter(({ step }) => step <= at)}
            words={words}
            inspected={null}
            onInspect={({ step }) => player.jump(step)}
            live={false}
          />
        }
        onFork={canFork(at) ? () => onFork(at) : null}
        onKeep={props.onKeep}
        onExport={() => downloadRecord(record, aspects.title)}
        link={(here) => linkTo(game.kit, record, here ? at : null)}
        onAt={(step) => player.jump(step)}
        onBy={(steps) => player.jumpBy(steps)}
        onRound={(direction) => player.jumpRound(direction)}
        onPlay={() => player.toggle()}
        onSpeed={(speed) => services.change({ speed })}
      />
      {props.children}
      <RuleDialog book={rules} />
    </RuleBookContext.Provider>
  );
}
