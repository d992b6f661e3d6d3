import { useEffect, useMemo, useState } from 'preact/hooks';
import { SetupError } from '../../../engine/bout/index.ts';
import { seededRng } from '../../../engine/dice/index.ts';
import { RuleBookContext, RuleDialog } from '../../../hud/common/index.ts';
import { initials } from '../../../hud/fight/index.ts';
import type { SketchFigure } from '../../../hud/page/index.ts';
import type { BoutDraft, BoutForecast, BoutPick, Ground, SetupProblem } from '../../../hud/setup/index.ts';
import { boutOfDraft, BoutSetupScreen, fightingSides, lexTable } from '../../../hud/setup/index.ts';
import type { MuneraSetup } from '../rules/index.ts';
import { beginMuneraBout, figureIds, LEX, muneraContent } from '../rules/index.ts';
import { muneraOf, sideTitle } from '../desk/index.ts';
import type { PageCatalogue } from '../../../app/arena/contract.ts';
import { controllerChoices, USUAL_POLICY } from '../../../app/bots.ts';
import { boutClasses } from './classes.ts';
import { formatBout, parseBout } from './draft-link.ts';
import { boutPicks } from './picks.ts';
import type { Controllers } from '../../../app/controllers.ts';
import { HUMAN } from '../../../app/controllers.ts';
import type { Game } from '../../../app/game.ts';
import { theGame } from '../../../app/game.ts';
import { LONGEST_SEED } from '../../../app/link-parts.ts';
import { pageRules } from '../../../app/rule-book.ts';
import { rollSeed } from '../../../app/seeds.ts';
import type { ScreenRouteProps, Services } from '../../../app/services.ts';
import { listRecords, loadRecord } from '../../../app/storage/records.ts';
import { askAnalyst } from '../../../app/workers/analyst.ts';

const MOST_BOUTS = 1000;
const MOST_MILLISECONDS = 12_000;
const PATIENCE = 450;

interface Laid {
  readonly setup: MuneraSetup;
  readonly ground: Ground | null;
  readonly figures: readonly SketchFigure[];
  readonly problem: SetupProblem | null;
}

/** Lays a draft out as the rules do: who stands where before the first turn, or why it cannot be. */
function layOut({ kit }: Game, draft: BoutDraft, seed: string): Laid {
  const setup = boutOfDraft(draft);
  const { fighters } = muneraOf(kit).content;
  try {
    const { bout, events } = beginMuneraBout(muneraOf(kit).rules, setup, seededRng(seed));
    const { cells, data } = bout.world.arena;
    const started = events.flatMap((event) => (event.type === 'bout-started' ? event.figures : []));
    const sides = [...new Set(started.map(({ side }) => side))];
    const letters = initials(started.map(({ card }) => fighters[card]?.name ?? card));
    const figures = started.map(({ figure, side, cell, facing }, index) => ({
      id: figure,
      letter: letters[index]!,
      side: sides.indexOf(side),
      at: cells[cell]!,
      facing,
    }));
    return { setup, ground: { radius: data.radius, blocked: data.blocked }, figures, problem: null };
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    const { field, rule, reason } = error;
    return { setup, ground: null, figures: [], problem: { field, rule, message: reason } };
  }
}

/** Who decides for whom, by figure. */
function controllersOf(draft: BoutDraft): Controllers {
  const men = fightingSides(draft).flat();
  const ids = figureIds(men.map(({ card }) => card));
  return Object.fromEntries(men.map(({ controller }, index) => [ids[index]!, controller]));
}

/** Who wins, foreseen in a worker after a pause; stops when anything but the seed changes. */
function useForecast(game: Game, draft: BoutDraft, { setup, problem }: Laid): BoutForecast | null {
  const [forecast, setForecast] = useState<BoutForecast | null>(null);
  const controllers = controllersOf(draft);
  const asked = problem === null ? JSON.stringify([setup, controllers]) : null;
  useEffect(() => {
    const known = { bouts: MOST_BOUTS, failed: null };
    setForecast(asked === null ? null : { ...known, counts: {}, rounds: 0, done: false });
    if (asked === null) return;
    let stop = (): void => undefined;
    const timer = setTimeout(() => {
      const { content } = muneraOf(game.kit).rules;
      stop = askAnalyst(
        { ask: 'bout-forecast', content, setup, controllers, bouts: MOST_BOUTS, milliseconds: MOST_MILLISECONDS },
        (answer) => {
          if (answer.answer === 'bout-forecast')
            setForecast({ ...known, counts: { all: answer.counts }, rounds: answer.rounds, done: answer.done });
          else if (answer.answer === 'failed') setForecast({ ...known, counts: {}, rounds: 0, done: true, failed: answer.why });
        },
      );
    }, PATIENCE);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [asked]);
  return forecast;
}

/** Pairings at a press; the last bout joins them once it has been read. */
function usePicks({ vault }: Services, game: Game): BoutPick[] {
  const [picks, setPicks] = useState(() => boutPicks(game.catalogue, null));
  useEffect(() => {
    void listRecords(vault).then(async (records) => {
      const last = records.find(({ about }) => about.ruleset === 'munera');
      if (last) setPicks(boutPicks(game.catalogue, await loadRecord(game.kit, vault, last.id)));
    });
  }, []);
  return picks;
}

/** The draft as the address has it, with a seed rolled once where it has none. */
function useDraft({ services, route }: ScreenRouteProps): { draft: BoutDraft; seed: string; set: (draft: BoutDraft) => void } {
  const query = route.screen === 'bout' ? route.query : '';
  const draft = useMemo(() => parseBout(query), [query]);
  const rolled = useMemo(rollSeed, []);
  const seed = draft.seed ?? rolled;
  return { draft, seed, set: (next) => services.replace({ screen: 'bout', query: formatBout({ ...next, seed: next.seed ?? seed }) }) };
}

function arenaChoices({ content, messages }: PageCatalogue): { id: string; name: string }[] {
  const ids = Object.keys(muneraContent(content).arenas).sort();
  return ids.map((id) => ({ id, name: messages['arena']?.[id] ?? id }));
}

export function BoutRoute(props: ScreenRouteProps) {
  const { services } = props;
  const game = theGame(services);
  const { catalogue } = game;
  const { draft, seed, set } = useDraft(props);
  const laid = useMemo(() => layOut(game, draft, seed), [draft, seed]);
  const forecast = useForecast(game, draft, laid);
  const picks = usePicks(services, game);
  const classes = useMemo(() => boutClasses(catalogue), [catalogue]);
  const rules = pageRules(catalogue);
  const say = (group: string, key: string): string => catalogue.messages[group]?.[key] ?? key;
  const yours = draft.sides.flat().some(({ controller }) => controller === HUMAN);
  return (
    <RuleBookContext.Provider value={rules}>
      <BoutSetupScreen
        draft={draft}
        seed={seed}
        longestSeed={LONGEST_SEED}
        classes={classes}
        controllers={controllerChoices(catalogue.messages)}
        policy={USUAL_POLICY}
        skillWords={(skill) => ({ name: say('skill', skill), note: say('skill-note', skill) })}
        lex={lexTable(LEX, 'munera-lex', catalogue.messages)}
        picks={picks}
        arenas={arenaChoices(catalogue)}
        ground={laid.ground}
        figures={laid.figures}
        problem={laid.problem}
        titles={fightingSides(draft).map((side) =>
          sideTitle(
            muneraContent(catalogue.content),
            side.map(({ card }) => card),
          ),
        )}
        forecast={forecast}
        forecastPlayers={
          yours
            ? `Each is played by whom you chose, and yours by the bot “${say('controller', USUAL_POLICY)}”.`
            : 'Each is played by whom you chose.'
        }
        onDraft={set}
        onSeed={(next) => set({ ...draft, seed: next })}
        onRoll={() => set({ ...draft, seed: rollSeed() })}
        link={() => new URL(`#/bout?${formatBout({ ...draft, seed })}`, location.href).href}
        onStart={() => {
          game.begin(laid.setup, seed, controllersOf(draft));
          services.go({ screen: 'arena' });
        }}
      />
      <RuleDialog book={rules} />
    </RuleBookContext.Provider>
  );
}
