import { useMemo } from 'preact/hooks';
import { seededRng } from '../../../engine/dice/index.ts';
import { RuleBookContext, RuleDialog, TermsScope, termsOf } from '../../../hud/common/index.ts';
import { joinedLots, lexTable, packIn, PacksContext, type ForecastState, type SetupProblem } from '../../../hud/setup/index.ts';
import type { SketchFigure } from '../../../hud/page/index.ts';
import { SetupScreen } from '../screens/index.ts';
import { damnatioDesk, huntsOf, programme, setupOfHunt } from '../desk/index.ts';
import { beginHuntBout, damnatioContent, LEX, type DamnatioContent, type HuntSetup } from '../rules/index.ts';
import {
  pageRules,
  problemOf,
  rollSeed,
  settle,
  ShippedOffers,
  theGame,
  useForecast,
  useMeasure,
  useProgrammes,
  useWonOffers,
  type Game,
  type ScreenRouteProps,
} from '../../../app/index.ts';
import { formatSetup, isRehearsal, LONGEST_SEED, parseSetup, type SetupDraft } from './draft-link.ts';
import { hunted, keptOf, offerOf } from './offered.ts';

const BOUTS = 2000;

interface Laid {
  readonly figures: readonly SketchFigure[];
  /** Cards of the men in their row. */
  readonly roster: readonly string[];
  readonly problem: SetupProblem | null;
}

/** Lays the set-up out as the rules do: who is drawn, who stands where before the first charge, or why it cannot be. */
function layOut({ kit, catalogue }: Game, { setup }: SetupDraft, seed: string): Laid {
  try {
    const { bout, events } = beginHuntBout(huntsOf(kit).rules, setup, seededRng(seed));
    const { beasts, men } = damnatioContent(catalogue.content);
    const started = events.flatMap((event) => (event.type === 'bout-started' ? event.figures : []));
    const figures = started.map(({ figure, card, side, cell, facing }) => ({
      id: figure,
      letter: (bout.world.beastNames.get(figure) ?? men[card]?.name ?? beasts[card]?.name.en ?? card).slice(0, 1),
      side: side === 'men' ? ('men' as const) : ('beast' as const),
      at: bout.world.arena.cells[cell]!,
      facing,
    }));
    return { figures, roster: started.filter(({ side }) => side === 'men').map(({ card }) => card), problem: null };
  } catch (error) {
    return { figures: [], roster: [], problem: problemOf(error) };
  }
}

/** The forecast of a set-up with these very men. */
function useHuntForecast(game: Game, setup: HuntSetup, { roster, problem }: Laid): ForecastState | null {
  const duel = isRehearsal(setup);
  const { wager: _, ...unwagered } = setup;
  const asked = duel ? unwagered : { ...setup, men: roster, draw: 0 };
  const bots = duel ? ['naive'] : ['skilled', 'newcomer'];
  const players = Object.fromEntries(bots.map((bot) => [bot, { bot }]));
  return useForecast(game, problem === null ? { setup: asked, bouts: BOUTS, players } : null);
}

/** What an address asks for; one that says nothing begins with the first of the game's own programme. */
function draftOf(query: string, content: DamnatioContent): SetupDraft {
  const offered = query === '' ? programme(content) : [];
  const first = offered.find(({ id }) => packIn(id) === null) ?? offered[0];
  if (first) return { setup: setupOfHunt(first), seed: null };
  const beasts = Object.keys(content.beasts);
  return parseSetup(query, beasts.includes('lion') ? 'lion' : beasts[0]!);
}

/** The set-up as the address has it, with a seed rolled once where it has none. */
function useDraft(
  { services, route }: ScreenRouteProps,
  game: Game,
): { draft: SetupDraft; seed: string; set: (draft: SetupDraft) => void } {
  const query = route.screen === 'setup' ? route.query : '';
  const content = damnatioContent(game.catalogue.content);
  const draft = useMemo(() => draftOf(query, content), [query]);
  const rolled = useMemo(rollSeed, []);
  const set = (next: SetupDraft): void => services.replace({ screen: 'setup', address: 'setup', query: formatSetup(next) });
  return { draft, seed: draft.seed ?? rolled, set };
}

/** The address of a hunt that is not begun yet. */
export const queryOf = (setup: HuntSetup): string => formatSetup({ setup, seed: null });

/** Kinds of cards that packs may add to the lot of the condemned and to decks. */
const JOINING: readonly string[] = ['noxius', 'attack', 'defend'];

/** How the bots play, by name. */
const MANNERS = Object.fromEntries(Object.entries(damnatioDesk.bots).map(([name, { about }]) => [name, about]));

/** Everything about a hunt before it begins. */
export function Setup(props: ScreenRouteProps) {
  const { services } = props;
  const game = theGame(services);
  const { draft, seed, set } = useDraft(props, game);
  const laid = useMemo(() => layOut(game, draft, seed), [draft, seed]);
  const { figures, roster, problem } = laid;
  const forecast = useHuntForecast(game, draft.setup, laid);
  const terms = useMemo(() => termsOf(game.catalogue.messages, 'damnatio'), []);
  const rules = pageRules(game.catalogue, services);
  const content = damnatioContent(game.catalogue.content);
  const { setup } = draft;
  const offered = useMemo(() => programme(content), []);
  const chosen = useMemo(() => hunted(offered, setup), [draft]);
  const measure = useMeasure(game, problem ? null : keptOf(content, chosen, setup));
  const hunts = useMemo(() => offered.map((hunt) => ({ id: hunt.id, setup: setupOfHunt(hunt), controllers: {} })), []);
  const items = useMemo(() => offered.map((hunt) => offerOf(hunt, game.catalogue.messages)), []);
  const joined = useMemo(() => joinedLots(game.catalogue.content, game.catalogue.messages, ({ kind }) => JOINING.includes(kind)), []);
  const won = useWonOffers(game, services.vault, 'damnatio', hunts);
  return (
    <RuleBookContext.Provider value={rules}>
      <TermsScope terms={terms}>
        <PacksContext.Provider value={game.catalogue.content.packs}>
          <SetupScreen
            content={content}
            programme={items}
            chosen={chosen?.id ?? null}
            messages={game.catalogue.messages}
            won={won}
            manners={MANNERS}
            lex={lexTable(LEX, 'damnatio-lex', game.catalogue.messages)}
            setup={setup}
            isAsked={props.route.screen === 'setup' && props.route.query !== ''}
            seed={seed}
            longestSeed={LONGEST_SEED}
            problem={problem}
            figures={figures}
            roster={roster}
            forecast={forecast}
            measure={measure}
            programmes={useProgrammes(services, 'damnatio')}
            joined={joined}
            offers={<ShippedOffers services={services} />}
            palette={services.settings.value.palette}
            onSetup={(change) => set({ setup: { ...setup, ...change }, seed })}
            onHunt={(hunt) => set({ setup: setupOfHunt(hunt), seed })}
            onSeed={(next) => set({ setup, seed: next })}
            onRoll={() => set({ setup, seed: rollSeed() })}
            link={() => new URL(`#/setup?${formatSetup({ setup, seed })}`, location.href).href}
            onStart={() => {
              game.begin(setup, seed);
              services.go({ screen: 'arena' });
            }}
            onSettle={isRehearsal(setup) ? () => void settle(services, () => game.begin(setup, seed)) : null}
          />
        </PacksContext.Provider>
        <RuleDialog book={rules} />
      </TermsScope>
    </RuleBookContext.Provider>
  );
}
