import { useState } from 'preact/hooks';
import { sideNumeral } from '../../../art/index.ts';
import type { MuneraSetup } from '../../../games/munera/rules/index.ts';
import { listed } from '../../common/index.ts';
import type { SketchFigure } from '../../page/index.ts';
import { Choices, Screen } from '../../page/index.ts';
import type { ForecastState } from '../forecast-panel.tsx';
import { ForecastPanel } from '../forecast-panel.tsx';
import type { LexTable } from '../lex-choice.tsx';
import { LexChoice } from '../lex-choice.tsx';
import type { SetupProblem } from '../problem.ts';
import { problemAt } from '../problem.ts';
import type { ProgrammeItem } from '../../../games/damnatio/screens/setup/programme.tsx';
import { Programme } from '../../../games/damnatio/screens/setup/programme.tsx';
import { SeedField } from '../seed-field.tsx';
import { StartBar } from '../start-bar.tsx';
import '../setup.css';
import './bout.css';
import type { BoutClass } from '../../../games/munera/screens/setup/class-facts.tsx';
import { ClassPicker } from './class-picker.tsx';
import type { BoutDraft, Place } from './draft.ts';
import { addFighter, addSide, changeFighter, makeFree, menOf, MOST_MEN, MOST_SIDES, removeFighter, removeSide } from './draft.ts';
import type { ControllerChoice, SkillWords } from './fighter-row.tsx';
import type { Ground } from './ground-choice.tsx';
import { GroundChoice } from './ground-choice.tsx';
import type { Classes } from './roster.ts';
import { canBegin, classMap, foesFor, placesOf } from './roster.ts';
import { SidePanel } from './side-panel.tsx';

/** A draft that somebody has thought of already. */
export interface BoutPick extends ProgrammeItem {
  readonly draft: () => BoutDraft;
}

/** What is foreseen, with the rounds played in all. */
export interface BoutForecast extends ForecastState {
  readonly rounds: number;
}

export interface BoutSetupScreenProps {
  readonly draft: BoutDraft;
  readonly seed: string;
  readonly longestSeed: number;
  readonly classes: readonly BoutClass[];
  readonly controllers: readonly ControllerChoice[];
  /** The policy that plays whom nobody was named for. */
  readonly policy: string;
  readonly skillWords: SkillWords;
  readonly lex: LexTable;
  readonly picks: readonly BoutPick[];
  readonly arenas: readonly { readonly id: string; readonly name: string }[];
  readonly ground: Ground | null;
  readonly figures: readonly SketchFigure[];
  readonly problem: SetupProblem | null;
  /** Every side that fights, in a few words. */
  readonly titles: readonly string[];
  readonly forecast: BoutForecast | null;
  /** Who plays in the forecast, in a sentence. */
  readonly forecastPlayers: string;
  readonly onDraft: (draft: BoutDraft) => void;
  readonly onSeed: (seed: string) => void;
  readonly onRoll: () => void;
  readonly link: () => string;
  readonly onStart: () => void;
}

/** Whom the page of all classes is open for. */
interface Choosing {
  readonly side: number;
  readonly place: Place | null;
}

/** Who plays, in a sentence. */
function players(draft: BoutDraft): string {
  const human = draft.sides.flatMap((side, place) =>
    side.some(({ controller }) => controller === 'human') ? [`side ${sideNumeral(place)}`] : [],
  );
  const mine = menOf(draft).filter(({ controller }) => controller === 'human').length;
  if (mine === 0) return 'Nobody is yours: you watch.';
  if (draft.free) return mine === 1 ? 'One of them is yours.' : `${mine} of them are played at this screen.`;
  return human.length === 1 ? `You have ${human[0]!}.` : `${listed(human)} are played at this screen.`.replace(/^s/, 'S');
}

function lineOf({ draft, problem, titles }: BoutSetupScreenProps): string {
  if (!canBegin(draft)) return 'Not yet: a bout needs fighters on at least two sides.';
  if (problem) return `Not yet: ${problem.message}`;
  const who = titles.length <= 3 ? titles.join(' against ') : `${titles.slice(0, 2).join(' against ')} and ${titles.length - 2} more`;
  return `${who}. ${players(draft)}`;
}

function Sides(
  props: BoutSetupScreenProps & {
    readonly classes: readonly BoutClass[];
    readonly byId: Classes;
    readonly choose: (choosing: Choosing) => void;
  },
) {
  const { draft, byId, controllers, skillWords, problem, policy, onDraft, choose } = props;
  const places = placesOf(draft);
  const problemOf = ({ side, index }: Place): string | null => {
    const at = places.findIndex((place) => place.side === side && place.index === index);
    return problemAt(problem, `fighters[${at}]`);
  };
  const ways = {
    onAdd: (side: number, card: string) => onDraft(addFighter(draft, side, card, policy)),
    onChoose: (side: number, place: Place | null) => choose({ side, place }),
    onChange: (place: Place, change: Parameters<typeof changeFighter>[2]) => onDraft(changeFighter(draft, place, change)),
    onRemove: (place: Place) => onDraft(removeFighter(draft, place)),
    onRemoveSide: (side: number) => onDraft(removeSide(draft, side)),
  };
  return (
    <div class={draft.free ? 'bout-sides free' : 'bout-sides'}>
      {draft.sides.map((_, side) => (
        <SidePanel
          key={side}
          draft={draft}
          side={side}
          classes={byId}
          controllers={controllers}
          skillWords={skillWords}
          problemOf={problemOf}
          ways={ways}
        />
      ))}
    </div>
  );
}

function Manner({ draft, controllers, onDraft }: BoutSetupScreenProps) {
  return (
    <section class="panel bout-manner" aria-labelledby="manner-title">
      <h2 id="manner-title" class="visually-hidden">
        How they fight
      </h2>
      <Choices
        legend="How they fight"
        value={draft.free ? 'free' : 'sides'}
        options={[
          { value: 'sides', label: 'In sides' },
          { value: 'free', label: 'Each for himself' },
        ]}
        onChoose={(how) => onDraft(makeFree(draft, how === 'free'))}
      />
      {!draft.free && (
        <button type="button" class="button" disabled={draft.sides.length >= MOST_SIDES} onClick={() => onDraft(addSide(draft))}>
          Add a side
        </button>
      )}
      <div class="quiet bout-players">
        <p>
          At least two sides need somebody; there is room for {MOST_SIDES} sides and {MOST_MEN} fighters. Each is played at this screen or
          by a bot: all yours is hot seat, none is watching.
        </p>
        <details>
          <summary>The bots</summary>
          <dl>
            {controllers
              .filter(({ note }) => note !== '')
              .map(({ id, name, note }) => (
                <div key={id}>
                  <dt>{name}</dt>
                  <dd>{note}.</dd>
                </div>
              ))}
          </dl>
        </details>
      </div>
    </section>
  );
}

function Forecast({ titles, forecast, forecastPlayers }: BoutSetupScreenProps) {
  const extent = ({ counts, done, bouts }: ForecastState): string => {
    const played = Object.values(counts)
      .flat()
      .reduce<number>((sum, count) => sum + (count ?? 0), 0);
    const mean = played > 0 && forecast ? ` A bout takes ${(forecast.rounds / played).toFixed(1)} rounds on average.` : '';
    return `${forecastPlayers}${mean} ${done ? 'The dice were its own.' : `Playing up to ${bouts} quick bouts …`}`;
  };
  return (
    <ForecastPanel forecast={forecast} labels={[...titles, 'nobody']} caption={(_, bouts) => `Who wins, ${bouts} bouts`} extent={extent} />
  );
}

/** Everything about a bout of gladiators before it begins. */
export function BoutSetupScreen(props: BoutSetupScreenProps) {
  const { draft, classes, problem, policy, onDraft } = props;
  const [choosing, setChoosing] = useState<Choosing | null>(null);
  const byId = classMap(classes);
  const begins = canBegin(draft);
  const pick = (card: string): void => {
    const { side, place } = choosing!;
    setChoosing(null);
    onDraft(place ? changeFighter(draft, place, { card }) : addFighter(draft, side, card, policy));
  };
  return (
    <Screen
      title="The pairs of the day"
      foot={<StartBar line={lineOf(props)} blocked={!begins || problem !== null} label="Open the gates" onStart={props.onStart} />}
    >
      <div class="setup bout-setup">
        <Programme items={props.picks} onTake={(item) => onDraft({ ...item.draft(), seed: draft.seed })} />
        <Manner {...props} />
        <Sides {...props} byId={byId} choose={setChoosing} />
        <div class="setup-main">
          <GroundChoice
            chosen={draft.arena}
            arenas={props.arenas}
            ground={props.ground}
            figures={props.figures}
            problem={problemAt(problem, 'arena')}
            onArena={(arena) => onDraft({ ...draft, arena })}
          />
          <LexChoice
            table={props.lex}
            lex={draft.lex}
            problem={problemAt(problem, 'lex')}
            onLex={(lex) => onDraft({ ...draft, lex: lex as MuneraSetup['lex'] })}
          />
        </div>
        <div class="setup-side">
          <SeedField
            label="The dice come from it"
            seed={props.seed}
            longest={props.longestSeed}
            onSeed={props.onSeed}
            onRoll={props.onRoll}
            link={props.link}
          />
          <Forecast {...props} />
        </div>
      </div>
      {choosing && (
        <ClassPicker
          title={choosing.place ? 'Who instead?' : draft.free ? 'Who enters?' : `Who enters for side ${sideNumeral(choosing.side)}?`}
          classes={classes}
          foes={foesFor(draft, choosing.side, byId)}
          onPick={pick}
          onClose={() => setChoosing(null)}
        />
      )}
    </Screen>
  );
}
