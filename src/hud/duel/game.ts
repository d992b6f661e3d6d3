import type { ComponentChildren } from 'preact';
import type { ReadonlySignal, Signal } from '@preact/signals';
import type { CardKind, FigureKit, HexMark, Overlays, Sign } from '../../art/index.ts';
import type { BoutEvent, FigureId, Outcome, Refusal } from '../../engine/bout/index.ts';
import type { Modifier } from '../../engine/dice/index.ts';
import type { Arena, Cell } from '../../engine/hex/index.ts';
import type { BoutOf } from '../../session/index.ts';
import type { CrowdLedger } from '../appeal/index.ts';
import type { Exact, Ratings, Words } from '../common/index.ts';
import type {
  BoardFigure,
  BoardOfGame,
  Chances,
  Figure,
  FightModel,
  FightOfGame,
  FoughtGame,
  HelpOfGame,
  MenuEntry,
  Settled,
  TurnAim,
  ViewOf,
  Walk,
  WalkOfGame,
} from '../fight/index.ts';

/** A game in which one fighter at a time has his turn, spends action points and chooses among deeds with exact odds. */
export interface DuelFought extends FoughtGame {
  readonly world: { readonly arena: Arena; readonly ids: readonly FigureId[] };
  readonly state: {
    readonly round: number;
    readonly outcome: Outcome | null;
    readonly order: readonly number[];
    readonly turn: { readonly number: number; readonly fighter: number; readonly ap: number; readonly spent: number };
    readonly fighters: readonly DuelFighter[];
  };
  /** What the rules say of an answer: its chances, or why it may not be given. */
  readonly odds: { readonly refusal: Refusal | null };
  /** A fighter as the board shows him. */
  readonly figure: DuelFigure;
  /** What the player can choose beside what every duel has, as signals. */
  readonly own: object;
}

export interface DuelFighter {
  readonly id: FigureId;
  readonly card: string;
  readonly side: string;
  readonly cell: Cell;
  readonly facing: number;
}

/** A fighter as the board of such a game shows him; in the order of the set-up. */
export interface DuelFigure extends BoardFigure {
  readonly index: number;
  readonly order: CardKind;
  /** The place of his side in the set-up: its colour and numeral. */
  readonly place: number;
  readonly kit: FigureKit;
}

/** Which of the two sheets on the screen: of whoever acts, or of whom he has chosen. */
export type SheetPart = 'fighter' | 'foe';

/** An answer that he has or could have: what goes before it, its price, its chances, or why not. */
export interface Option<G extends DuelFought = DuelFought> {
  readonly key: string;
  readonly action: G['action'];
  /** All that he does, one after the other; `action` is the last of it. */
  readonly answers: readonly G['action'][];
  readonly name: string;
  /** Gear that it is done with; null for none. */
  readonly gear: string | null;
  /** Steps and turns that he does first. */
  readonly pose: Walk<G['action']> | null;
  /** AP with everything that goes before it. */
  readonly cost: number;
  /** How the price is said where it is more than a number, and why. */
  readonly price?: { readonly text: string; readonly why: string };
  readonly odds: G['odds'];
  /** Done as soon as it is chosen, for it can be taken back. */
  readonly atOnce?: boolean;
  /** Hardly ever matters: folded always, or where others are better. */
  readonly folds?: 'always' | 'late';
  /** One of several that differ in their direction alone: an arrow on one card of this name. */
  readonly arrow?: { readonly name: string; readonly way: number };
  /** The position after it, on a copy of the bout, where it changes more than where he stands. */
  readonly after?: (bout: BoutOf<G>) => ViewOf<G>;
  /** The chance that a foe ends him after it, where that is more than the foe's next turn from a position. */
  readonly endsAfter?: (view: ViewOf<G>, foe: number) => Generator<void, Exact>;
}

/** Answers in the order in which they are shown. */
export interface Choices<G extends DuelFought> {
  readonly shown: readonly Option<G>[];
  /** What hardly ever matters. */
  readonly more: readonly Option<G>[];
  readonly refused: readonly Option<G>[];
  /** Nothing that can be done serves the aim; left out where none was asked for. */
  readonly inVain?: boolean;
}

/** What options are asked for. */
export interface Asking<G extends DuelFought> {
  readonly duel: DuelOfGame<G>;
  readonly view: ViewOf<G>;
  readonly words: Words;
  readonly poses: readonly Walk<G['action']>[];
  /** Index of whom all that is listed is meant for, so that he need not be named; -1 for nobody. */
  readonly chosen: number;
  readonly own: G['own'];
}

/** What beside the answer is told on its card. */
export interface Telling<G extends DuelFought> {
  readonly view: ViewOf<G>;
  /** The chance to be struck on a hex next turn; null while nobody has asked. */
  readonly struck: (cell: Cell) => number | null;
  /** Index of whoever acts, and of whom he has chosen; -1 for nobody. */
  readonly me: number;
  readonly foe: number;
  readonly words: Words;
}

/** What a bot thinks of answers, for whoever wants them put in order. */
export interface DuelAdvice<A> {
  worth(action: A, from: Walk<A>): number;
  /** To end the turn there, and what may be done to him there; a place that is not worth showing is worth -Infinity. */
  stand(at: Walk<A>): number;
  danger(at: Walk<A>): number;
}

/** A line of a panel, the rules behind it, and whether it is a danger or passes with the turn. */
export type Note = readonly [text: string, rules: readonly string[], kind?: 'danger-line' | 'turn-note'];

/** Terms of a die, under what they are added to. */
export type TermsOf = readonly [caption: string, terms: readonly Modifier[]];

/** The law behind an answer. */
export interface Law {
  readonly chances: readonly (readonly [what: string, chance: Exact, rule?: string])[];
  readonly picture?: ComponentChildren;
  readonly notes?: readonly Note[];
  readonly terms?: readonly TermsOf[];
  /** What each double would do, the highest first. */
  readonly doubles?: readonly { readonly face: number; readonly chance: Exact; readonly told: string; readonly rule: string }[];
}

/** What is asked beside turns. */
export interface Asked {
  readonly notes: readonly Note[];
  readonly terms?: TermsOf;
  /** What the last answer came to is told again. */
  readonly tellsDeed?: boolean;
  /** The heading of the answers. */
  readonly options?: string;
}

/** A question with two answers. */
export interface TwoAnswers<A> {
  readonly yes: readonly [text: string, action: A];
  readonly no: readonly [text: string, action: A];
  /** Without advice the refusal is the likelier wish. */
  readonly keeps?: boolean;
}

/** From how many points on a turn tires. */
export interface Tiring {
  readonly from: number;
  /** No such point may be spent any more. */
  readonly barred: boolean;
  readonly note: string;
  readonly rule: string;
}

/** What a game says of its fights beyond its deeds. */
export interface DuelOfGame<G extends DuelFought> {
  readonly walk: Pick<WalkOfGame<G>, 'rule' | 'isWalk' | 'prefer'>;
  /** Whether whose turn it is may act, and nothing else is asked. */
  mayAct(view: ViewOf<G>): boolean;
  /** Kind of the decision of a turn; every other has a panel of its own. */
  readonly act: string;
  /** What a fighter loses by wounds: `Strength`. */
  readonly life: string;
  /** The rule of the die for action points. */
  readonly pointsRule: string;
  /** Why nobody goes anywhere while something else is asked, by the kind of decision. */
  readonly otherFirst: Readonly<Record<string, Refusal>>;
  readonly end: G['action'];
  own(): G['own'];
  /** What is no longer meant once something was done. */
  settle?: FightOfGame<G, G['figure'], object, DuelOwn<G> & G['own']>['settle'];
  byItself?(model: DuelModel<G>): G['action'] | null;
  /** Index of who must choose; below 0 when the bout is over. */
  acting(view: ViewOf<G>): number;
  /** Whether somebody may be chosen by another now, as whom his deeds are meant for. */
  areFoes(view: ViewOf<G>, one: number, other: number): boolean;
  oddsOf(view: ViewOf<G>, action: G['action']): G['odds'];
  priceOf(view: ViewOf<G>, action: G['action']): number;
  /** Whether dice are thrown for it; the end of a turn is none of these, though dice may fall after it. */
  hasDice(action: G['action']): boolean;
  /** Whether it serves whoever wants to strike; left out, whatever throws dice does. */
  strikes?(action: G['action']): boolean;
  /** Everything but walking that whoever must answer can choose from, against a target; what can be done to others too. */
  options(asking: Asking<G>): readonly Option<G>[];
  advice(view: ViewOf<G>): DuelAdvice<G['action']>;
  /** Whether a way has steps aside or back. */
  isSideways(walk: Walk<G['action']>): boolean;
  /** One step, and a turn; the turn is given so many times. */
  step(facing: number, way: number): G['action'];
  turn(facing: number, way: number): { readonly action: G['action']; readonly times: number };
  /** The side of somebody that a hex lies on, where one goes there and where one stands: `in the back`, `his back`. */
  seenFrom(
    view: ViewOf<G>,
    words: Words,
    at: { readonly index: number; readonly cell: Cell; readonly as: 'side-of' | 'side-seen' },
  ): string;
  /** In front of somebody, where he strikes: such foes are chosen first. */
  isAhead(view: ViewOf<G>, index: number, cell: Cell): boolean;
  /** Whether choosing a foe on the sand also chooses the best deed against him. */
  readonly armsByHex: boolean;
  /** What is asked before points are lost; null for nothing. */
  lost(model: DuelModel<G>): string | null;
  /** What decides, most weight first. */
  headline(option: Option<G>, telling: Telling<G>): readonly Figure[];
  /** What an answer other than a way does on a hit, on a miss and to himself. */
  effect(option: Option<G>, telling: Telling<G>): string;
  /** The law behind an answer with dice. */
  law(option: Option<G>, telling: Telling<G>): Law;
  /** The sign of an answer that shows no gear. */
  sign(option: Option<G>): Sign | null;
  /** What stands on the one button for an answer, where it is not its name. */
  commitName?(option: Option<G>, words: Words): string;
  /** Refusals that the price explains. */
  readonly dear?: readonly string[];
  /** The hexes round a target by what is gained from them. */
  sides(view: ViewOf<G>, me: number, target: number): readonly HexMark[];
  /** What else is drawn: what the option that is shown would do, and what the marks say at their last stage. */
  drawn(model: DuelModel<G>): Partial<Overlays>;
  /** What can be marked, one more with each press. */
  readonly levels: readonly string[];
  readonly marks: Readonly<Partial<Record<HexMark['kind'], string>>>;
  /** The chance that a blow of somebody's next turn ends another. */
  endsNextTurn(view: ViewOf<G>, attacker: number, target: number): Generator<void, Exact>;
  /** Where one can strike at another in his next turn. */
  reach(view: ViewOf<G>, attacker: number, target: number): Generator<void, Chances>;
  /** The rules behind a moment by its message under `moment`, and the message of a decision where that is not its kind. */
  readonly moments: {
    readonly refs: Readonly<Record<string, readonly string[]>>;
    asked?(settled: Settled<G>): string | null;
  };
  /** Events of the last answer that are told again. */
  readonly told: readonly BoutEvent['type'][];
  readonly help: HelpOfGame;
  /** What the one button says where nothing is chosen, by the kind of decision, and does. */
  readonly commit: Readonly<Record<string, { readonly text: string; readonly action?: G['action'] }>>;
  /** Decisions that are a question, by their kind. */
  questions?(words: Words): Readonly<Record<string, TwoAnswers<G['action']>>>;
  readonly board: BoardOfGame<ViewOf<G>, G['figure']>;
  /** What a hex says of him beyond name, side, life, facing and conditions. */
  figureWords?(figure: G['figure'], words: Words): readonly string[];
  kindOf(figure: G['figure'], words: Words): string;
  /** What his tile tells of him who has not fallen. */
  tile?(figure: G['figure']): ComponentChildren;
  /** What he has on him. */
  held(view: ViewOf<G>, index: number, words: Words): readonly string[];
  /** What decides for a fighter as he stands, beside life, what he has on him and what weighs on him. */
  ratings(view: ViewOf<G>, index: number, words: Words): Pick<Ratings, 'rows' | 'lines'>;
  /** The sheet of a fighter below name and life: what he has learned, beside his conditions, and all else. */
  tags?(model: DuelModel<G>, index: number): readonly (readonly [term: string, name: string])[];
  sheet(model: DuelModel<G>, index: number, part: SheetPart): ComponentChildren;
  tiring?(view: ViewOf<G>): Tiring;
  /** What weighs on this turn, and on what is done to whom he has chosen. */
  notes?(model: DuelModel<G>): readonly Note[];
  /** Said while nobody is chosen, and what else is to be chosen of him who is. */
  readonly chooseFoe?: string;
  against?(model: DuelModel<G>): ComponentChildren;
  /** Below the prices of steps and turns, for newcomers. */
  readonly legend?: string;
  /** By the kind of decision. */
  readonly panels: Readonly<Record<string, (view: ViewOf<G>, words: Words) => Asked | null>>;
  /** What the crowd weighs of a fighter; null where nobody would ask it. */
  readonly crowd: { readonly rule: string; ledgerOf(view: ViewOf<G>, index: number, words: Words): CrowdLedger | null };
  /** Switches of its own, in the menu and by their letters. */
  menu?(model: DuelModel<G>): readonly MenuEntry[];
}

/** What the player has chosen, and what follows from it. */
export interface DuelOwn<G extends DuelFought> {
  /** The option that a commit would play, and the one that the pointer is on. */
  readonly armed: Signal<string | null>;
  readonly considered: Signal<string | null>;
  /** What he is after: it orders the answers. */
  readonly aim: Signal<TurnAim>;
  /** Hexes are chosen to look at them, not to go there. */
  readonly turning: Signal<boolean>;
  readonly acting: ReadonlySignal<G['state']['fighters'][number] | null>;
  readonly target: ReadonlySignal<G['state']['fighters'][number] | null>;
  /** Where he can come to from where he stands now, before a blow. */
  readonly poses: ReadonlySignal<readonly Walk<G['action']>[]>;
  /** Everything but walking, as the rules list it; then everything in the order in which it is shown. */
  readonly answers: ReadonlySignal<readonly Option<G>[]>;
  readonly choices: ReadonlySignal<Choices<G>>;
  readonly armedOption: ReadonlySignal<Option<G> | null>;
  readonly shownOption: ReadonlySignal<Option<G> | null>;
}

/** All that the screen of such a bout shows, as signals; what a player can do is in the commands. */
export type DuelModel<G extends DuelFought> = FightModel<G, G['figure'], object> & DuelOwn<G> & G['own'];
