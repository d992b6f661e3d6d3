import type { Result } from '../../career/index.ts';
import { RuleBookContext, RuleDialog, termsOf, TermsScope } from '../../hud/common/index.ts';
import { OnwardWays } from '../../hud/end/index.ts';
import { Screen } from '../../hud/page/index.ts';
import { endPartsOf, EndView, type FoundEnd } from '../end-view.tsx';
import type { Game } from '../game.ts';
import { Loading } from '../missing-file.tsx';
import { comesToItsEnd } from '../lost-replay.ts';
import { formatRoute } from '../routes.ts';
import { pageRules } from '../rule-book.ts';
import type { Services } from '../services.ts';
import { loadRecord, recordId } from '../storage/records.ts';
import type { CareerSave } from './career-file.ts';
import type { CareerHost } from './host.ts';
import { BoutConsequences, deputedIn, waysOn } from './bout-consequences.tsx';
import { resultText, watchHref } from './people.ts';
import { controllersIn } from './result-replay.tsx';
import { replayOf } from './story.tsx';
import { useLoaded } from '../use-loaded.ts';

interface BoutEndProps {
  readonly services: Services;
  readonly game: Game;
  readonly host: CareerHost;
  readonly save: CareerSave;
  readonly result: Result;
}

interface Found extends FoundEnd {
  /** Whether it is among the records. */
  readonly kept: boolean;
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
  const [parts, kept] = await Promise.all([endPartsOf(record), result.by === 'played' ? loadRecord(game.kit, services.vault, id) : null]);
  const controllers = controllersIn(game, result, replay);
  const deputed = deputedIn(result, replay, kept?.deputed);
  return { id, record, replay, controllers, deputed, ...parts, kept: kept !== null };
}

/** The end page of a bout of the career: that of any other, with what it meant. */
export function BoutEnd(props: BoutEndProps) {
  const { services, game, host, save, result } = props;
  const found = useLoaded<Found | string>(() => find(props).catch(failedText), [result.id], 'kept');
  const rules = pageRules(game.catalogue, services);
  if (found === null) return <Loading what="The bout is looked back at …" />;
  const at = { career: host.career, state: save.state };
  const told = <BoutConsequences at={at} save={save} result={result} />;
  const ways = waysOn(save, result);
  return (
    <RuleBookContext.Provider value={rules}>
      <TermsScope terms={termsOf(game.catalogue.messages, result.game)}>
        {typeof found !== 'string' ? (
          <EndView
            services={services}
            game={game}
            found={found}
            isOwn={result.by === 'played'}
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
