import type { VNode } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Joined, Messages } from '../catalogue/index.ts';
import { RuleBookContext, RuleDialog, TermsScope, termsOf, wordsOf, type Names } from '../hud/common/index.ts';
import type { FoughtGame } from '../hud/fight/index.ts';
import type {
  LexTable,
  RosterClass,
  RosterDraft,
  RosterPick,
  RosterScreenProps,
  TraitChoice,
  Ground,
  SetupProblem,
} from '../hud/setup/index.ts';
import { controllersOf, fightingSides, isSameDraft, joinedLots, PacksContext, RosterScreen } from '../hud/setup/index.ts';
import { gameOf, type GameAtHand, type GameKit } from '../session/index.ts';
import { controllerChoices } from './bots.ts';
import { HUMAN } from './controllers.ts';
import type { Game } from './game.ts';
import { theGame } from './game.ts';
import { useScouting } from './ghost/use-scouting.tsx';
import { beginBout } from '../engine/bout/index.ts';
import { seededRng } from '../engine/dice/index.ts';
import { initials } from '../hud/fight/index.ts';
import type { SketchFigure } from '../hud/page/index.ts';
import type { NamedBy, RulesOf } from '../session/index.ts';
import { LONGEST_SEED, problemOf } from './link-parts.ts';
import type { RosterTerms } from './roster-link.ts';
import { formatRoster, parseRoster } from './roster-link.ts';
import { formatRoute } from './routes.ts';
import { pageRules } from './rule-book.ts';
import { rollSeed } from './seeds.ts';
import { settle } from './settle.ts';
import type { ScreenRouteProps, Services } from './services.ts';
import type { KeptGame } from './storage/read-record.ts';
import { listRecords, loadRecord } from './storage/records.ts';
import type { Vault } from './storage/vault.ts';
import { useForecast } from './use-forecast.ts';
import type { KeptOffer } from './use-measure.ts';
import { useMeasure } from './use-measure.ts';
import { useProgrammes } from './programmes/use-programmes.ts';
import { useWonOffers } from './won-offers.ts';

/** A set-up laid out: who stands where before the first turn, or why it cannot be. */
interface LaidOut {
  readonly ground: Ground | null;
  readonly figures: readonly SketchFigure[];
  /** Who enters by name, in the order of the set-up; null where his card says it. */
  readonly people: readonly (string | null)[];
  readonly problem: SetupProblem | null;
}

/** What a world calls things, and those who fight in it. */
type NamesIn<G extends FoughtGame> = (world: G['world'], state: G['state'], by: NamedBy) => Names;

/** Lays a set-up out as the rules do; those who enter bear the names that they will bear in the arena. */
export function layOut<G extends FoughtGame>(rules: RulesOf<G>, setup: G['setup'], by: NamedBy, names: NamesIn<G>): LaidOut {
  try {
    const { bout, events } = beginBout(rules, rules.prepare(setup), setup, seededRng(by.seed), { log: true });
    const words = wordsOf(by.messages, names(bout.world, bout.state, by));
    const { cells, data } = bout.world.arena;
    const started = events.flatMap((event) => (event.type === 'bout-started' ? event.figures : []));
    const sides = [...new Set(started.map(({ side }) => side))];
    const letters = initials(started.map(({ figure }) => words.short(figure)));
    const figures = started.map(({ figure, side, cell, facing }, index) => ({
      id: figure,
      letter: letters[index]!,
      side: sides.indexOf(side),
      at: cells[cell]!,
      facing,
    }));
    const people = started.map(({ figure }) => (words.kind(figure) === null ? null : words.title(figure)));
    return { ground: { radius: data.radius, blocked: data.blocked }, figures, people, problem: null };
  } catch (error) {
    return { ground: null, figures: [], people: [], problem: problemOf(error) };
  }
}

/** Cards and words that a set-up is put together from. */
export interface RosterAt<G extends FoughtGame> {
  readonly content: G['content'];
  readonly messages: Messages;
}

/** A game whose fighters are sent in one by one, as its set-up needs to know it. */
export interface RosterGame<G extends FoughtGame> extends Pick<RosterScreenProps, 'title' | 'manner' | 'groups' | 'groundNote'> {
  readonly ruleset: G['setup']['ruleset'];
  /** Where its set-up is: `bout` for `#/bout?…`. */
  readonly address: string;
  readonly terms: RosterTerms;
  lex(messages: Messages): LexTable;
  classes(at: RosterAt<G>): RosterClass[];
  /** Arenas that may be chosen; null is what the rules suggest. None where there is no choice. */
  arenas(at: RosterAt<G>): RosterScreenProps['arenas'];
  /** Whether a card of a pack that has joined a lot may be drawn here. */
  isDrawn(content: G['content'], card: Joined): boolean;
  /** Drafts at a press; `last` is the bout that was fought last. */
  picks(at: RosterAt<G>, last: KeptGame | null): RosterPick[];
  /** What is on the screen when its address says nothing; left out: the usual sides of the terms. */
  first?(): RosterDraft;
  traits?(at: RosterAt<G>): TraitChoice;
  /** How bots fight with a card where nothing else is said; left out: all as the usual one. */
  usualBotOf?(at: RosterAt<G>, card: string): string | undefined;
  setupOf(draft: RosterDraft): G['setup'];
  readonly names: NamesIn<G>;
  /** Those of a side in a few words. */
  sideTitle(content: G['content'], cards: readonly string[]): string;
}

const PICKS_NOTE =
  'The gentlest first, as they stand with their bots. The count was played, not guessed: of 100 such bouts a newcomer wins so many.';

const MOST_BOUTS = 1000;
const MOST_MILLISECONDS = 12_000;

/** Bouts that are looked through for one that was put together here. */
const LOOKED_THROUGH = 10;
const LAST = 'last';

interface Picks {
  readonly picks: RosterPick[];
  /** The last bout that was put together here, and not by a day, a programme or a career; null for none. */
  readonly own: RosterDraft | null;
}

type Reading<G extends FoughtGame> = Pick<RosterGame<G>, 'ruleset' | 'picks' | 'setupOf' | 'names'>;

/** Drafts at a press with the last bout, once it has been read; its own is one that can begin with the cards at hand. Null for no bout. */
export async function readPicks<G extends FoughtGame>(
  roster: Reading<G>,
  kit: GameKit,
  vault: Vault,
  messages: Messages,
): Promise<Picks | null> {
  const { rules, content } = gameOf<G>(kit, roster);
  const canBegin = (draft: RosterDraft): boolean =>
    layOut(rules, roster.setupOf(draft), { seed: '', messages }, roster.names).problem === null;
  const records = (await listRecords(vault)).filter(({ about }) => about.ruleset === roster.ruleset);
  let picks: RosterPick[] | null = null;
  for (const { id } of records.slice(0, LOOKED_THROUGH)) {
    const kept = await loadRecord(kit, vault, id);
    const withIt = roster.picks({ content, messages }, kept);
    picks ??= withIt;
    const own = kept?.occasion ? undefined : withIt.find((pick) => pick.id === LAST)?.draft();
    if (own && canBegin(own)) return { picks, own };
  }
  return picks && { picks, own: null };
}

/** Drafts at a press; the last bout joins them once it has been read, if it can be. */
function usePicks<G extends FoughtGame>(roster: RosterGame<G>, at: RosterAt<G>, { vault }: Services, { kit }: Game): Picks {
  const [found, setFound] = useState<Picks>(() => ({ picks: roster.picks(at, null), own: null }));
  useEffect(() => {
    void readPicks(roster, kit, vault, at.messages).then(
      (read) => read && setFound(read),
      () => undefined,
    );
  }, []);
  return found;
}

interface Drafting {
  /** Whether the address says nothing yet. */
  readonly isOpen: boolean;
  /** What is there when nothing was played. */
  readonly usual: RosterDraft;
  readonly draft: RosterDraft;
  readonly seed: string;
  readonly set: (draft: RosterDraft) => void;
}

/** The draft as the address has it, with a seed rolled once where it has none. */
function useDraft(
  { address, terms, first }: Pick<RosterGame<FoughtGame>, 'address' | 'terms' | 'first'>,
  { services, route }: ScreenRouteProps,
): Drafting {
  const query = route.screen === 'setup' ? route.query : '';
  const usual = useMemo(() => (first ? first() : parseRoster('', terms)), []);
  const draft = useMemo(() => (query === '' ? usual : parseRoster(query, terms)), [query]);
  const rolled = useMemo(rollSeed, []);
  const seed = draft.seed ?? rolled;
  const set = (next: RosterDraft): void =>
    services.replace({ screen: 'setup', address, query: formatRoster({ ...next, seed: next.seed ?? seed }, terms) });
  return { isOpen: query === '', usual, draft, seed, set };
}

function isPlayed({ sides }: RosterDraft): boolean {
  return sides.flat().some(({ controller }) => controller === HUMAN);
}

/** Who plays in the forecast, in a sentence. */
function playersIn(draft: RosterDraft, bot: string): string {
  return isPlayed(draft) ? `Each is played by whom you chose, and yours by the bot “${bot}”.` : 'Each is played by whom you chose.';
}

/** A set-up as its rules lay it out, and what it leads to. */
function useLaid<G extends FoughtGame>(roster: RosterGame<G>, { desk, rules }: GameAtHand<G>, game: Game, { draft, seed }: Drafting) {
  const setup = useMemo(() => roster.setupOf(draft), [draft]);
  const laid = useMemo(() => layOut(rules, setup, { seed, messages: game.catalogue.messages }, roster.names), [setup, seed]);
  const players = { all: { bot: desk.usualBot, controllers: controllersOf(draft) } };
  const asked = laid.problem ? null : { setup, players, bouts: MOST_BOUTS, milliseconds: MOST_MILLISECONDS };
  return { setup, ...laid, forecast: useForecast(game, asked) };
}

/** The pick with a figure that a draft is; null for any other. */
function keptOf(picks: readonly RosterPick[], draft: RosterDraft): KeptOffer | null {
  const pick = picks.find(({ measured, draft: drafted }) => measured && isSameDraft(drafted(), draft));
  return pick?.measured ? { ...pick.measured, newcomer: pick.newcomer ?? null } : null;
}

/** What the player has won of the picks that are the same every time. */
function useWonPicks<G extends FoughtGame>(roster: RosterGame<G>, picks: readonly RosterPick[], { vault }: Services, game: Game) {
  const offers = useMemo(
    () =>
      picks.flatMap(({ id, newcomer, draft }) => {
        if (typeof newcomer !== 'number') return [];
        const drafted = draft();
        return [{ id, setup: roster.setupOf(drafted), controllers: controllersOf(drafted) }];
      }),
    [picks],
  );
  return useWonOffers(game, vault, roster.ruleset, offers);
}

/** The set-up of a game whose fighters are sent in one by one. */
export function rosterSetup<G extends FoughtGame>(roster: RosterGame<G>): (props: ScreenRouteProps) => VNode {
  return function Setup(props) {
    const { services } = props;
    const game = theGame(services);
    const { messages } = game.catalogue;
    const hand = gameOf<G>(game.kit, roster);
    const at = useMemo(() => ({ content: hand.content, messages }), []);
    const drafting = useDraft(roster, props);
    const { draft, seed, set, usual, isOpen } = drafting;
    const { setup, ground, figures, people, problem, forecast } = useLaid(roster, hand, game, drafting);
    const { picks, own } = usePicks(roster, at, services, game);
    const measure = useMeasure(game, problem ? null : keptOf(picks, draft));
    useEffect(() => {
      if (own && isOpen) set({ ...own, seed: null });
    }, [own]);
    const won = useWonPicks(roster, picks, services, game);
    const classes = useMemo(() => roster.classes(at), []);
    const programmes = useProgrammes(services, roster.ruleset);
    const joined = useMemo(() => joinedLots(game.catalogue.content, messages, (card) => roster.isDrawn(hand.content, card)), []);
    const { usualBot } = hand.desk;
    const scouting = useScouting(hand.desk, services.vault);
    const terms = useMemo(() => termsOf(messages, roster.ruleset), []);
    const rules = pageRules(game.catalogue, services);
    const link = formatRoute({ screen: 'setup', address: roster.address, query: formatRoster({ ...draft, seed }, roster.terms) });
    return (
      <RuleBookContext.Provider value={rules}>
        <TermsScope terms={terms}>
          <PacksContext.Provider value={game.catalogue.content.packs}>
            <RosterScreen
              title={roster.title}
              limits={roster.terms.limits}
              manner={roster.manner}
              draft={draft}
              seed={seed}
              longestSeed={LONGEST_SEED}
              classes={classes}
              groups={roster.groups}
              controllers={controllerChoices(hand.desk, messages)}
              usualBotOf={(card) => roster.usualBotOf?.(at, card) ?? usualBot}
              onScout={scouting.onScout}
              traits={roster.traits?.(at) ?? null}
              lex={roster.lex(messages)}
              picks={picks}
              picksNote={PICKS_NOTE}
              messages={messages}
              won={won}
              programmes={programmes}
              joined={joined}
              arenas={roster.arenas(at)}
              groundNote={roster.groundNote}
              ground={ground}
              figures={figures}
              people={people}
              problem={problem}
              titles={fightingSides(draft).map((side) =>
                roster.sideTitle(
                  hand.content,
                  side.map(({ card }) => card),
                ),
              )}
              forecast={forecast}
              measure={measure}
              forecastPlayers={playersIn(draft, messages['controller']?.[usualBot] ?? usualBot)}
              onAnew={isSameDraft(draft, usual) ? null : () => set({ ...usual, seed: draft.seed })}
              onDraft={set}
              onSeed={(next) => set({ ...draft, seed: next })}
              onRoll={() => set({ ...draft, seed: rollSeed() })}
              link={() => new URL(link, location.href).href}
              onStart={() => {
                game.begin(setup, seed, controllersOf(draft));
                services.go({ screen: 'arena' });
              }}
              onSettle={isPlayed(draft) ? null : () => void settle(services, () => game.begin(setup, seed, controllersOf(draft)))}
            />
          </PacksContext.Provider>
          {scouting.dialog}
          <RuleDialog book={rules} />
        </TermsScope>
      </RuleBookContext.Provider>
    );
  };
}
