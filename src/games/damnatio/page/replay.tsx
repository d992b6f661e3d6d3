import type { TraceStep } from '../../../engine/bout/index.ts';
import { BeastCardPanel, huntBoard, huntNames } from '../screens/index.ts';
import { wordsOf, type Words } from '../../../hud/common/index.ts';
import { beastCard } from '../rules/index.ts';
import type { HuntGame, HuntReplay } from '../desk/index.ts';
import type { Aspects, Services, Shown } from '../../../app/index.ts';

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

/** A hunt as its replay shows it. */
export function aspectsOf({ services, game, replay }: Shown<HuntGame>): Aspects {
  const { positions } = replay;
  const { world } = positions[0]!;
  const words = wordsOf(game.catalogue.messages, huntNames(world));
  return {
    words,
    arena: world.arena,
    legend: 'shields for falls, bars for wounds, wedges for Control (up: the beast, down: the men)',
    boardAt: (step) => huntBoard.of(positions[step]!),
    card: (at) => <Cards replay={replay} at={at} words={words} services={services} />,
  };
}
