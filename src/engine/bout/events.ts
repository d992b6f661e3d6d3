import type { Modifier, Roll } from '../dice/index.ts';
import type { Cell } from '../hex/index.ts';

/** Id of a figure in a bout: its card id, with `-2`, `-3` … when the card stands on the sand more than once. */
export type FigureId = string;

/** How a figure may come to move; message keys under `gait`. */
export const GAITS = [
  'walk',
  'run',
  'leap',
  'overrun',
  'run-through',
  'back-off',
  'withdraw',
  'toss',
  'retreat',
  'vault',
  'whirl',
  'disengage',
  'flee',
  'go',
  'panic',
  'drag',
  'pulled',
  'pushed',
] as const;
export type Gait = (typeof GAITS)[number];

/** What a card's step or a tree's node came to when a mind that nobody plays decided. */
export interface TraceStep {
  /** 1-based position among all steps of the card. */
  readonly step: number;
  /** Id of the step, where the card names its steps. */
  readonly id?: string;
  readonly does: string;
  readonly rule: string;
  readonly verdict: 'fired' | 'skipped' | 'not-reached';
  /** The first predicate that failed; null unless skipped. */
  readonly because: string | null;
}

export interface Candidate {
  readonly figure: FigureId;
  readonly distance: number;
  /** 1-based place in clockwise order among the equally near. */
  readonly place: number;
}

/** The hits that are answered, and what was compared until one was left. */
export interface Compared {
  /** All hitters, with what they did in the phase before and after deductions. */
  readonly hits: readonly { readonly figure: FigureId; readonly raw: number; readonly net: number }[];
  /** Message keys under `why-target`, in order; empty for a single hitter. */
  readonly steps: readonly string[];
}

/**
 * How a thing may change its place; message keys `item-…` under `event`. `spent`: used up; `lost`: out of play for good;
 * `landed`: came down on the sand.
 */
export const ITEM_CHANGES = [
  'dropped',
  'picked-up',
  'broken',
  'thrown',
  'drawn',
  'sheathed',
  'discarded',
  'lost',
  'spent',
  'landed',
  'kicked',
  'recovered',
  'cast',
] as const;
export type ItemChange = (typeof ITEM_CHANGES)[number];

/** What may bar somebody who is pushed; message keys `pushed-…` under `event`. */
export const BARS = ['wall', 'figure', 'locked'] as const;
export type Bar = (typeof BARS)[number];

/** What may count once: message keys `one-shot-…` under `event`. */
export const ONE_SHOTS = ['to-hit', 'control', 'charge'] as const;
export type OneShot = (typeof ONE_SHOTS)[number];

/** Version of the log as PROTOCOL.md documents it. */
export const PROTOCOL = 2;

interface Ruled {
  /** Ids of the rules that caused the event. */
  readonly rules: readonly string[];
}

/**
 * What happened on the sand, past tense, in order: enough to draw and to narrate without asking the rules.
 * The vocabulary is shared by all rulesets; PROTOCOL.md documents it as a contract.
 */
export type BoutEvent = Ruled &
  (
    | { readonly type: 'bout-started'; readonly figures: readonly StartingFigure[] }
    | {
        readonly type: 'drawn';
        readonly what: string;
        readonly value: string;
        readonly figure: FigureId | null;
        readonly sides: number;
        readonly face: number;
      }
    | { readonly type: 'round-started'; readonly round: number }
    | { readonly type: 'tie-number'; readonly value: number }
    | {
        readonly type: 'rolled';
        readonly figure: FigureId;
        readonly roll: Roll;
        readonly against: FigureId | null;
        readonly again: boolean;
      }
    | {
        readonly type: 'control-decided';
        readonly side: string;
        /** `check`, `tie`, `retained` or `frenzy`. */
        readonly how: string;
        readonly totals: readonly number[] | null;
      }
    | {
        readonly type: 'target-chosen';
        readonly figure: FigureId;
        readonly target: FigureId;
        /** Message key under `why-target`. */
        readonly why: string;
        readonly candidates: readonly Candidate[];
        readonly tieNumber: number | null;
        /** What an answer to hits was chosen by; null when no hit is answered. */
        readonly compared: Compared | null;
      }
    | { readonly type: 'considered'; readonly figure: FigureId; readonly trigger: string; readonly steps: readonly TraceStep[] }
    | {
        readonly type: 'charged';
        readonly figure: FigureId;
        readonly target: FigureId;
        readonly distance: number;
        readonly run: number;
        readonly leap: number;
        /** `charge`, `blocked` (walked round) or `short` (too far). */
        readonly how: string;
        readonly lane: readonly Cell[];
      }
    | { readonly type: 'moved'; readonly figure: FigureId; readonly from: Cell; readonly path: readonly Cell[]; readonly gait: Gait }
    | { readonly type: 'faced'; readonly figure: FigureId; readonly from: number; readonly to: number }
    | {
        readonly type: 'attacked';
        readonly figure: FigureId;
        readonly target: FigureId;
        readonly attack: string;
        readonly kind: string;
        /** Named area H, M or L where a ruleset uses one. */
        readonly area: string | null;
        readonly modifiers: readonly Modifier[];
        readonly chance: number | null;
        readonly automatic: boolean;
        /** Quadrant of the target and hexes to it, where a ruleset uses them; left out otherwise. */
        readonly quadrant?: string;
        readonly distance?: number;
      }
    | { readonly type: 'card-played'; readonly figure: FigureId; readonly card: string; readonly hand: 'attack' | 'defend' | 'fate' }
    | { readonly type: 'stamina'; readonly figure: FigureId; readonly from: number; readonly to: number }
    | {
        readonly type: 'wounded';
        readonly figure: FigureId;
        readonly by: FigureId | null;
        readonly raw: number;
        readonly modifiers: readonly Modifier[];
        readonly net: number;
        readonly from: number;
        readonly to: number;
      }
    | { readonly type: 'condition'; readonly figure: FigureId; readonly condition: string; readonly gained: boolean }
    | {
        readonly type: 'one-shot';
        readonly figure: FigureId;
        readonly what: OneShot;
        readonly value: number;
        readonly used: boolean;
      }
    | {
        readonly type: 'item';
        readonly figure: FigureId;
        /** What kind of thing it is, by the id that cards know it by: `gladius`, `net`, `largeShield`. */
        readonly item: string;
        /** What its card calls it, where cards name their things; left out otherwise. */
        readonly name?: string;
        readonly how: ItemChange;
        readonly cell: Cell;
        /** Whom a device was cast over, or let go by being recovered; left out otherwise. */
        readonly of?: FigureId;
      }
    | { readonly type: 'play-order'; readonly order: readonly FigureId[] }
    | { readonly type: 'turn-started'; readonly figure: FigureId; readonly turn: number }
    | { readonly type: 'turn-ended'; readonly figure: FigureId; readonly spent: number; readonly lost: number }
    | {
        /** The AP of a turn: one die and every term, never below 0. */
        readonly type: 'action-points';
        readonly figure: FigureId;
        readonly face: number;
        readonly modifiers: readonly Modifier[];
        readonly total: number;
      }
    | {
        readonly type: 'paid';
        readonly figure: FigureId;
        readonly action: string;
        readonly base: number;
        readonly surcharge: number;
        readonly from: number;
        readonly to: number;
        /** AP paid in this turn so far. */
        readonly spent: number;
      }
    | {
        /** Attack die and defence die: natural faces, the terms, and what the difference came to. */
        readonly type: 'clashed';
        readonly figure: FigureId;
        readonly target: FigureId;
        readonly faces: readonly [number, number];
        readonly modifiers: readonly Modifier[];
        readonly difference: number;
        readonly result: 'hit' | 'miss' | 'double';
        /** The dice that fell: a feint throws the attack die alone; `before`: both were told as they fell, and are compared now. */
        readonly thrown: 'both' | 'attack' | 'before';
        /** True for every throw but the first of an attack, by a feint or after a double in a grapple: the one before it does not count. */
        readonly again: boolean;
      }
    | {
        readonly type: 'saved';
        readonly figure: FigureId;
        /** Quadrant of the figure that was attacked. */
        readonly quadrant: string;
        /** Null for a Save of 0, for which no die is thrown. */
        readonly face: number | null;
        readonly modifiers: readonly Modifier[];
        readonly save: number;
        readonly passed: boolean;
      }
    | {
        readonly type: 'pushed';
        readonly figure: FigureId;
        readonly by: FigureId;
        readonly from: Cell;
        /** The same cell when something barred the way. */
        readonly to: Cell;
        /** What barred the way; null when he moved. */
        readonly barred: Bar | null;
      }
    | { readonly type: 'fatigued'; readonly figure: FigureId; readonly from: number; readonly to: number }
    | { readonly type: 'felled'; readonly figure: FigureId; readonly by: FigureId | null; readonly dead: boolean }
    | { readonly type: 'held-back'; readonly figure: FigureId; readonly why: string }
    | {
        /** Two dice asked the crowd for a figure's life. */
        readonly type: 'appealed';
        readonly figure: FigureId;
        readonly faces: readonly [number, number];
        readonly modifiers: readonly Modifier[];
        readonly total: number;
        readonly needed: number;
        readonly granted: boolean;
      }
    | {
        /** Votes decided whether a beaten figure lives. */
        readonly type: 'judged';
        readonly figure: FigureId;
        /** Who beat it. */
        readonly by: FigureId;
        readonly votes: readonly CastVote[];
        /** Added to every die of a vote. */
        readonly modifiers: readonly Modifier[];
        /** Least total of a die that is a thumb up. */
        readonly needed: number;
        readonly spared: boolean;
      }
    | { readonly type: 'ordered'; readonly side: string; readonly order: string }
    | { readonly type: 'bout-ended'; readonly outcome: Outcome }
  );

export type EventType = BoutEvent['type'];
export type EventOf<Type extends EventType> = Extract<BoutEvent, { type: Type }>;

/** What a reader does with each type of event; `Rest` is what it is told besides. */
export type EventTable<Result, Rest extends readonly unknown[] = []> = {
  readonly [Type in EventType]: (event: EventOf<Type>, ...rest: Rest) => Result;
};

type Read<Result, Rest extends readonly unknown[]> = (event: BoutEvent, ...rest: Rest) => Result;

/** Reads events by the line of their type; a type without a line gives `other`. */
export function eventReader<Result, Rest extends readonly unknown[] = []>(table: EventTable<Result, Rest>): Read<Result, Rest>;
export function eventReader<Result, Rest extends readonly unknown[] = []>(
  table: Partial<EventTable<Result, Rest>>,
  other: Result,
): Read<Result, Rest>;
export function eventReader<Result, Rest extends readonly unknown[]>(
  table: Partial<EventTable<Result, Rest>>,
  other?: Result,
): Read<Result | undefined, Rest> {
  return (event, ...rest) => {
    const line = table[event.type] as Read<Result, Rest> | undefined;
    return line ? line(event, ...rest) : other;
  };
}

/** One vote for or against a beaten figure. */
export interface CastVote {
  /** A figure, a name, or `mob`. */
  readonly voter: string;
  /** The die; null for whoever was asked. */
  readonly face: number | null;
  /** Added to this voter's die alone. */
  readonly bias: number;
  readonly up: boolean;
}

export interface StartingFigure {
  readonly figure: FigureId;
  readonly card: string;
  readonly side: string;
  readonly cell: Cell;
  readonly facing: number;
  readonly hp: number;
  readonly stamina: number;
  /** A name of its own, where a ruleset gives one; left out otherwise. */
  readonly name?: string;
}

export interface Outcome {
  /** The side that won; null for a draw. */
  readonly winner: string | null;
  /** Message key under `outcome`. */
  readonly by: string;
  readonly rounds: number;
  /** Figures still on the sand, and those carried out alive. */
  readonly survivors: readonly FigureId[];
}
