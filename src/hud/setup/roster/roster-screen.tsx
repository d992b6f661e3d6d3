import { useState } from 'preact/hooks';
import type { Messages } from '../../../catalogue/index.ts';
import { sideNumeral } from '../../../art/index.ts';
import type { MeasuredOffer } from '../../../session/index.ts';
import { mindParts } from '../../../session/index.ts';
import { listed, TermTips } from '../../common/index.ts';
import type { SketchFigure } from '../../page/index.ts';
import { Choices, Screen } from '../../page/index.ts';
import type { ForecastState } from '../forecast-panel.tsx';
import { ForecastPanel } from '../forecast-panel.tsx';
import type { JoinedLot } from '../joined.tsx';
import { JoinedLots } from '../joined.tsx';
import type { LexTable } from '../lex-choice.tsx';
import { LexChoice } from '../lex-choice.tsx';
import type { MeasureState } from '../measure-panel.tsx';
import { MeasurePanel } from '../measure-panel.tsx';
import type { SetupProblem } from '../start-bar.tsx';
import type { ProgrammeItem, ProgrammeLink } from '../programme.tsx';
import { Programme, ProgrammeLinks, ToProgrammes } from '../programme.tsx';
import { StartBar, problemAt, SeedField } from '../start-bar.tsx';
import '../setup.css';
import './roster.css';
import { ClassPicker } from './class-picker.tsx';
import type { Place, RosterDraft, RosterLimits, UsualBotOf } from './draft.ts';
import { addFighter, addSide, changeFighter, isSameDraft, makeFree, menOf, removeFighter, removeSide, swapFighter } from './draft.ts';
import type { ControllerChoice } from './deciding.tsx';
import type { TraitChoice } from './fighter-row.tsx';
import type { Ground } from './ground-choice.tsx';
import { GroundChoice } from './ground-choice.tsx';
import type { Classes } from './places.ts';
import { canBegin, classMap, foesFor, placesOf } from './places.ts';
import type { RosterClass } from './class-picker.tsx';
import { SidePanel } from './side-panel.tsx';

/** A draft that somebody has thought of already. */
export interface RosterPick extends ProgrammeItem {
  readonly draft: () => RosterDraft;
  /** What its figure is measured by; left out where it has none. */
  readonly measured?: MeasuredOffer;
}

export interface RosterScreenProps {
  readonly title: string;
  readonly limits: RosterLimits;
  /** Whether they may fight in sides, each for himself, or as the player likes. */
  readonly manner: 'either' | 'sides' | 'free';
  readonly draft: RosterDraft;
  readonly seed: string;
  readonly longestSeed: number;
  readonly classes: readonly RosterClass[];
  /** Headings of the page of all classes, in order. */
  readonly groups: readonly string[];
  readonly controllers: readonly ControllerChoice[];
  /** The bot that plays a card where nothing else is said. */
  readonly usualBotOf: UsualBotOf;
  /** Opens what is known of how a bot fights; left out where nobody can be scouted. */
  readonly onScout?: ((controller: string) => void) | undefined;
  /** What else is chosen for a fighter; null for nothing. */
  readonly traits: TraitChoice | null;
  readonly lex: LexTable;
  /** What is offered, the easiest first. */
  readonly picks: readonly RosterPick[];
  /** What their words of difficulty count, in a sentence. */
  readonly picksNote: string;
  readonly messages: Messages;
  /** What came of the picks that the player has won, by their ids. */
  readonly won: ReadonlyMap<string, string>;
  /** Programmes of bouts that have one of this game. */
  readonly programmes: readonly ProgrammeLink[];
  /** What packs have joined to lots that the offers draw from. */
  readonly joined: readonly JoinedLot[];
  /** Those that may be chosen; null is what the rules suggest. */
  readonly arenas: readonly { readonly id: string | null; readonly name: string }[];
  /** How they stand on the sand, in a sentence or two. */
  readonly groundNote: string;
  readonly ground: Ground | null;
  readonly figures: readonly SketchFigure[];
  /** Who enters by name, in their order; null where his card says it, none while the rules cannot lay the bout out. */
  readonly people: readonly (string | null)[];
  readonly problem: SetupProblem | null;
  /** Every side that fights, in a few words. */
  readonly titles: readonly string[];
  readonly forecast: ForecastState | null;
  /** How a newcomer fares in the offer that the draft is; null for a draft that is none. */
  readonly measure: MeasureState | null;
  /** Who plays in the forecast, in a sentence. */
  readonly forecastPlayers: string;
  /** Back to what is there when nothing was played; null where that is there. */
  readonly onAnew: (() => void) | null;
  readonly onDraft: (draft: RosterDraft) => void;
  readonly onSeed: (seed: string) => void;
  readonly onRoll: () => void;
  readonly link: () => string;
  readonly onStart: () => void;
  /** Plays it at once; null where somebody plays. */
  readonly onSettle: (() => void) | null;
}

/** Whom the page of all classes is open for. */
interface Choosing {
  readonly side: number;
  readonly place: Place | null;
}

/** What was taken from the programme. */
interface Taken {
  readonly id: string;
  readonly draft: RosterDraft;
}

/** A bot within a sentence: `the newcomer`, `the patient (tiro)`. */
function inLine(id: string, controllers: readonly ControllerChoice[]): string {
  const { base, grade } = mindParts(id);
  const choice = controllers.find((each) => each.id === base);
  const named = `the ${(choice?.name ?? id).toLowerCase().replace(/^the /, '')}`;
  return base === id ? named : `${named} (${choice?.grades?.find((each) => each.id === grade)?.name ?? grade})`;
}

/** The bots of a draft as they stand in a sentence: `the newcomer`. */
function botsIn(draft: RosterDraft, controllers: readonly ControllerChoice[]): string {
  const ids = new Set(menOf(draft).flatMap(({ controller }) => (controller === 'human' ? [] : [controller])));
  return listed([...ids].map((id) => inLine(id, controllers)));
}

/** Who plays, in a sentence. */
function players({ draft, controllers }: Pick<RosterScreenProps, 'draft' | 'controllers'>): string {
  const human = draft.sides.flatMap((side, place) =>
    side.some(({ controller }) => controller === 'human') ? [`side ${sideNumeral(place)}`] : [],
  );
  const mine = menOf(draft).filter(({ controller }) => controller === 'human').length;
  if (mine === 0) return 'Nobody is yours: you watch.';
  const bots = botsIn(draft, controllers);
  const against = bots && ` against ${bots}`;
  if (draft.free) return mine === 1 ? `One of them is yours${against}.` : `${mine} of them are played at this screen${against}.`;
  return human.length === 1
    ? `You have ${human[0]!}${against}.`
    : `${listed(human)} are played at this screen${against}.`.replace(/^s/, 'S');
}

function lineOf({ draft, problem, titles, controllers }: RosterScreenProps): string {
  if (!canBegin(draft)) return 'Not yet: a bout needs fighters on at least two sides.';
  if (problem) return `Not yet: ${problem.message}`;
  const who = titles.length <= 3 ? titles.join(' against ') : `${titles.slice(0, 2).join(' against ')} and ${titles.length - 2} more`;
  return `${who}. ${players({ draft, controllers })}`;
}

/** The offer that a draft is: as it was taken here, or as it stands on the programme. */
function chosenOf({ picks, draft }: RosterScreenProps, taken: Taken | null): string | null {
  if (taken && isSameDraft(taken.draft, draft)) return taken.id;
  // Only what has been measured is the same every time; what is drawn by lot is not.
  return picks.find((pick) => typeof pick.newcomer === 'number' && isSameDraft(pick.draft(), draft))?.id ?? null;
}

function Sides(
  props: RosterScreenProps & {
    readonly classes: readonly RosterClass[];
    readonly byId: Classes;
    readonly choose: (choosing: Choosing) => void;
  },
) {
  const { draft, byId, controllers, traits, limits, people, problem, usualBotOf, onScout, onDraft, choose } = props;
  const places = placesOf(draft);
  const orderOf = ({ side, index }: Place): number => places.findIndex((place) => place.side === side && place.index === index);
  const problemOf = (place: Place): string | null => problemAt(problem, `fighters[${orderOf(place)}]`);
  const ways = {
    onAdd: (side: number, card: string) => onDraft(addFighter(draft, side, card, usualBotOf)),
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
          traits={traits}
          limits={limits}
          usualBotOf={usualBotOf}
          onScout={onScout}
          problemOf={problemOf}
          personOf={(place) => people[orderOf(place)] ?? null}
          ways={ways}
        />
      ))}
    </div>
  );
}

function roomFor(manner: RosterScreenProps['manner'], { sides, fighters }: RosterLimits): string {
  if (manner === 'free') return `At least two must enter; there is room for ${fighters}.`;
  return `At least two sides need somebody; there is room for ${sides} sides and ${fighters} fighters.`;
}

function Manner({ draft, manner, limits, controllers, onAnew, onDraft }: RosterScreenProps) {
  return (
    <section class="panel bout-manner wrap" aria-labelledby="manner-title">
      <h2 id="manner-title" class="visually-hidden">
        How they fight
      </h2>
      {manner === 'either' && (
        <Choices
          legend="How they fight"
          value={draft.free ? 'free' : 'sides'}
          options={[
            { value: 'sides', label: 'In sides' },
            { value: 'free', label: 'Each for himself' },
          ]}
          onChoose={(how) => onDraft(makeFree(draft, how === 'free'))}
        />
      )}
      {!draft.free && (
        <button type="button" class="button" disabled={draft.sides.length >= limits.sides} onClick={() => onDraft(addSide(draft, limits))}>
          Add a side
        </button>
      )}
      <button type="button" class="button" aria-disabled={onAnew === null} onClick={() => onAnew?.()}>
        Start over
      </button>
      <div class="quiet bout-players">
        <p>{roomFor(manner, limits)} Each is played at this screen or by a bot: all yours is hot seat, none is watching.</p>
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

function Forecast({ titles, forecast, forecastPlayers, onSettle }: RosterScreenProps) {
  const extent = ({ counts, done, bouts }: ForecastState): string => {
    const played = Object.values(counts)
      .flat()
      .reduce<number>((sum, count) => sum + (count ?? 0), 0);
    const mean = played > 0 && forecast ? ` A bout takes ${(forecast.rounds / played).toFixed(1)} rounds on average.` : '';
    return `${forecastPlayers}${mean} ${done ? 'Other dice fell in them than will fall in your bout.' : `Playing up to ${bouts} quick bouts …`}`;
  };
  return (
    <ForecastPanel
      forecast={forecast}
      labels={[...titles, 'nobody']}
      caption={(_, bouts) => `Who wins, ${bouts} bouts`}
      extent={extent}
      played={onSettle === null}
    />
  );
}

/** Everything about a bout before it begins in which fighters are sent in one by one. */
export function RosterScreen(props: RosterScreenProps) {
  const { title, draft, classes, groups, problem, usualBotOf, onDraft } = props;
  const [choosing, setChoosing] = useState<Choosing | null>(null);
  const [taken, setTaken] = useState<Taken | null>(null);
  const byId = classMap(classes);
  const begins = canBegin(draft);
  const pick = (card: string): void => {
    const { side, place } = choosing!;
    setChoosing(null);
    onDraft(place ? swapFighter(draft, place, card, usualBotOf) : addFighter(draft, side, card, usualBotOf));
  };
  return (
    <Screen
      title={title}
      aside={<ToProgrammes programmes={props.programmes} />}
      foot={
        <StartBar
          line={lineOf(props)}
          blocked={!begins || problem !== null}
          label="Open the gates"
          onStart={props.onStart}
          onSettle={props.onSettle}
        />
      }
    >
      <div class="setup bout-setup">
        <Programme
          items={props.picks}
          chosen={chosenOf(props, taken)}
          note={props.picksNote}
          messages={props.messages}
          won={props.won}
          onTake={({ id, draft: draftOf }) => {
            const next = { ...draftOf(), seed: draft.seed };
            setTaken({ id, draft: next });
            onDraft(next);
          }}
        />
        <ProgrammeLinks programmes={props.programmes} />
        <JoinedLots lots={props.joined} />
        <Manner {...props} />
        <Sides {...props} byId={byId} choose={setChoosing} />
        <div class="setup-main">
          <GroundChoice
            chosen={draft.arena}
            arenas={props.arenas}
            note={props.groundNote}
            ground={props.ground}
            figures={props.figures}
            problem={problemAt(problem, 'arena')}
            onArena={(arena) => onDraft({ ...draft, arena })}
          />
          <LexChoice table={props.lex} lex={draft.lex} problem={problemAt(problem, 'lex')} onLex={(lex) => onDraft({ ...draft, lex })} />
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
          <MeasurePanel measure={props.measure} />
        </div>
      </div>
      {choosing && (
        <ClassPicker
          title={choosing.place ? 'Who instead?' : draft.free ? 'Who enters?' : `Who enters for side ${sideNumeral(choosing.side)}?`}
          classes={classes}
          groups={groups}
          foes={foesFor(draft, choosing.side, byId)}
          onPick={pick}
          onClose={() => setChoosing(null)}
        />
      )}
      <TermTips />
    </Screen>
  );
}
