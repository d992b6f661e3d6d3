import { useEffect, useMemo, useState } from 'preact/hooks';
import { SetupError } from '../../../engine/bout/index.ts';
import { seededRng } from '../../../engine/dice/index.ts';
import { RuleBookContext, RuleDialog } from '../../../hud/common/index.ts';
import type { ForecastState, SetupProblem } from '../../../hud/setup/index.ts';
import type { SketchFigure } from '../../../hud/page/index.ts';
import { lexTable, SetupScreen } from '../../../hud/setup/index.ts';
import { huntsOf } from '../desk/index.ts';
import type { HuntCard, HuntSetup } from '../rules/index.ts';
import { beginHuntBout, damnatioContent, LEX } from '../rules/index.ts';
import type { ScreenRouteProps } from '../../../app/services.ts';
import type { Game } from '../../../app/game.ts';
import { theGame } from '../../../app/game.ts';
import { pageRules } from '../../../app/rule-book.ts';
import { rollSeed } from '../../../app/seeds.ts';
import type { SetupDraft } from './draft-link.ts';
import { formatSetup, LONGEST_SEED, parseSetup } from './draft-link.ts';
import { askAnalyst } from '../../../app/workers/analyst.ts';

const BOUTS = 2000;
const PATIENCE = 350;

interface Laid {
  readonly figures: readonly SketchFigure[];
  /** Cards of the men in their row. */
  readonly roster: readonly string[];
  readonly problem: SetupProblem | null;
}

function problemOf({ field, rule, reason }: SetupError): SetupProblem {
  return { field, rule, message: reason };
}

/** Lays the set-up out as the rules do: who is drawn, who stands where before the first charge, or why it cannot be. */
function layOut({ kit, catalogue }: Game, { setup }: SetupDraft, seed: string): Laid {
  try {
    const { bout, events } = beginHuntBout(huntsOf(kit).rules, setup, seededRng(seed));
    const { beasts, men } = damnatioContent(catalogue.content);
    const started = events.flatMap((event) => (event.type === 'bout-started' ? event.figures : []));
    const figures = started.map(({ figure, card, side, cell, facing }) => ({
      id: figure,
      letter: (men[card]?.name ?? beasts[card]?.name.en ?? card).slice(0, 1),
      side: side === 'men' ? ('men' as const) : ('beast' as const),
      at: bout.world.arena.cells[cell]!,
      facing,
    }));
    return { figures, roster: started.filter(({ side }) => side === 'men').map(({ card }) => card), problem: null };
  } catch (error) {
    if (error instanceof SetupError) return { figures: [], roster: [], problem: problemOf(error) };
    throw error;
  }
}

/** The forecast of a set-up with these very men; begins after a pause and stops when anything changes. */
function useForecast(game: Game, setup: HuntSetup, roster: readonly string[], allowed: boolean): ForecastState | null {
  const [forecast, setForecast] = useState<ForecastState | null>(null);
  const asked = useMemo(
    () => (setup.beasts.length === 2 ? setup : { ...setup, men: roster, draw: 0 }),
    [JSON.stringify(setup), roster.join()],
  );
  useEffect(() => {
    setForecast(null);
    if (!allowed) return;
    let stop = (): void => undefined;
    const players = asked.beasts.length === 2 ? (['naive'] as const) : (['skilled', 'naive'] as const);
    const timer = setTimeout(() => {
      stop = askAnalyst(
        { ask: 'forecast', content: damnatioContent(game.catalogue.content), setup: asked, bouts: BOUTS, players },
        (answer) => {
          if (answer.answer === 'forecast') setForecast({ counts: answer.counts, bouts: BOUTS, done: answer.done, failed: null });
          else if (answer.answer === 'failed') setForecast({ counts: {}, bouts: BOUTS, done: true, failed: answer.why });
        },
      );
    }, PATIENCE);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [asked, allowed]);
  return forecast;
}

/** The set-up as the address has it, with a seed rolled once where it has none. */
function useDraft(
  { services, route }: ScreenRouteProps,
  game: Game,
): { draft: SetupDraft; seed: string; set: (draft: SetupDraft) => void } {
  const query = route.screen === 'setup' ? route.query : '';
  const beasts = Object.keys(damnatioContent(game.catalogue.content).beasts);
  const draft = useMemo(() => parseSetup(query, beasts.includes('lion') ? 'lion' : beasts[0]!), [query]);
  const rolled = useMemo(rollSeed, []);
  const set = (next: SetupDraft): void => services.replace({ screen: 'setup', query: formatSetup(next) });
  return { draft, seed: draft.seed ?? rolled, set };
}

function setupOfHunt(hunt: HuntCard, setup: HuntSetup): HuntSetup {
  const named = Array.isArray(hunt.men);
  const men = named ? (hunt.men as readonly string[]) : [];
  const draw = named ? 0 : (hunt.men as { draw: number }).draw;
  return {
    ...setup,
    arena: hunt.arena,
    beasts: hunt.beasts,
    men,
    draw,
    elite: hunt.elite,
    lex: hunt.lex,
    sliders: { hitPoints: 0, damage: 0, control: 0 },
  };
}

export function SetupRoute(props: ScreenRouteProps) {
  const { services } = props;
  const game = theGame(services);
  const { draft, seed, set } = useDraft(props, game);
  const laid = useMemo(() => layOut(game, draft, seed), [draft, seed]);
  const { figures, roster, problem } = laid;
  const forecast = useForecast(game, draft.setup, roster, problem === null);
  const rules = pageRules(game.catalogue);
  const { setup } = draft;
  return (
    <RuleBookContext.Provider value={rules}>
      <SetupScreen
        content={damnatioContent(game.catalogue.content)}
        lex={lexTable(LEX, 'damnatio-lex', game.catalogue.messages)}
        setup={setup}
        seed={seed}
        longestSeed={LONGEST_SEED}
        problem={problem}
        figures={figures}
        roster={roster}
        forecast={forecast}
        palette={services.settings.value.palette}
        onSetup={(change) => set({ setup: { ...setup, ...change }, seed })}
        onHunt={(hunt) => set({ setup: setupOfHunt(hunt, setup), seed })}
        onSeed={(next) => set({ setup, seed: next })}
        onRoll={() => set({ setup, seed: rollSeed() })}
        link={() => new URL(`#/setup?${formatSetup({ setup, seed })}`, location.href).href}
        onStart={() => {
          game.begin(setup, seed);
          services.go({ screen: 'arena' });
        }}
      />
      <RuleDialog book={rules} />
    </RuleBookContext.Provider>
  );
}
