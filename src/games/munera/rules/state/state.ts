import { OUTSIDE } from '../../../../engine/hex/index.ts';
import {
  anybody,
  type BoutWorld,
  by,
  cell,
  choice,
  count,
  everyFigure,
  facing,
  type Field,
  figure,
  flag,
  list,
  orNone,
  record,
  roster,
  undecided,
  usually,
  type ValueOf,
  type ValuesOf,
  whole,
} from '../../../../engine/state/index.ts';
import { KEYS } from '../keys.ts';
import { AREAS } from './cards.ts';

/** What the indices of a state are bounded by. */
interface Things extends BoutWorld {
  readonly things: readonly unknown[];
}

/** What an attack is done with when it is not an item. */
export const IMPROVISED = -1;

const none = usually(0, count);
const no = usually(false, flag);
const nobody = usually(-1, anybody);
const turns = whole(0, 1_000_000, 'M-349');

/** So many as there are fighters, at the most. */
function perFighter<T>(entry: Field<T>): Field<readonly T[]> {
  return list(({ ids }) => ids.length, entry);
}

const bounded = (least: number): Field<number, Things> => whole(least, ({ things }) => things.length - 1, 'M-071');
/** Index of an item, `IMPROVISED` too. */
const weapon = bounded(IMPROVISED);

const fighters = roster({
  /** `OUTSIDE` once he has left the sand. */
  cell: usually(OUTSIDE, cell),
  facing: usually(0, by('M-089', facing)),
  /** Stamina rolled at the start of the bout (M-006). */
  original: usually(0, whole(1, 1000, 'M-006')),
  stamina: usually(0, whole(-1000, 1000, 'M-006')),
  fatigue: none,
  down: no,
  /** What became of him. `spared` and `dead` have left the sand; `released`, at the end of a drawn bout, is never read (M-038). */
  fate: usually('active', choice('active', 'spared', 'dead') as Field<'active' | 'spared' | 'dead' | 'released'>),
  /** Hazings that weigh on his next AP die (M-342). */
  hazed: none,
  /** He has had his one throw of sand (M-345). */
  threwSand: no,
  /** Index of whom he is locked with, -1 for nobody (M-325). */
  locked: by('M-325', nobody),
  /** He began the grapple that he is locked in. */
  grappler: no,
  /** Devices that hold him: nets and lassos, and capes. */
  nets: none,
  capes: none,
  /** Items on him in loadout order, by index in `items`. */
  carried: list<number, Things>(({ things }) => things.length, bounded(0)),
  woundsTaken: none,
  /** Stamina that he took from each fighter, by index (M-010). */
  inflicted: perFighter(count),
  /** Indices of the opponents whom he took across the half of their Stamina (M-180). */
  injured: by('M-180', usually([], perFighter(figure))),
  whirlHits: none,
  whirlDoubles: none,
  whirls: none,
  /** Gladiators beaten or killed today, this bout included; the condemned are none (M-181, D-270). */
  defeats: none,
  /** Spared by the crowd earlier today (M-190). */
  spared: no,
  /** Number of his last turn, 0 before the first (M-349). */
  lastTurn: usually(0, turns),
  /** Index of who beat him, -1 while nobody has (M-349). */
  conqueror: nobody,
});

/** What becomes of the item of the same index in `World.items`. */
const item = record({
  /** Index of whoever carries it, -1 for nobody. */
  holder: anybody,
  /** Where it is. `holding`: cast over a victim; `gone`: out of play. */
  spot: choice('ready', 'sheathed', 'holding', 'sand', 'gone'),
  /** Where it lies; `OUTSIDE` unless on the sand. */
  cell,
  /** Index of whom it holds, -1 for nobody. */
  victim: anybody,
});

const turn = record({
  /** Counts all turns of the bout from 1. */
  number: turns,
  fighter: by('M-037', figure),
  step: usually('ready', choice(...KEYS.moment)),
  ap: usually(0, whole(0, 1000)),
  /** AP paid so far; AP lost are not paid (M-078). */
  spent: none,
  attacks: none,
  /** Items that have struck this turn, `IMPROVISED` too (M-071). */
  struck: usually([], list(1000, weapon)),
  /** Stood up at its start: he may not leave his hex (M-149). */
  stood: no,
  feint: usually('none', choice('none', 'declared', 'used')),
  cutFree: no,
  /** The fatigue of the seventh AP is taken (M-078). */
  seventh: no,
  /** Whom he threw sand at with success this turn, -1 for nobody (M-341). */
  blinded: by('M-341', nobody),
  /** Floored by his Double 2 and not yet judged (M-167). */
  floored: by('M-167', usually([], perFighter(figure))),
  /** Device stopped by an arbelos: not again this turn, -1 for none (M-254). */
  barred: usually(-1, weapon),
  /** Nothing more may be done in it (M-153, M-333). */
  over: no,
});

const face = whole(1, 6);

/** An attack whose dice have fallen and that a feint may still turn. */
const blow = record({
  attacker: figure,
  target: figure,
  /** Index of the item, `IMPROVISED`. */
  item: weapon,
  move: choice('attack', 'whirl', 'grapple'),
  quadrant: choice(...KEYS.quadrant),
  distance: whole(0, 100),
  area: orNone(choice(...AREAS)),
  /** Whether its attack die was rolled again. */
  again: flag,
  attackDie: face,
  defenceDie: face,
});

/**
 * A position of a bout, each field once: plain JSON, cells and indices as integers. Lists in a state are replaced, never
 * changed, so that copies may share them.
 */
export const FIELDS = {
  round: whole(1, 100_000),
  /** Indices of the fighters as they play (M-034 to M-036). */
  order: by('M-036', everyFigure),
  /** Place in `order` of the fighter whose turn it is. */
  place: figure,
  fighters,
  items: list<Item, Things>(({ things }) => things.length, item),
  /** The turn being played. */
  turn,
  /** Set while the step is `reroll`. */
  blow: orNone(blow),
  /** Who won the grapple test, while the step is `throw`; -1 otherwise. */
  victor: anybody,
  /** Gladiators spared today, earlier bouts included, each once (M-184). */
  sparedToday: count,
  outcome: undecided,
};

export type MuneraState = ValuesOf<typeof FIELDS>;
export type Fighter = MuneraState['fighters'][number];
export type Fate = Fighter['fate'];
export type Item = ValueOf<typeof item>;
export type Spot = Item['spot'];
export type Turn = MuneraState['turn'];
export type TurnStep = Turn['step'];
export type Blow = ValueOf<typeof blow>;
