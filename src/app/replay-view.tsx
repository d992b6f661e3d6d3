import { computed } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import type { TraceStep } from '../engine/bout/index.ts';
import { BeastCardPanel } from '../hud/arena/index.ts';
import { entriesOf, LogPanel, NO_OVERLAYS } from '../hud/fight/index.ts';
import { reducedMotion, RuleBookContext, RuleDialog, wordsOf, type Words } from '../hud/common/index.ts';
import { announce } from '../hud/page/index.ts';
import { ReplayScreen, ticksOf } from '../hud/replay/index.ts';
import { beastCard } from '../rulesets/damnatio/index.ts';
import type { HuntRecord, HuntReplay } from '../session/index.ts';
import { ArenaStage } from './arena/index.ts';
import { downloadRecord } from './download.ts';
import type { Game } from './game.ts';
import { linkTo } from './replay-link.ts';
import { ReplayPlayer } from './replay-player.ts';
import { pageRules } from './rule-book.ts';
import type { Services } from './services.ts';

export interface ReplayViewProps {
  readonly services: Services;
  readonly game: Game;
  readonly record: HuntRecord;
  readonly replay: HuntReplay;
  readonly start: number;
  readonly onKeep: (() => void) | null;
}

/** What a beast went through when it last chose, up to a step. */
function traceAt(replay: HuntReplay, step: number, figure: string): readonly TraceStep[] | null {
  for (let i = step; i >= 0; i -= 1) {
    for (const event of [...replay.steps[i]!.events].reverse()) if (event.type === 'considered' && event.figure === figure) return event.steps;
  }
  return null;
}

function Stage({ player, services, replay }: { readonly player: ReplayPlayer; readonly services: Services; readonly replay: HuntReplay }) {
  const { settings, systemReduces } = services;
  const palette = useMemo(() => computed(() => settings.value.palette), []);
  const reduced = useMemo(() => computed(() => reducedMotion(settings.value, systemReduces.value)), []);
  const overlays = useMemo(() => computed(() => NO_OVERLAYS), []);
  return (
    <ArenaStage
      arena={replay.positions[0]!.world.arena}
      look={replay.record.seed}
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
  );
}

function Cards({ replay, at, words, services }: { readonly replay: HuntReplay; readonly at: number; readonly words: Words; readonly services: Services }) {
  const { state, world } = replay.positions[at]!;
  return (
    <>
      {state.beasts.map((beast) => (
        <BeastCardPanel
          key={beast.id}
          card={beastCard(world, beast)}
          figure={beast.id}
          hp={beast.hp}
          words={words}
          palette={services.settings.value.palette}
          trace={traceAt(replay, at, beast.id)}
          intent={null}
        />
      ))}
    </>
  );
}

function titleOf({ record, positions }: HuntReplay): string {
  const end = positions.at(-1)!;
  const names = record.setup.beasts.map((id) => end.world.beastCards[id]?.name.en ?? id).join(' against ');
  return `Replay: ${names.toLowerCase()}, ${end.state.round} ${end.state.round === 1 ? 'round' : 'rounds'}`;
}

/** The replay on the screen. */
export function ReplayView({ services, game, record, replay, start, onKeep }: ReplayViewProps) {
  const player = useMemo(() => new ReplayPlayer(replay, start, services.settings), [replay, start]);
  const words = useMemo(() => wordsOf(game.catalogue.messages, replay.positions[0]!.world), [replay]);
  const entries = useMemo(() => entriesOf(replay.steps), [replay]);
  const ticks = useMemo(() => ticksOf(replay.steps), [replay]);
  useEffect(() => () => player.stop(), [player]);
  const at = player.at.value;
  useEffect(() => {
    if (!player.playing.peek()) announce(`Round ${player.rounds[at] ?? 0}, step ${at} of ${player.last}.`);
  }, [at]);
  const rules = pageRules(game.catalogue);
  const fork = (): void => {
    game.fork(record, at);
    services.go({ screen: 'arena' });
  };
  return (
    <RuleBookContext.Provider value={rules}>
      <ReplayScreen
        title={titleOf(replay)}
        seal={replay.seal}
        at={at}
        last={player.last}
        round={player.rounds[at] ?? 0}
        ticks={ticks}
        events={replay.steps[at]!.events}
        words={words}
        playing={player.playing.value}
        speed={services.settings.value.speed}
        stage={<Stage key={record.hash} player={player} services={services} replay={replay} />}
        card={<Cards replay={replay} at={at} words={words} services={services} />}
        log={<LogPanel entries={entries.filter(({ step }) => step <= at)} words={words} inspected={null} onInspect={({ step }) => player.jump(step)} live={false} />}
        onFork={replay.positions[at]!.decision() ? fork : null}
        onKeep={onKeep}
        onExport={() => downloadRecord(record)}
        link={(here) => linkTo(game.kit, record, here ? at : null)}
        onAt={(step) => player.jump(step)}
        onBy={(steps) => player.jumpBy(steps)}
        onRound={(direction) => player.jumpRound(direction)}
        onPlay={() => player.toggle()}
        onSpeed={(speed) => services.change({ speed })}
      />
      <RuleDialog book={rules} />
    </RuleBookContext.Provider>
  );
}
