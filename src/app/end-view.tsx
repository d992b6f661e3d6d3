import type { ComponentType } from 'preact';
import { useMemo } from 'preact/hooks';
import type { Game as Rules, GameRecord } from '../session/index.ts';
import { AfterLoss } from './after-loss.tsx';
import { Choices } from './choices/choices.tsx';
import { wasPlayed } from './choices/use-choices.ts';
import type { Ended, EndProps, TellPart } from './game-page.ts';
import type { Game } from './game.ts';
import { pageOf } from './page-of.ts';
import { formatRoute } from './routes.ts';
import type { Services } from './services.ts';
import { TellEnd } from './share/tell.tsx';
import { tell, tellPartOf } from './share/telling.ts';

/** What the game of a fight shows its end with. */
interface EndParts {
  readonly part: TellPart<Rules>;
  readonly End: ComponentType<EndProps<Rules>>;
}

export async function endPartsOf(record: GameRecord): Promise<EndParts> {
  const [{ End }, part] = await Promise.all([(await pageOf(record).parts()).end(), tellPartOf(record.setup)]);
  return { End: End as EndParts['End'], part };
}

/** A fight that is over, with what its end is shown with. */
export interface FoundEnd extends Ended<Rules>, EndParts {
  /** Why it was played. */
  readonly occasion?: string;
}

interface EndViewProps extends Pick<EndProps<Rules>, 'within' | 'onward'> {
  readonly services: Services;
  readonly game: Game;
  /** In which it is begun again. */
  readonly again?: Game;
  readonly found: FoundEnd;
  /** Whether the player fought it, so that his choices are weighed. */
  readonly isOwn?: boolean;
}

/** The end of a fight: the screen of its game, what the choices were worth, the card to hand on, and the way to the lessons. */
export function EndView({ services, game, again = game, found, isOwn = true, within, onward }: EndViewProps) {
  const { End, part, ...ended } = found;
  const { id, record, replay, controllers, deputed, givenUp } = ended;
  const telling = useMemo(() => {
    const { setup, seed } = record;
    const fought = { setup, seed, bout: replay.positions.at(-1)!, steps: replay.steps, controllers, deputed, givenUp };
    return tell(part, fought, game.catalogue.messages);
  }, [found]);
  const replayHref = within?.replayHref ?? ((at: number | null): string => formatRoute({ screen: 'replay', id, at }));
  const choices =
    isOwn && wasPlayed(game, replay, controllers) ? (
      <Choices
        services={services}
        game={game}
        replay={replay}
        controllers={controllers}
        deputed={deputed}
        onLook={(step) => void (location.hash = replayHref(step))}
        onFork={(step) => {
          game.fork(record, step, controllers, { kind: 'fork', of: id, step }, deputed);
          services.go({ screen: 'arena' });
        }}
      />
    ) : null;
  const card = <TellEnd services={services} game={game} ended={ended} part={part} telling={telling} />;
  return (
    <>
      <End
        services={services}
        game={again}
        ended={ended}
        choices={choices}
        story={telling.story}
        tell={card}
        within={within}
        onward={onward}
      />
      {isOwn ? <AfterLoss ended={ended} /> : null}
    </>
  );
}
