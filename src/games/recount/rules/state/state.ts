import type { FigureId, Outcome } from '../../../../engine/bout/index.ts';
import type { Cell } from '../../../../engine/hex/index.ts';

/** `helpless` and `decked` men wait for the verdict; `spared`, `condemned` and `dead` men lie until the turn ends. */
export type Status = 'up' | 'helpless' | 'decked' | 'dead' | 'spared' | 'condemned';

/** Where shield or net is; a net that is `on` lies over a target (R-080b, R-087). */
export type OffHandState = 'held' | 'on' | 'lost';

/** A fighter on the sand; plain JSON. */
export interface Fighter {
  readonly id: FigureId;
  readonly card: string;
  readonly side: string;
  readonly name: string;
  /** `OUTSIDE` once he has been carried off. */
  cell: Cell;
  facing: number;
  /** Strength when he was whole, and now. */
  full: number;
  strength: number;
  offHand: OffHandState;
  /** Index of whose net lies over him, -1 for nobody's. */
  ensnaredBy: number;
  weaponBroken: boolean;
  /** How often he was thrown off balance since his last AP die. */
  offBalance: number;
  /** Strikes that he has begun, and Strength that he has taken off opponents. */
  strikes: number;
  dealt: number;
  status: Status;
}

/** The turn being played. */
export interface Turn {
  /** Counts all turns of the bout from 1. */
  number: number;
  fighter: number;
  ap: number;
  spent: number;
  struck: boolean;
  struggled: boolean;
}

/** A beaten man's life hangs on votes; those asked have given the first of them. */
export interface Verdict {
  readonly loser: number;
  readonly victor: number;
  readonly given: readonly boolean[];
}

/** A position of a bout: plain JSON. */
export interface RecountState {
  round: number;
  /** Indices of the fighters as they play. */
  order: readonly number[];
  /** Place in `order` of whose turn it is. */
  place: number;
  fighters: Fighter[];
  turn: Turn;
  /** Set while votes are awaited. */
  verdict: Verdict | null;
  outcome: Outcome | null;
}

/** An independent copy of a position; lists that are replaced, never changed, are shared. */
export function cloneState(from: RecountState): RecountState {
  return { ...from, fighters: from.fighters.map((fighter) => ({ ...fighter })), turn: { ...from.turn } };
}
