import { OUTSIDE } from '../../../../engine/hex/index.ts';
import type { Check, Fields } from '../../../../engine/read/index.ts';
import { exactly, fail, listOf, object, oneOf, orNull, wholeFrom, yesOrNo } from '../../../../engine/read/index.ts';
import type { MuneraSetup } from './bout-setup.ts';
import { checkState } from './check-state.ts';
import type { Blow, Fighter, Item, MuneraState, Turn } from './state.ts';
import { IMPROVISED } from './state.ts';
import type { World } from './world.ts';

/** The state of a bout from outside: every field by its shape, then what the rules take for granted of all of them. */

const count = wholeFrom(0, 10_000);
const facing = wholeFrom(0, 5);
const stamina = wholeFrom(-1000, 1000);

interface Bounds {
  readonly cell: Check;
  /** A fighter, a fighter or -1. */
  readonly fighter: Check;
  readonly anybody: Check;
  readonly item: Check;
  readonly fighters: number;
  readonly items: number;
}

function boundsOf(world: World): Bounds {
  const [fighters, items] = [world.ids.length, world.things.length];
  return {
    cell: wholeFrom(OUTSIDE, world.arena.size - 1),
    fighter: wholeFrom(0, fighters - 1),
    anybody: wholeFrom(-1, fighters - 1),
    item: wholeFrom(0, items - 1),
    fighters,
    items,
  };
}

function fighterFields({ cell, fighter, anybody, item, fighters, items }: Bounds): Fields<Fighter> {
  return {
    id: () => undefined, // compared with the set-up below
    card: () => undefined,
    side: () => undefined,
    cell,
    facing,
    original: wholeFrom(1, 1000),
    stamina,
    fatigue: count,
    down: yesOrNo,
    fate: oneOf('active', 'spared', 'dead'),
    hazed: count,
    threwSand: yesOrNo,
    locked: anybody,
    grappler: yesOrNo,
    nets: count,
    capes: count,
    carried: listOf(items, item),
    woundsTaken: count,
    inflicted: listOf(fighters, count),
    injured: listOf(fighters, fighter),
    whirlHits: count,
    whirlDoubles: count,
    whirls: count,
    defeats: count,
    spared: yesOrNo,
    lastTurn: wholeFrom(0, 1_000_000),
    conqueror: anybody,
  };
}

function itemFields({ cell, anybody }: Bounds): Fields<Item> {
  return { holder: anybody, spot: oneOf('ready', 'sheathed', 'holding', 'sand', 'gone'), cell, victim: anybody };
}

function turnFields({ fighter, anybody, fighters, items }: Bounds): Fields<Turn> {
  return {
    number: wholeFrom(0, 1_000_000),
    fighter,
    step: oneOf('ready', 'act', 'reroll', 'throw'),
    ap: wholeFrom(0, 1000),
    spent: count,
    attacks: count,
    struck: listOf(1000, wholeFrom(IMPROVISED, items - 1)),
    stood: yesOrNo,
    feint: oneOf('none', 'declared', 'used'),
    cutFree: yesOrNo,
    seventh: yesOrNo,
    blinded: anybody,
    floored: listOf(fighters, fighter),
    barred: wholeFrom(-1, items - 1),
    over: yesOrNo,
  };
}

function blowFields({ fighter, items }: Bounds): Fields<Blow> {
  const face = wholeFrom(1, 6);
  return {
    attacker: fighter,
    target: fighter,
    item: wholeFrom(IMPROVISED, items - 1),
    move: oneOf('attack', 'whirl', 'grapple'),
    quadrant: oneOf('front', 'right', 'left', 'rear'),
    distance: wholeFrom(0, 100),
    area: orNull(oneOf('H', 'M', 'L')),
    again: yesOrNo,
    attackDie: face,
    defenceDie: face,
  };
}

function stateFields(world: World): Fields<MuneraState> {
  const bounds = boundsOf(world);
  return {
    round: wholeFrom(1, 100_000),
    order: listOf(bounds.fighters, bounds.fighter),
    place: bounds.fighter,
    fighters: listOf(bounds.fighters, exactly(fighterFields(bounds))),
    items: listOf(bounds.items, exactly(itemFields(bounds))),
    turn: exactly(turnFields(bounds)),
    blow: orNull(exactly(blowFields(bounds))),
    victor: bounds.anybody,
    sparedToday: count,
    outcome: oneOf(null),
  };
}

/** Those whom the set-up names, in their order, each under his id and on his side. */
function checkRoster(world: World, setup: MuneraSetup, { fighters, items }: MuneraState): void {
  if (fighters.length !== world.ids.length) fail('state.fighters', `a list of ${world.ids.length}`);
  if (items.length !== world.things.length) fail('state.items', `a list of ${world.things.length}`);
  fighters.forEach(({ id, card, side, inflicted }, index) => {
    const field = `state.fighters[${index}]`;
    const named = setup.fighters[index]!;
    if (id !== world.ids[index]) fail(`${field}.id`, world.ids[index]!);
    if (card !== named.card) fail(`${field}.card`, `${named.card}, whom the set-up names`);
    if (side !== named.side) fail(`${field}.side`, `${named.side}, which the set-up names`);
    if (inflicted.length !== fighters.length) fail(`${field}.inflicted`, `a list of ${fighters.length}`);
  });
}

/** Reads a state from outside. Throws an error with the path of the field that no bout comes to. */
export function readMuneraState(world: World, setup: MuneraSetup, value: unknown): MuneraState {
  exactly(stateFields(world))(object(value, 'state'), 'state');
  const state = value as MuneraState;
  checkRoster(world, setup, state);
  checkState({ world, state });
  return state;
}
