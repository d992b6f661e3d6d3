import type { Arena } from '../../../../engine/hex/index.ts';
import type { FigureId, View as PositionView } from '../../../../engine/bout/index.ts';
import { OUTSIDE } from '../../../../engine/hex/index.ts';
import { fail } from '../../../../engine/read/index.ts';
import type { ValueOf, ValuesOf } from '../../../../engine/state/index.ts';
import {
  anybody,
  by,
  cell,
  choice,
  count,
  defineState,
  everyFigure,
  facing,
  figure,
  fixedRecord,
  flag,
  list,
  orNone,
  record,
  roster,
  text,
  undecided,
  whole,
} from '../../../../engine/state/index.ts';
import type { ClassCard } from '../cards.ts';
import type { Lex } from '../lex.ts';

/** Most who fight at once. */
export const MOST_FIGHTERS = 6;

/** Somebody whose vote counts beside the victor's. */
export const voter = fixedRecord({
  id: text(40, 1),
  /** Added to the voter's die, by index of whose life it is about; nothing beyond the list. */
  bias: list(MOST_FIGHTERS, whole(-6, 6, 'R-107')),
  /** Asked instead of thrown for. */
  asks: flag,
});

export type Voter = ValueOf<typeof voter>;

/** All that stays the same during a bout. */
export interface World {
  readonly arena: Arena;
  readonly lex: Lex;
  readonly ids: readonly FigureId[];
  /** By index of fighter. */
  readonly classes: readonly ClassCard[];
  /** Who votes beside the victor; null for the mob. */
  readonly voters: readonly Voter[] | null;
}

/** The turn after which the editor stops the bout: the lex counts for two men, each further one adds half of it. */
export function mostTurns({ lex, ids }: Pick<World, 'lex' | 'ids'>): number {
  return (lex.maxTurns / 2) * ids.length;
}

const fighters = roster({
  name: text(40),
  /** `OUTSIDE` once he has been carried off. */
  cell,
  facing: by('R-007', facing),
  /** Strength when he was whole, and now. */
  full: whole(1, 12, 'R-014'),
  strength: whole(-1000, 12, 'R-014'),
  /** Where shield or net is; a net that is `on` lies over a target (R-080b, R-087). */
  offHand: choice('held', 'on', 'lost'),
  /** Index of whose net lies over him. */
  ensnaredBy: by('R-087', anybody),
  weaponBroken: flag,
  /** How often he was thrown off balance since his last AP die. */
  offBalance: by('R-047', count),
  /** Strikes that he has begun, and Strength that he has taken off opponents. */
  strikes: by('R-047', count),
  dealt: by('R-047', count),
  /** `helpless` and `decked` men wait for the verdict; `spared`, `condemned` and `dead` men lie until the turn ends. */
  status: choice('up', 'helpless', 'decked', 'dead', 'spared', 'condemned'),
});

const turn = record({
  /** Counts all turns of the bout from 1. */
  number: whole<World>(1, mostTurns, 'R-024'),
  fighter: by('R-020', figure),
  ap: by('R-021', count),
  spent: count,
  struck: flag,
  struggled: flag,
});

/** A beaten man's life hangs on votes; those asked have given the first of them. */
const verdict = fixedRecord({ loser: figure, victor: figure, given: list(18, flag) });

export const FIELDS = {
  round: whole(1, 10_000, 'R-020'),
  /** Indices of the fighters as they play. */
  order: by('R-016', everyFigure),
  fighters,
  /** The turn being played. */
  turn,
  /** Place in `order` of whose turn it is. */
  place: by('R-020', figure),
  /** Set while votes are awaited. */
  verdict: orNone(verdict),
  outcome: undecided,
};

export type RecountState = ValuesOf<typeof FIELDS>;
export type Fighter = RecountState['fighters'][number];
export type Turn = RecountState['turn'];
export type Verdict = ValueOf<typeof verdict>;
export type Status = Fighter['status'];
export type OffHandState = Fighter['offHand'];
type View = PositionView<World, RecountState>;

function checkFighter({ world, state }: View, index: number): void {
  const field = `fighters[${index}]`;
  const man = state.fighters[index]!;
  if (man.strength > man.full) fail(`${field}.strength`, `at most ${man.full}`, 'R-014');
  if (man.status === 'up' && man.strength < 1) fail(`${field}.strength`, '1 or more of a man on his feet', 'R-069');
  if (man.status === 'up' && man.cell === OUTSIDE) fail(`${field}.cell`, 'on the sand');
  if (man.cell === OUTSIDE) return;
  if (world.arena.blocked[man.cell]) fail(`${field}.cell`, 'a hex where somebody can stand');
  if (state.fighters.some((other, i) => i < index && other.cell === man.cell)) fail(`${field}.cell`, 'a hex of his own');
}

/** A net that is on somebody is one man's, and lies over one opponent. */
function checkNets({ world, state }: View): void {
  state.fighters.forEach(({ ensnaredBy, offHand, side }, index) => {
    const owner = state.fighters[ensnaredBy];
    if (ensnaredBy >= 0 && (owner?.offHand !== 'on' || owner.side === side))
      fail(`fighters[${index}].ensnaredBy`, 'an opponent whose net is on a target', 'R-087');
    if (offHand !== 'on') return;
    const victims = state.fighters.filter((other) => other.ensnaredBy === index).length;
    if (world.classes[index]?.offHand !== 'net' || victims !== 1)
      fail(`fighters[${index}].offHand`, 'held or lost: his net lies over nobody', 'R-087');
  });
}

function checkVerdict({
  world,
  state: {
    turn: { fighter },
    fighters: men,
    verdict: asked,
  },
}: View): void {
  const waiting = men.flatMap(({ status }, index) => (status === 'helpless' || status === 'decked' ? [index] : []));
  if (asked === null) {
    if (waiting.length > 0) fail('verdict', `about fighter ${waiting[0]}, who waits for it`);
    if (new Set(men.flatMap(({ status, side }) => (status === 'up' ? [side] : []))).size < 2)
      fail('fighters', 'on their feet on two sides');
    return;
  }
  if (waiting.length !== 1 || waiting[0] !== asked.loser) fail('verdict.loser', 'the man who waits for it');
  if (asked.victor !== fighter) fail('verdict.victor', 'the man whose turn it is');
  const votes = world.voters?.filter(({ asks }) => asks).length ?? 0;
  if (asked.given.length > votes) fail('verdict.given', `at most ${votes} votes`);
}

/** A position of a bout. */
export const STATE = defineState<World, typeof FIELDS>(FIELDS, {
  rule: 'R-050',
  whole(view) {
    const {
      order,
      place,
      turn: { fighter },
      fighters: men,
    } = view.state;
    men.forEach((_, index) => checkFighter(view, index));
    checkNets(view);
    if (order[place] !== fighter) fail('turn.fighter', 'the one at the place of the order', 'R-020');
    if (men[fighter]?.status !== 'up') fail('turn.fighter', 'a man on his feet', 'R-020');
    checkVerdict(view);
  },
});
