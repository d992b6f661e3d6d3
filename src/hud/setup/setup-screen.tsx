import { useEffect, useRef } from 'preact/hooks';
import type { PaletteId } from '../../art/index.ts';
import type { Hunt, PlayContent } from '../../catalogue/index.ts';
import type { BeastCard, HuntSetup } from '../../rulesets/damnatio/index.ts';
import { listed } from '../common/index.ts';
import type { SketchFigure } from '../page/index.ts';
import { Screen } from '../page/index.ts';
import { ArenaPreview } from './arena-preview.tsx';
import { BeastChoice } from './beast-choice.tsx';
import type { ForecastState } from './forecast-panel.tsx';
import { ForecastPanel } from './forecast-panel.tsx';
import { Opponent, Programme } from './programme.tsx';
import { PartyChoice } from './party-choice.tsx';
import { SeedField } from './seed-field.tsx';
import { EliteChoice, LexChoice } from './terms-choice.tsx';
import './setup.css';

/** What the rules do not allow, and where. */
export interface SetupProblem {
  readonly field: string;
  readonly rule: string;
  readonly message: string;
}

export interface SetupScreenProps {
  readonly content: PlayContent;
  readonly setup: HuntSetup;
  readonly seed: string;
  readonly longestSeed: number;
  readonly problem: SetupProblem | null;
  /** Who stands where with this seed; empty while there is a problem. */
  readonly figures: readonly SketchFigure[];
  /** Cards of the men, in their row. */
  readonly roster: readonly string[];
  readonly forecast: ForecastState | null;
  readonly palette: PaletteId;
  readonly onSetup: (change: Partial<HuntSetup>) => void;
  readonly onHunt: (hunt: Hunt) => void;
  readonly onSeed: (seed: string) => void;
  readonly onRoll: () => void;
  readonly link: () => string;
  readonly onStart: () => void;
}

/** The bill of the day as one sentence. */
function bill({ content, setup, roster }: SetupScreenProps): string {
  const { beasts, men } = content.damnatio;
  const [first, second] = setup.beasts.map((id) => beasts[id]?.name.en.toLowerCase() ?? id);
  if (second !== undefined) return `A ${first} against a ${second}. Nobody commands them.`;
  const grade = ['', ' (elite I)', ' (elite II)', ' (elite III)'][setup.elite] ?? '';
  return roster.length === 0 ? `A ${first}${grade}.` : `A ${first}${grade} against ${listed(roster.map((id) => men[id]?.name ?? id))}.`;
}

function problemAt(problem: SetupProblem | null, ...fields: string[]): string | null {
  return problem && fields.some((field) => problem.field === field || problem.field.startsWith(`${field}.`)) ? `${problem.message} [${problem.rule}]` : null;
}

/** The lion is the beast to begin with; the others follow by name. */
function lionFirst(beasts: readonly BeastCard[]): BeastCard[] {
  return [...beasts].sort((a, b) => Number(b.id === 'lion') - Number(a.id === 'lion') || (a.name.en < b.name.en ? -1 : 1));
}

function Beasts(props: SetupScreenProps) {
  const { content, setup, problem, onSetup } = props;
  const beasts = lionFirst(Object.values(content.damnatio.beasts));
  const wrong = problemAt(problem, 'beasts', 'arena');
  return (
    <section class="panel setup-beasts" aria-labelledby="beast-title">
      <h2 id="beast-title">Which beast?</h2>
      {wrong && <p class="problem">{wrong}</p>}
      <BeastChoice legend="Beast" beasts={beasts} chosen={setup.beasts[0] ?? ''} name="beast" onChoose={(id) => onSetup({ beasts: [id, ...setup.beasts.slice(1)] })} />
      <Opponent setup={setup} beasts={beasts} onSetup={onSetup} />
    </section>
  );
}

function StartBar(props: SetupScreenProps) {
  const start = useRef<HTMLButtonElement>(null);
  const blocked = props.problem !== null;
  useEffect(() => {
    // Ctrl+Enter sends them in from anywhere on the screen.
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Enter' && event.ctrlKey) start.current?.click();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  return (
    <section class="start-bar" aria-label="Begin">
      <div class="start-inner">
        <p>{blocked ? `Not yet: ${props.problem!.message}` : bill(props)}</p>
        <button ref={start} type="button" class="button primary" aria-disabled={blocked} onClick={() => !blocked && props.onStart()}>
          {props.setup.beasts.length === 2 ? 'Open the gates' : 'Send them in'}
        </button>
      </div>
    </section>
  );
}

/** Everything about a hunt before it begins. */
export function SetupScreen(props: SetupScreenProps) {
  const { content, setup, problem, onSetup, palette } = props;
  const duel = setup.beasts.length === 2;
  const names = setup.beasts.map((id) => content.damnatio.beasts[id]?.name.en ?? id);
  const charge = Math.max(...setup.beasts.map((id) => content.damnatio.beasts[id]?.move.charge ?? 0));
  return (
    <Screen title="The bill of the day" foot={<StartBar {...props} />}>
      <div class="setup">
        <Beasts {...props} />
        <Programme hunts={Object.values(content.hunts)} onHunt={props.onHunt} />
        <div class="setup-main">
          {!duel && (
            <PartyChoice
              setup={setup}
              cards={Object.values(content.damnatio.men)}
              roster={props.roster}
              palette={palette}
              problem={problemAt(problem, 'men', 'draw')}
              onParty={(men, draw) => onSetup({ men, draw })}
              onDrawAgain={props.onRoll}
            />
          )}
          <ArenaPreview radius={content.damnatio.arenas[setup.arena]?.radius ?? 8} figures={props.figures} charge={charge} />
          <EliteChoice setup={setup} problem={problemAt(problem, 'elite')} onSetup={onSetup} />
          <LexChoice setup={setup} problem={problemAt(problem, 'lex')} onSetup={onSetup} />
        </div>
        <div class="setup-side">
          <SeedField seed={props.seed} longest={props.longestSeed} onSeed={props.onSeed} onRoll={props.onRoll} link={props.link} />
          <ForecastPanel forecast={props.forecast} party={props.roster.length} duel={duel ? [names[0]!, names[1]!] : null} />
        </div>
      </div>
    </Screen>
  );
}
