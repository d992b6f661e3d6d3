import type { Answers } from './answers.ts';
import type { DiceEvent, PlainEvent } from './dice-events.ts';
import type { FigureId, Outcome } from './events.ts';

/** A choice that a bout waits for. */
export interface Decision {
  /** The side that must choose. */
  readonly side: string;
  /** Which choice it is; the rulesets name theirs. */
  readonly kind: string;
  /** The figures that may be chosen for. */
  readonly figures: readonly FigureId[];
}

/** A choice made, as plain JSON. Rulesets narrow it. */
export interface Action {
  readonly type: string;
}

/** Why an action is not legal: the rule that forbids it and a message key under `refusal`. */
export interface Refusal {
  readonly rule: string;
  readonly reason: string;
}

/**
 * The one door to dice and to the log. Dice fall and are told in one: `told` makes the event of what they show, and is
 * called only when somebody listens. A game that declares its message keys sees it narrowed to them.
 */
export interface Referee<Plain extends PlainEvent = PlainEvent, Thrown extends DiceEvent = DiceEvent> {
  /** Tells of what needs no die. Null when nobody listens, so that events need not be built. */
  readonly tell: ((event: Plain) => void) | null;
  /** Throws one die and tells it; returns the face. */
  roll(sides: number, told: (face: number) => Thrown): number;
  /** Throws two dice of a kind that are told together. */
  rollPair(sides: number, told: (faces: readonly [number, number]) => Thrown): readonly [number, number];
  /** Throws any number of dice of a kind that are told together. */
  rollDice(count: number, sides: number, told: (faces: readonly number[]) => Thrown): readonly number[];
  /** Text that no two bouts share, for what is picked without a die: the same dice give the same. Throws nothing. */
  salt(): string;
}

/** A position to ask questions of. */
export interface View<World, State> {
  readonly world: World;
  readonly state: State;
}

/** A position in play: a view with the door to dice and log. */
export interface Play<World, State, Hears = Referee> extends View<World, State> {
  readonly referee: Hears;
}

/**
 * A rule system: stateless functions over a state of plain JSON.
 * `World` is everything that stays the same during a bout: arena tables, cards, lex.
 */
export interface Ruleset<Setup, World, State, A extends Action, D extends Decision> {
  readonly id: string;
  readonly version: number;
  readonly answers: Answers;
  /** Prepares what a set-up stands on. Throws `SetupError` for one that the rules do not allow. */
  prepare(setup: Setup): World;
  begin(world: World, setup: Setup, referee: Referee): State;
  decision(view: View<World, State>): D | null;
  /** Every legal answer, in a stable order. */
  actions(view: View<World, State>): A[];
  /** Null when the action is legal. */
  refusal(view: View<World, State>, action: A): Refusal | null;
  apply(play: Play<World, State>, action: A): void;
  outcome(state: State): Outcome | null;
  clone(state: State): State;
  /** The state as a side may see it, where games have secrets: bots and players are shown no other. */
  hide?(state: State, side: string): State;
  /** Reads a state from outside. Throws an error whose message begins with the path of the field that is wrong. */
  readState(world: World, setup: Setup, value: unknown): State;
}

/** A set-up that the rules do not allow. */
export class SetupError extends Error {
  override readonly name = 'SetupError';
  readonly rule: string;
  readonly field: string;
  /** What is wrong, without field and rule. */
  readonly reason: string;

  constructor(rule: string, field: string, reason: string) {
    super(`${field}: ${reason} [${rule}]`);
    this.rule = rule;
    this.field = field;
    this.reason = reason;
  }
}

/** A command between bouts that its rules do not allow now; nothing has changed. */
export class RefusedCommand extends Error {
  readonly rule: string;
  /** Message key. */
  readonly reason: string;

  constructor(rule: string, reason: string) {
    super(`${reason} [${rule}]`);
    this.rule = rule;
    this.reason = reason;
  }
}

/** An answer that is not legal now; nothing has changed. */
export class IllegalAction extends Error {
  override readonly name = 'IllegalAction';
  readonly action: Action;
  readonly refusal: Refusal;

  constructor(action: Action, refusal: Refusal) {
    super(`illegal ${JSON.stringify(action)}: ${refusal.reason} [${refusal.rule}]`);
    this.action = action;
    this.refusal = refusal;
  }
}
