import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { PaletteId } from '../../../../art/index.ts';
import type { Messages } from '../../../../catalogue/index.ts';
import { beastRoster, type BeastCard, type DamnatioContent, type HuntCard, type HuntSetup } from '../../rules/index.ts';
import { capital, listed, TermTips } from '../../../../hud/common/index.ts';
import { Screen, type SketchFigure } from '../../../../hud/page/index.ts';
import type {
  ForecastState,
  JoinedLot,
  LexTable,
  MeasureState,
  ProgrammeItem,
  ProgrammeLink,
  SetupProblem,
} from '../../../../hud/setup/index.ts';
import {
  ForecastPanel,
  JoinedLots,
  LexChoice,
  MeasurePanel,
  problemAt,
  Programme,
  ProgrammeLinks,
  SeedField,
  StartBar,
  ToProgrammes,
} from '../../../../hud/setup/index.ts';
import { ArenaPreview } from './arena-preview.tsx';
import { BeastChoice } from './beast-choice.tsx';
import { Company, Opponent } from './company.tsx';
import { EliteChoice } from './elite-choice.tsx';
import { PartyChoice } from './party-choice.tsx';
import { Wager } from './wager.tsx';
import '../../../../hud/setup/setup.css';
import './setup.css';

/** A hunt that is taken at a press. */
export interface OfferedHunt extends ProgrammeItem {
  readonly hunt: HuntCard;
}

export interface SetupScreenProps {
  readonly content: DamnatioContent;
  /** What is offered, the easiest first. */
  readonly programme: readonly OfferedHunt[];
  /** The hunt of the programme that this is; null for one of the player's own. */
  readonly chosen: string | null;
  readonly messages: Messages;
  /** What came of the hunts of the programme that the player has won, by their ids. */
  readonly won: ReadonlyMap<string, string>;
  /** How a player model plays, by its name. */
  readonly manners: Readonly<Record<string, string>>;
  readonly lex: LexTable;
  readonly setup: HuntSetup;
  /** Whether the address that led here chose it: what is chosen is in view at first then. */
  readonly isAsked: boolean;
  readonly seed: string;
  readonly longestSeed: number;
  readonly problem: SetupProblem | null;
  /** Who stands where with this seed; empty while there is a problem. */
  readonly figures: readonly SketchFigure[];
  /** Cards of the men, in their row. */
  readonly roster: readonly string[];
  readonly forecast: ForecastState | null;
  /** How a newcomer fares in the offer that this is; null for a hunt that is none. */
  readonly measure: MeasureState | null;
  /** Programmes of bouts that have a hunt. */
  readonly programmes: readonly ProgrammeLink[];
  /** What packs have joined to the lot and the decks. */
  readonly joined: readonly JoinedLot[];
  /** Packs that come with the game and are off. */
  readonly offers?: ComponentChildren;
  readonly palette: PaletteId;
  readonly onSetup: (change: Partial<HuntSetup>) => void;
  readonly onHunt: (hunt: HuntCard) => void;
  readonly onSeed: (seed: string) => void;
  readonly onRoll: () => void;
  readonly link: () => string;
  readonly onStart: () => void;
  /** Plays it at once; null where somebody plays. */
  readonly onSettle: (() => void) | null;
}

/** The bill of the day as one sentence. */
function bill({ content, setup, roster }: SetupScreenProps): string {
  const { beasts, men } = content;
  const [first, second] = setup.beasts.map((id) => beasts[id]?.name.en.toLowerCase() ?? id);
  if (isDuel(setup)) return `A ${first} against a ${second}. Nobody commands them.`;
  const grade = ['', ' (elite I)', ' (elite II)', ' (elite III)'][setup.elite] ?? '';
  const foes = `${capital(listed(counted(content, setup)))}${grade}`;
  return roster.length === 0 ? `${foes}.` : `${foes} against ${listed(roster.map((id) => men[id]?.name ?? id))}.`;
}

/** The beasts on the sand, those of one card together: a lion, 3 × hound. */
function counted({ beasts }: DamnatioContent, { beasts: cards }: HuntSetup): string[] {
  const known = cards.filter((id) => beasts[id] !== undefined);
  const figures = beastRoster(beasts, known);
  return [...new Set(figures)].map((id) => {
    const count = figures.filter((each) => each === id).length;
    const name = beasts[id]!.name.en.toLowerCase();
    return count === 1 ? `a ${name}` : `${count} × ${name}`;
  });
}

function isDuel({ beasts, lex }: HuntSetup): boolean {
  return beasts.length === 2 && lex.severalBeasts !== true;
}

/** The lion is the beast to begin with; the others follow by name. */
function lionFirst(beasts: readonly BeastCard[]): BeastCard[] {
  return [...beasts].sort((a, b) => Number(b.id === 'lion') - Number(a.id === 'lion') || (a.name.en < b.name.en ? -1 : 1));
}

const BEAST_NOTE = 'The count is of 100 hunts of four condemned men by lot: so many a newcomer wins with two of them saved.';

function Beasts(props: SetupScreenProps) {
  const { content, setup, problem, onSetup } = props;
  const beasts = lionFirst(Object.values(content.beasts));
  const wrong = problemAt(problem, 'beasts', 'arena');
  return (
    <section class="panel setup-beasts" aria-labelledby="beast-title">
      <h2 id="beast-title">Which beast?</h2>
      {wrong && <p class="problem">{wrong}</p>}
      <p class="quiet">
        {BEAST_NOTE} More beasts are in <a href="#/packs">packs</a>; some come with the game.
      </p>
      <BeastChoice
        legend="Beast"
        beasts={beasts}
        chosen={setup.beasts[0] ?? ''}
        name="beast"
        measured={{ newcomers: content.newcomers ?? {}, messages: props.messages }}
        onChoose={(id) => onSetup({ beasts: [id, ...setup.beasts.slice(1)], wager: undefined })}
      />
      {setup.lex.severalBeasts === true ? null : <Opponent setup={setup} beasts={beasts} onSetup={onSetup} />}
      {isDuel(setup) ? null : <Company setup={setup} beasts={beasts} onSetup={onSetup} />}
    </section>
  );
}

const PLAYERS: Readonly<Record<string, string>> = {
  skilled: 'a careful commander',
  newcomer: 'a newcomer',
  naive: 'a careless commander',
};

/** Who plays in a forecast, in a sentence. */
function mannersOf(forecast: ForecastState | null, manners: Readonly<Record<string, string>>): string {
  const players = Object.keys(forecast?.counts ?? {}).filter((player) => Object.hasOwn(manners, player));
  return players.map((player) => `${capital(PLAYERS[player] ?? player)} ${manners[player]!}.`).join(' ');
}

function Forecast({ setup, roster, forecast, names, manners }: SetupScreenProps & { readonly names: readonly string[] }) {
  const duel = isDuel(setup);
  const party = roster.length;
  const labels = duel
    ? [...names, 'neither']
    : Array.from({ length: party + 1 }, (_, saved) => (saved === party ? 'all saved' : `${saved} saved`));
  return (
    <ForecastPanel
      forecast={forecast}
      labels={labels}
      played={!duel}
      caption={(player, bouts) => (duel ? `Who wins, ${bouts} bouts` : `Played by ${PLAYERS[player] ?? player}, ${bouts} bouts`)}
      extent={({ done, bouts }) =>
        `${duel ? '' : `${mannersOf(forecast, manners)} `}${done ? `${bouts} quick bouts each, with dice of their own.` : `Playing ${bouts} quick bouts each …`}`
      }
    />
  );
}

const NOTE =
  'The gentlest first. The count was played, not guessed: of 100 such hunts a newcomer wins so many with two men saved, or with the one man where only one goes in.';

/** The hunt of the programme that is chosen, and where none is, the beast. */
const CHOSEN = '.offered[aria-pressed="true"], input[name="beast"]:checked';

/** Brings what an address chose into view, once; the focus goes with it where the heading does not stay in view. */
function useChosenInView(isAsked: boolean) {
  const sections = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const chosen = isAsked ? sections.current?.querySelector<HTMLElement>(CHOSEN) : null;
    chosen?.scrollIntoView({ block: 'nearest' });
    if (scrollY > 0) chosen?.focus({ preventScroll: true });
  }, []);
  return sections;
}

/** Everything about a hunt before it begins. */
export function SetupScreen(props: SetupScreenProps) {
  const { content, setup, problem, onSetup, palette } = props;
  const sections = useChosenInView(props.isAsked);
  const duel = isDuel(setup);
  const names = setup.beasts.map((id) => content.beasts[id]?.name.en ?? id);
  const charge = Math.max(...setup.beasts.map((id) => content.beasts[id]?.move.charge ?? 0));
  return (
    <Screen
      title="The bill of the day"
      aside={<ToProgrammes programmes={props.programmes} />}
      foot={
        <StartBar
          line={problem ? `Not yet: ${problem.message}` : bill(props)}
          blocked={problem !== null}
          label={duel ? 'Open the gates' : 'Send them in'}
          onStart={props.onStart}
          onSettle={props.onSettle}
        />
      }
    >
      <div class="setup hunt-setup" ref={sections}>
        <Programme
          items={props.programme}
          chosen={props.chosen}
          note={NOTE}
          messages={props.messages}
          won={props.won}
          onTake={({ hunt }) => props.onHunt(hunt)}
        />
        <ProgrammeLinks programmes={props.programmes} />
        {props.offers}
        <h2 class="setup-own">Or put your own together</h2>
        <Beasts {...props} />
        <div class="setup-main">
          {duel && (
            <Wager
              setup={setup}
              names={names}
              asked={content.hunts[props.chosen ?? '']?.wager === true}
              problem={problemAt(problem, 'wager')}
              onSetup={onSetup}
            />
          )}
          {!duel && (
            <PartyChoice
              setup={setup}
              cards={Object.values(content.men)}
              roster={props.roster}
              messages={props.messages}
              palette={palette}
              problem={problemAt(problem, 'men', 'draw')}
              onParty={(men, draw) => onSetup({ men, draw })}
              onDrawAgain={props.onRoll}
            />
          )}
          <JoinedLots lots={props.joined} />
          <ArenaPreview radius={content.arenas[setup.arena]?.radius ?? 8} figures={props.figures} charge={charge} />
          <EliteChoice setup={setup} problem={problemAt(problem, 'elite')} onSetup={onSetup} />
          <LexChoice table={props.lex} lex={setup.lex} problem={problemAt(problem, 'lex')} onLex={(lex) => onSetup({ lex })} />
        </div>
        <div class="setup-side">
          <SeedField
            label="Lots and dice come from it"
            seed={props.seed}
            longest={props.longestSeed}
            onSeed={props.onSeed}
            onRoll={props.onRoll}
            link={props.link}
          />
          <Forecast {...props} names={names} />
          <MeasurePanel measure={props.measure} />
        </div>
      </div>
      <TermTips />
    </Screen>
  );
}
