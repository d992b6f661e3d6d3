import type { ComponentType } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Result } from '../../career/index.ts';
import { RuleBookContext, RuleDialog, termsOf, TermsScope } from '../../hud/common/index.ts';
import { OnwardWays } from '../../hud/end/index.ts';
import { Screen } from '../../hud/page/index.ts';
import type { Game as Rules } from '../../session/index.ts';
import { AfterLoss } from '../after-loss.tsx';
import { Choices } from '../choices/choices.tsx';
import { wasPlayed } from '../choices/use-choices.ts';
import type { Ended, EndProps, TellPart } from '../game-page.ts';
import type { Game } from '../game.ts';
import { comesToItsEnd } from '../lost-replay.ts';
import { pageOf } from '../page-of.ts';
import { formatRoute } from '../routes.ts';
import { pageRules } from '../rule-book.ts';
import type { Services } from '../services.ts';
import { TellEnd } from '../share/tell.tsx';
import { tell, tellPartOf } from '../share/telling.ts';
import { loadRecord, recordId } from '../storage/records.ts';
import type { CareerSave } from './career-file.ts';
import type { CareerHost } from './host.ts';
import { BoutConsequences, deputedIn, waysOn } from './bout-consequences.tsx';
import { resultText, watchHref } from './people.ts';
import { controllersIn } from './result-replay.tsx';
import { replayOf } from './story.tsx';

interface BoutEndProps {
  readonly services: Services;
  readonly game: Game;
  readonly host: CareerHost;
  readonly save: CareerSave;
  readonly result: Result;
}

interface Found extends Ended<Rules> {
  readonly part: TellPart<Rules>;
  readonly End: ComponentType<EndProps<Rules>>;
  /** Whether it is among the records. */
  readonly kept: boolean;
  /** Whether the player fought it himself. */
  readonly own: boolean;
}

const CHANGED = 'Cards or minds have changed since: played again it would end otherwise';

function failedText(error: unknown): string {
  return `It cannot be played again here (${error instanceof Error ? error.message : String(error)})`;
}

/** The bout, played again; why not, where it would end otherwise than it did. */
async function find({ services, game, result }: BoutEndProps): Promise<Found | string> {
  const replay = await replayOf(game, result);
  if (!comesToItsEnd(replay)) return CHANGED;
  const { record } = replay;
  const id = recordId(record);
  const [{ End }, part, kept] = await Promise.all([
    (await pageOf(record).parts()).end(),
    tellPartOf(record.setup),
    result.by === 'played' ? loadRecord(game.kit, services.vault, id) : null,
  ]);
  const controllers = controllersIn(game, result, replay);
  const deputed = deputedIn(result, replay, kept?.deputed);
  const own = result.by === 'played';
  return { id, record, replay, controllers, deputed, part, End: End as Found['End'], kept: kept !== null, own };
}

/** The end page of a bout of the career: that of any other, with what it meant. */
export function BoutEnd(props: BoutEndProps) {
  const { services, game, host, save, result } = props;
  const [found, setFound] = useState<Found | string | null>(null);
  useEffect(() => {
    let current = true;
    const put = (made: Found | string) => void (current && setFound(made));
    find(props).then(put, (error: unknown) => put(failedText(error)));
    return () => void (current = false);
  }, [result.id]);
  const rules = pageRules(game.catalogue, services);
  if (found === null)
    return (
      <p class="loading" role="status">
        The bout is looked back at …
      </p>
    );
  const at = { career: host.career, state: save.state };
  const told = <BoutConsequences at={at} save={save} result={result} />;
  const ways = waysOn(save, result);
  return (
    <RuleBookContext.Provider value={rules}>
      <TermsScope terms={termsOf(game.catalogue.messages, result.game)}>
        {typeof found !== 'string' ? (
          <FoundEnd
            services={services}
            game={game}
            found={found}
            within={{
              told,
              ways,
              replayHref: (step) => watchHref(result.id, step),
              digestHref: found.kept ? formatRoute({ screen: 'digest', id: found.id }) : null,
            }}
          />
        ) : (
          <Screen title={resultText(at, result)}>
            {told}
            <p class="quiet">{found}, so this is what was written down.</p>
            <p class="button-row">
              <OnwardWays ways={ways} />
            </p>
          </Screen>
        )}
        <RuleDialog book={rules} />
      </TermsScope>
    </RuleBookContext.Provider>
  );
}

interface FoundEndProps {
  readonly services: Services;
  readonly game: Game;
  readonly found: Found;
  readonly within: NonNullable<EndProps<Rules>['within']>;
}

function FoundEnd({ services, game, found, within }: FoundEndProps) {
  const { End, part, kept: _, own, ...ended } = found;
  const { id, record, replay, controllers, deputed } = ended;
  const telling = useMemo(() => {
    const { setup, seed } = record;
    const fought = { setup, seed, bout: replay.positions.at(-1)!, steps: replay.steps, controllers, deputed };
    return tell(part, fought, game.catalogue.messages);
  }, [found]);
  const choices =
    own && wasPlayed(game, replay, controllers) ? (
      <Choices
        services={services}
        game={game}
        replay={replay}
        controllers={controllers}
        deputed={deputed}
        onLook={(step) => void (location.hash = within.replayHref(step))}
        onFork={(step) => {
          game.fork(record, step, controllers, { kind: 'fork', of: id, step }, deputed);
          services.go({ screen: 'arena' });
        }}
      />
    ) : null;
  const card = <TellEnd services={services} game={game} ended={ended} part={part} telling={telling} />;
  return (
    <>
      <End services={services} game={game} ended={ended} choices={choices} story={telling.story} tell={card} within={within} />
      {own ? <AfterLoss ended={ended} /> : null}
    </>
  );
}
