import { OUTSIDE } from '../../../../engine/hex/index.ts';
import type { Fields } from '../../../../engine/read/index.ts';
import { exactly, fail, listOf, oneOf, orNull, shortText, wholeFrom, yesOrNo } from '../../../../engine/read/index.ts';
import type { RecountSetup } from '../setup/bout-setup.ts';
import type { Fighter, RecountState, Turn, Verdict } from './state.ts';
import type { World } from './world.ts';
import { classOf, entrantOf, fighterIn, mostTurns } from './world.ts';

/** The state of a bout from outside: every field by its shape, then what the rules take for granted of all of them. */

const count = wholeFrom(0, 10_000);

function fighterFields({ arena, ids }: World): Fields<Fighter> {
  return {
    id: () => undefined, // compared with the set-up below
    card: () => undefined,
    side: () => undefined,
    name: shortText(40),
    cell: wholeFrom(OUTSIDE, arena.size - 1),
    facing: wholeFrom(0, 5),
    full: wholeFrom(1, 12),
    strength: wholeFrom(-100, 12),
    offHand: oneOf('held', 'on', 'lost'),
    ensnaredBy: wholeFrom(-1, ids.length - 1),
    weaponBroken: yesOrNo,
    offBalance: count,
    strikes: count,
    dealt: count,
    status: oneOf('up', 'helpless', 'decked', 'dead', 'spared', 'condemned'),
  };
}

function turnFields(world: World): Fields<Turn> {
  return {
    number: wholeFrom(1, mostTurns(world)),
    fighter: wholeFrom(0, world.ids.length - 1),
    ap: count,
    spent: count,
    struck: yesOrNo,
    struggled: yesOrNo,
  };
}

function verdictFields({ ids }: World): Fields<Verdict> {
  return { loser: wholeFrom(0, ids.length - 1), victor: wholeFrom(0, ids.length - 1), given: listOf(ids.length + 12, yesOrNo) };
}

function stateFields(world: World): Fields<RecountState> {
  const index = wholeFrom(0, world.ids.length - 1);
  return {
    round: wholeFrom(1, 10_000),
    order: listOf(world.ids.length, index),
    place: index,
    fighters: listOf(world.ids.length, exactly<Fighter>(fighterFields(world))),
    turn: exactly<Turn>(turnFields(world)),
    verdict: orNull(exactly<Verdict>(verdictFields(world))),
    outcome: (value, field) => void (value === null || fail(field, 'null: a bout that is over is a record')),
  };
}

function checkFighter(world: World, setup: RecountSetup, fighters: Fighter[], index: number): void {
  const field = `fighters[${index}]`;
  const man = fighterIn({ fighters }, index);
  const { card, side } = entrantOf(setup, index);
  for (const [key, wanted] of Object.entries({ id: world.ids[index], card, side })) {
    if (man[key as keyof Fighter] !== wanted) fail(`${field}.${key}`, `${wanted}, as the set-up has it`);
  }
  if (man.strength > man.full) fail(`${field}.strength`, `at most ${man.full}`);
  if (man.status === 'up' && man.strength < 1) fail(`${field}.strength`, '1 or more of a man on his feet');
  if (man.status === 'up' && man.cell === OUTSIDE) fail(`${field}.cell`, 'on the sand');
  if (man.cell === OUTSIDE) return;
  if (world.arena.blocked[man.cell]) fail(`${field}.cell`, 'a hex where somebody can stand');
  if (fighters.some((other, i) => i < index && other.cell === man.cell)) fail(`${field}.cell`, 'a hex of his own');
}

/** A net that is on somebody is one man's, and lies over one. */
function checkNets(world: World, fighters: readonly Fighter[]): void {
  fighters.forEach(({ ensnaredBy, offHand }, index) => {
    const owner = fighters[ensnaredBy];
    if (ensnaredBy >= 0 && (owner?.offHand !== 'on' || ensnaredBy === index))
      fail(`fighters[${index}].ensnaredBy`, 'one whose net is on a target');
    if (offHand !== 'on') return;
    const victims = fighters.filter((other) => other.ensnaredBy === index).length;
    if (classOf({ world }, index).offHand !== 'net' || victims !== 1)
      fail(`fighters[${index}].offHand`, 'held or lost: his net lies over nobody');
  });
}

function checkWhole(world: World, { order, place, turn, fighters, verdict }: RecountState): void {
  if (order.length !== fighters.length || new Set(order).size !== order.length) fail('order', 'every fighter once');
  if (order[place] !== turn.fighter) fail('turn.fighter', 'the one at the place of the order');
  const waiting = fighters.flatMap(({ status }, index) => (status === 'helpless' || status === 'decked' ? [index] : []));
  if (fighterIn({ fighters }, turn.fighter).status !== 'up') fail('turn.fighter', 'a man on his feet');
  if (verdict === null) {
    if (waiting.length > 0) fail('verdict', `about fighter ${waiting[0]}, who waits for it`);
    if (new Set(fighters.flatMap(({ status, side }) => (status === 'up' ? [side] : []))).size < 2)
      fail('fighters', 'on their feet on two sides');
    return;
  }
  if (waiting.length !== 1 || waiting[0] !== verdict.loser) fail('verdict.loser', 'the man who waits for it');
  if (verdict.victor !== turn.fighter) fail('verdict.victor', 'the man whose turn it is');
  const asked = world.voters?.filter(({ asks }) => asks).length ?? 0;
  if (verdict.given.length > asked) fail('verdict.given', `at most ${asked} votes`);
}

/** Reads a state. Throws `ReadError` with the path of the field that is wrong. */
export function readRecountState(world: World, setup: RecountSetup, value: unknown): RecountState {
  exactly<RecountState>(stateFields(world))(value, '');
  const state = value as RecountState;
  if (state.fighters.length !== setup.fighters.length) fail('fighters', `a list of ${setup.fighters.length}`);
  state.fighters.forEach((_, index) => checkFighter(world, setup, state.fighters, index));
  checkNets(world, state.fighters);
  checkWhole(world, state);
  return state;
}
