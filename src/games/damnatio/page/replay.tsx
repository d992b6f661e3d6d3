import { huntNames } from '../screens/names.ts';
import { useMemo } from 'preact/hooks';
import type { TraceStep } from '../../../engine/bout/index.ts';
import { BeastCardPanel, huntBoard } from '../screens/fight/index.ts';
import { wordsOf, type Words } from '../../../hud/common/index.ts';
import { beastCard } from '../rules/index.ts';
import type { HuntReplay } from '../desk/index.ts';
import type { Game } from '../../../app/game.ts';
import type { Aspects } from '../../../app/replay-view.tsx';
import { ReplayView } from '../../../app/replay-view.tsx';
import type { Services } from '../../../app/services.ts';

export interface HuntReplayProps {
  readonly services: Services;
  readonly game: Game;
  readonly replay: HuntReplay;
  readonly start: number;
  readonly onKeep: (() => void) | null;
}

/** What a beast went through when it last chose, up to a step. */
function traceAt(replay: HuntReplay, step: number, figure: string): readonly TraceStep[] | null {
  for (let i = step; i >= 0; i -= 1) {
    for (const event of [...replay.steps[i]!.events].reverse())
      if (event.type === 'considered' && event.figure === figure) return event.steps;
  }
  return null;
}

function Cards({
  replay,
  at,
  words,
  services,
}: {
  readonly replay: HuntReplay;
  readonly at: number;
  readonly words: Words;
  readonly services: Services;
}) {
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

function aspectsOf(game: Game, services: Services, replay: HuntReplay): Aspects {
  const { steps, positions } = replay;
  const { world } = positions[0]!;
  const words = wordsOf(game.catalogue.messages, huntNames(world));
  return {
    title: titleOf(replay),
    words,
    film: { steps, boards: positions.length, boardAt: (step) => huntBoard.of(positions[step]!) },
    arena: world.arena,
    legend: 'shields for falls, bars for wounds, wedges for Control (up: the beast, down: the men)',
    card: (at) => <Cards replay={replay} at={at} words={words} services={services} />,
  };
}

/** The replay of a hunt. */
export function HuntReplayView({ services, game, replay, start, onKeep }: HuntReplayProps) {
  const aspects = useMemo(() => aspectsOf(game, services, replay), [replay]);
  const fork = (step: number): void => {
    game.fork(replay.record, step);
    services.go({ screen: 'arena' });
  };
  return (
    <ReplayView
      services={services}
      game={game}
      record={replay.record}
      replay={replay}
      start={start}
      aspects={aspects}
      canFork={(step) => replay.positions[step]!.decision() !== null}
      onFork={fork}
      onKeep={onKeep}
    />
  );
}
