import type { FigureId, Outcome } from '../../../../engine/bout/index.ts';
import type { Cell } from '../../../../engine/hex/index.ts';
import type { Key } from '../keys.ts';
import type { Area, Quadrant } from './cards.ts';

/** What became of a fighter. `spared` and `dead` have left the sand; `released` stands at the end of a drawn bout (M-038). */
export type Fate = 'active' | 'spared' | 'dead' | 'released';

/**
 * A fighter on the sand; plain JSON, cells and indices as integers. Lists in a state are replaced, never changed, so
 * that copies may share them.
 */
export interface Fighter {
  readonly id: FigureId;
  readonly card: string;
  readonly side: string;
  /** `OUTSIDE` once he has left the sand. */
  cell: Cell;
  facing: number;
  /** Stamina rolled at the start of the bout (M-006). */
  original: number;
  stamina: number;
  fatigue: number;
  down: boolean;
  fate: Fate;
  /** Hazings that weigh on his next AP die (M-342). */
  hazed: number;
  /** He has had his one throw of sand (M-345). */
  threwSand: boolean;
  /** Index of whom he is locked with, -1 for nobody (M-325). */
  locked: number;
  /** He began the grapple that he is locked in. */
  grappler: boolean;
  /** Devices that hold him: nets and lassos, and capes. */
  nets: number;
  capes: number;
  /** Items on him in loadout order, by index in `items`. */
  carried: readonly number[];
  woundsTaken: number;
  /** Stamina that he took from each fighter, by index (M-010). */
  inflicted: readonly number[];
  /** Indices of the opponents whom he took across the half of their Stamina (M-180). */
  injured: readonly number[];
  whirlHits: number;
  whirlDoubles: number;
  whirls: number;
  /** Gladiators beaten or killed today, this bout included; the condemned are none (M-181, D-270). */
  defeats: number;
  /** Spared by the crowd earlier today (M-190). */
  spared: boolean;
  /** Number of his last turn, 0 before the first (M-349). */
  lastTurn: number;
  /** Index of who beat him, -1 while nobody has (M-349). */
  conqueror: number;
}

/** Where an item is. `holding`: cast over a victim; `gone`: out of play. */
export type Spot = 'ready' | 'sheathed' | 'holding' | 'sand' | 'gone';

/** What becomes of the item of the same index in `World.items`. */
export interface Item {
  /** Index of whoever carries it, -1 for nobody. */
  holder: number;
  spot: Spot;
  /** Where it lies; `OUTSIDE` unless on the sand. */
  cell: Cell;
  /** Index of whom it holds, -1 for nobody. */
  victim: number;
}

/** What an attack is done with when it is not an item. */
export const IMPROVISED = -1;

export type TurnStep = Key<'moment'>;

/** The turn being played. */
export interface Turn {
  /** Counts all turns of the bout from 1. */
  number: number;
  fighter: number;
  step: TurnStep;
  ap: number;
  /** AP paid so far; AP lost are not paid (M-078). */
  spent: number;
  attacks: number;
  /** Items that have struck this turn, `IMPROVISED` too (M-071). */
  struck: readonly number[];
  /** Stood up at its start: he may not leave his hex (M-149). */
  stood: boolean;
  feint: 'none' | 'declared' | 'used';
  cutFree: boolean;
  /** The fatigue of the seventh AP is taken (M-078). */
  seventh: boolean;
  /** Whom he threw sand at with success this turn, -1 for nobody (M-341). */
  blinded: number;
  /** Floored by his Double 2 and not yet judged (M-167). */
  floored: readonly number[];
  /** Device stopped by an arbelos: not again this turn, -1 for none (M-254). */
  barred: number;
  /** Nothing more may be done in it (M-153, M-333). */
  over: boolean;
}

/** An attack whose dice have fallen and that a feint may still turn. */
export interface Blow {
  readonly attacker: number;
  readonly target: number;
  /** Index of the item, `IMPROVISED`. */
  readonly item: number;
  readonly move: 'attack' | 'whirl' | 'grapple';
  readonly quadrant: Quadrant;
  readonly distance: number;
  readonly area: Area | null;
  /** Whether its attack die was rolled again. */
  again: boolean;
  attackDie: number;
  defenceDie: number;
}

/** A position of a bout: plain JSON. */
export interface MuneraState {
  round: number;
  /** Indices of the fighters as they play (M-034 to M-036). */
  order: readonly number[];
  /** Place in `order` of the fighter whose turn it is. */
  place: number;
  fighters: Fighter[];
  items: Item[];
  turn: Turn;
  /** Set while the step is `reroll`. */
  blow: Blow | null;
  /** Who won the grapple test, while the step is `throw`; -1 otherwise. */
  victor: number;
  /** Gladiators spared today, earlier bouts included, each once (M-184). */
  sparedToday: number;
  outcome: Outcome | null;
}
