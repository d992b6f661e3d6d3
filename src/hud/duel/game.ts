import type { ComponentChildren } from 'preact';
import type { ReadonlySignal, Signal } from '@preact/signals';
import type { HexMark, Sign } from '../../art/index.ts';
import type { BoutEvent, FigureId, Outcome, Refusal } from '../../engine/bout/index.ts';
import type { Arena, Cell } from '../../engine/hex/index.ts';
import type { DeedOdds } from '../../engine/turns/index.ts';
import type { Exact, Ratings, Words } from '../common/index.ts';
import type {
  BoardOfGame,
  Chances,
  Figure,
  FightModel,
  FoughtGame,
  HelpOfGame,
  TurnAim,
  ViewOf,
  Walk,
  WalkOfGame,
} from '../fight/index.ts';
import type { MomentsOfGame, SheetPart, TurnFigure } from '../turns/index.ts';

/** A game in which one fighter at a time has his turn, spends action points and chooses among deeds with exact odds. */
export interface DuelFought extends FoughtGame {
  readonly world: { readonly arena: Arena; readonly ids: readonly FigureId[] };
  readonly state: {
    readonly round: number;
    readonly outcome: Outcome | null;
    readonly turn: { readonly number: number; readonly fighter: number; readonly ap: number; readonly spent: number };
    readonly fighters: readonly DuelFighter[];
  };
}

export interface DuelFighter {
  readonly id: FigureId;
  readonly side: string;
  readonly cell: Cell;
  readonly facing: number;
}

/** A fighter as the board of such a game shows him; in the order of the set-up. */
export interface DuelFigure extends TurnFigure {
  readonly index: number;
}

/** An answer that he has or could have: what goes before it, its price, its chances, or why not. */
export interface Option<A = unknown> {
  readonly key: string;
  readonly action: A;
  /** All that he does, one after the other; `action` is the last of it. */
  readonly answers: readonly A[];
  readonly name: string;
  /** Gear whose glyph stands for it; null for a sign of its own. */
  readonly gear: string | null;
  /** Steps and turns that he does first. */
  readonly pose: Walk<A> | null;
  /** AP with everything that goes before it. */
  readonly cost: number;
  readonly odds: DeedOdds;
}

/** What options are asked for. */
export interface Asking<G extends DuelFought> {
  readonly view: ViewOf<G>;
  readonly words: Words;
  readonly poses: readonly Walk<G['action']>[];
  /** Index of whom all that is listed is meant for, so that he need not be named; -1 for nobody. */
  readonly chosen: number;
}

/** What beside the answer is told on its card. */
export interface Telling {
  readonly view: ViewOf<DuelFought>;
  /** The chance to be struck on a hex next turn; null while nobody has asked. */
  readonly struck: (cell: Cell) => number | null;
  readonly words: Words;
}

/** What a bot thinks of answers, for whoever wants them put in order. */
export interface DuelAdvice<A> {
  worth(action: A, from: Walk<A>): number;
  /** To end the turn there, and what may be done to him there. */
  stand(at: Walk<A>): number;
  danger(at: Walk<A>): number;
}

/** What a game says of its fights beyond its deeds, whatever its board shows. */
export interface DuelRules<G extends DuelFought> {
  readonly walk: WalkOfGame<G>;
  /** Kind of the decision of a turn; every other has a panel of its own. */
  readonly act: string;
  /** What a fighter loses by wounds: `Strength`. */
  readonly life: string;
  /** The rule of the die for action points. */
  readonly pointsRule: string;
  /** Why nobody goes anywhere while something else is asked. */
  readonly otherFirst: Refusal;
  readonly end: G['action'];
  /** Which decision is open; null when the bout is over. */
  moment(view: ViewOf<G>): string | null;
  /** Index of who must choose; below 0 when the bout is over. */
  acting(view: ViewOf<G>): number;
  areFoes(view: ViewOf<G>, one: number, other: number): boolean;
  oddsOf(view: ViewOf<G>, action: G['action']): DeedOdds;
  /** Whether dice are thrown for it; the end of a turn is none of these, though dice may fall after it. */
  hasDice(action: G['action']): boolean;
  /** Everything with dice that whoever must answer can choose from, against a target; what can be done to others too. */
  options(asking: Asking<G>): readonly Option<G['action']>[];
  advice(view: ViewOf<G>): DuelAdvice<G['action']>;
  /** Whether a step goes aside or back. */
  isSideways(action: G['action']): boolean;
  /** One step by sector clockwise from ahead, and a turn by hexsides. */
  step(sector: number): G['action'];
  turn(sides: number): G['action'];
  /** The side of somebody that a hex lies on, where one goes there and where one stands: `in the back`, `his back`. */
  seenFrom(
    view: ViewOf<G>,
    words: Words,
    at: { readonly index: number; readonly cell: Cell; readonly as: 'side-of' | 'side-seen' },
  ): string;
  /** In front of somebody, where he strikes: such foes are chosen first. */
  isAhead(view: ViewOf<G>, index: number, cell: Cell): boolean;
  /** What decides, most weight first. */
  headline(option: Option<G['action']>, telling: Telling): readonly Figure[];
  /** What an answer does on a hit, on a miss and to himself. */
  effect(option: Option<G['action']>, telling: Telling): string;
  /** The sign of an answer without gear. */
  sign(action: G['action']): Sign;
  /** What the terms of an answer are added to, and what else its law shows. */
  caption(action: G['action']): string;
  law?(action: G['action'], names: { readonly figure: string; readonly target: string }, words: Words): ComponentChildren;
  /** The hexes round a target by what is gained from them. */
  sides(view: ViewOf<G>, me: number, target: number): readonly HexMark[];
  readonly marks: Readonly<Partial<Record<HexMark['kind'], string>>>;
  /** The position as it would be with whoever acts at the end of a way. */
  viewAt(view: ViewOf<G>, pose: Walk<G['action']>): ViewOf<G>;
  /** The chance that a blow of somebody's next turn ends another. */
  endsNextTurn(view: ViewOf<G>, attacker: number, target: number): Generator<void, Exact>;
  /** Where one can strike at another in his next turn. */
  reach(view: ViewOf<G>, attacker: number, target: number): Generator<void, Chances>;
  readonly moments: MomentsOfGame;
  /** Events of the last answer that are told again. */
  readonly told: readonly BoutEvent['type'][];
  readonly help: HelpOfGame;
  /** What the one button says where nothing is chosen, by the kind of decision. */
  readonly commit: Readonly<Record<string, string>>;
}

/** What a game says of its fights, with what its board shows. */
export interface DuelOfGame<G extends DuelFought, Shown extends DuelFigure> extends DuelRules<G> {
  readonly board: BoardOfGame<ViewOf<G>, Shown>;
  /** What a hex says of a figure beyond name, side, life, facing and conditions. */
  figureWords(figure: Shown, words: Words): readonly string[];
  kindOf(figure: Shown): string;
  ratings(model: DuelModel<G, Shown>, id: string): Ratings | null;
  /** The sheet of a fighter below name and life. */
  sheet(model: DuelModel<G, Shown>, index: number, part: SheetPart): ComponentChildren;
  /** What is asked beside turns, by the kind of decision; `options` are the answers. */
  readonly panels: Readonly<
    Record<string, (model: DuelModel<G, Shown>, options: (title: string) => ComponentChildren) => ComponentChildren>
  >;
  /** Stands in the strip beside the moment. */
  beside?(model: DuelModel<G, Shown>): ComponentChildren;
}

/** What the player has chosen, and what follows from it. */
export interface DuelOwn<G extends DuelFought> {
  /** The option that a commit would play, and the one that the pointer is on. */
  readonly armed: Signal<string | null>;
  readonly considered: Signal<string | null>;
  /** What he is after: it orders the answers. */
  readonly aim: Signal<TurnAim>;
  readonly acting: ReadonlySignal<DuelFighter | null>;
  readonly target: ReadonlySignal<DuelFighter | null>;
  /** Where he can come to from where he stands now, before a blow. */
  readonly poses: ReadonlySignal<readonly Walk<G['action']>[]>;
  /** Everything with dice, as the rules list it; then everything in the order in which it is shown. */
  readonly answers: ReadonlySignal<readonly Option<G['action']>[]>;
  readonly choices: ReadonlySignal<readonly Option<G['action']>[]>;
  readonly armedOption: ReadonlySignal<Option<G['action']> | null>;
  readonly shownOption: ReadonlySignal<Option<G['action']> | null>;
}

/** All that the screen of such a bout shows, as signals; what a player can do is in the commands. */
export type DuelModel<G extends DuelFought, Shown extends DuelFigure> = FightModel<G, Shown, object> & DuelOwn<G>;
