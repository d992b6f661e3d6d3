import { muneraNames } from '../screens/names.ts';
import { useMemo, useState } from 'preact/hooks';
import { muneraBoard, type MuneraBoard } from '../screens/fight/index.ts';
import { boardAfter } from '../../../hud/fight/index.ts';
import { wordsOf } from '../../../hud/common/index.ts';
import { FightersPanel, ForkDialog } from '../../../hud/replay/index.ts';
import type { MuneraReplay } from '../desk/index.ts';
import { against } from '../../../session/index.ts';
import { muneraDesk, muneraOf, sideTitles } from '../desk/index.ts';
import { controllerChoices } from '../../../app/bots.ts';
import type { Controllers } from '../../../app/controllers.ts';
import { controllersFor } from '../../../app/controllers.ts';
import type { Game } from '../../../app/game.ts';
import type { Aspects } from '../../../app/replay-view.tsx';
import { ReplayView } from '../../../app/replay-view.tsx';
import type { Services } from '../../../app/services.ts';

export interface BoutReplayProps {
  readonly services: Services;
  readonly game: Game;
  readonly replay: MuneraReplay;
  /** Who decided for whom, as far as it is known. */
  readonly controllers: Controllers;
  readonly start: number;
  readonly onKeep: (() => void) | null;
}

function aspectsOf(game: Game, services: Services, { record, steps, positions }: MuneraReplay): Aspects {
  const { world } = positions[0]!;
  const words = wordsOf(game.catalogue.messages, muneraNames(world));
  const { round } = positions.at(-1)!.state;
  return {
    title: `Replay: ${against(sideTitles(muneraOf(game.kit).content, record.setup))}, ${round} ${round === 1 ? 'round' : 'rounds'}`,
    words,
    film: {
      steps,
      boards: positions.length,
      boardAt: (step) => muneraBoard.of(positions[step]!),
      boardAfter: (board, event) => boardAfter(muneraBoard, board as MuneraBoard, event),
    },
    arena: world.arena,
    legend: 'shields for falls, bars for wounds, discs for appeals',
    card: (at) => {
      const bout = positions[at]!;
      const acting = bout.decision()?.figures[0] ?? null;
      return (
        <FightersPanel figures={muneraBoard.of(bout).figures} acting={acting} words={words} palette={services.settings.value.palette} />
      );
    },
  };
}

/** The replay of a bout of gladiators. */
export function BoutReplayView({ services, game, replay, controllers, start, onKeep }: BoutReplayProps) {
  const aspects = useMemo(() => aspectsOf(game, services, replay), [replay]);
  const [forking, setForking] = useState<number | null>(null);
  const { record, positions } = replay;
  const named = controllersFor(muneraDesk, record.setup, controllers);
  const standing = forking === null ? [] : positions[forking]!.state.fighters.filter(({ fate }) => fate === 'active');
  return (
    <ReplayView
      services={services}
      game={game}
      record={record}
      replay={replay}
      start={start}
      aspects={aspects}
      canFork={(step) => positions[step]!.decision() !== null}
      onFork={setForking}
      onKeep={onKeep}
    >
      {forking !== null && (
        <ForkDialog
          figures={standing.map(({ id }) => ({ id, name: aspects.words.title(id), controller: named[id]! }))}
          controllers={controllerChoices(game.catalogue.messages)}
          onFork={(chosen) => {
            game.fork(record, forking, { ...named, ...chosen });
            services.go({ screen: 'arena' });
          }}
          onClose={() => setForking(null)}
        />
      )}
    </ReplayView>
  );
}
