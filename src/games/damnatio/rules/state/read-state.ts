import { figureIds } from '../../../../engine/bout/index.ts';
import { OUTSIDE } from '../../../../engine/hex/index.ts';
import type { Check, Fields } from '../../../../engine/read/index.ts';
import { exactly, fail, id, listOf, object, oneOf, orNull, shape, shortText, wholeFrom, yesOrNo } from '../../../../engine/read/index.ts';
import type { Term } from '../keys.ts';
import { checkState } from './check-state.ts';
import { FATE_DECK } from '../men/fate.ts';
import { ofEarlierRules } from './earlier.ts';
import { taskCheck } from './read-task.ts';
import type { HuntSetup } from '../setup/setup.ts';
import { beastRoster } from '../setup/pack.ts';
import type { Beast, BeastAction, HuntState, Man, Weapon, Wound } from './state.ts';
import type { World } from './world.ts';

/** The state of a hunt from outside: every field by its shape, then what the rules take for granted of all of them. */

const AREAS = ['H', 'M', 'L'] as const;
const PHASES = ['round-one', 'control', 'beast', 'bystanders', 'order', 'moves', 'strikes', 'response', 'duel'] as const;

const points = wholeFrom(0, 1000);
const change = wholeFrom(-1000, 1000);
const facing = wholeFrom(0, 5);

const modifiers = listOf(20, exactly<Term>({ rule: shortText(40), value: change, reason: shortText(40) }));

/** Whole numbers from -1 for none up to the last place of a list. */
function place(count: number): Check {
  return wholeFrom(-1, count - 1);
}

/** What is told of a man only where there are several beasts. */
type OfSeveral = 'grippedBy' | 'foe';

function manFields(world: World, men: number): Fields<Omit<Man, OfSeveral>> {
  const cell = wholeFrom(OUTSIDE, world.arena.size - 1);
  return {
    id,
    card: oneOf(...Object.keys(world.content.men)),
    cell,
    facing,
    hp: change,
    stamina: points,
    down: yesOrNo,
    pinned: yesOrNo,
    held: yesOrNo,
    weapon: place(men),
    bleeding: wholeFrom(0, 9),
    spent: listOf(100, id),
    fate: listOf(20, oneOf(...FATE_DECK)),
    rerolls: points,
    shelter: cell,
    moved: yesOrNo,
    attacked: yesOrNo,
    wasAttacked: yesOrNo,
    stood: yesOrNo,
    struggled: yesOrNo,
    freed: yesOrNo,
    hit: yesOrNo,
    goaded: yesOrNo,
    net: points,
    raw: points,
  };
}

function manCheck(world: World, men: number, beasts: number): Check {
  const one = manFields(world, men);
  const ofSeveral: Fields<Pick<Man, OfSeveral>> = { grippedBy: place(beasts), foe: place(beasts) };
  return beasts > 1 ? exactly<Man>({ ...one, ...ofSeveral }) : exactly(one);
}

function beastFields(world: World, foes: number): Fields<Beast> {
  return {
    id,
    card: oneOf(...Object.keys(world.beastCards)),
    cell: wholeFrom(OUTSIDE, world.arena.size - 1),
    facing,
    hp: change,
    stamina: points,
    lastFought: place(foes),
    nextToHit: modifiers,
    nextControl: modifiers,
    chargeMod: change,
    hamstrung: yesOrNo,
    retains: oneOf('no', 'instruction', 'frenzy'),
    retainUsed: yesOrNo,
    zones: listOf(AREAS.length, oneOf(...AREAS)),
    last: exactly<NonNullable<Beast['last']>>({ step: id, missed: yesOrNo }),
    hurt: listOf(100, exactly<Wound>({ by: place(foes), from: oneOf('front', 'flank', 'rear'), net: points })),
    startled: yesOrNo,
  };
}

function weaponFields(world: World): Fields<Weapon> {
  return { card: oneOf(...Object.keys(world.content.men)), cell: wholeFrom(OUTSIDE, world.arena.size - 1), drops: points, broken: yesOrNo };
}

function actionFields(world: World, foes: number): Fields<BeastAction> {
  const cell = wholeFrom(0, world.arena.size - 1);
  return {
    target: wholeFrom(0, foes - 1),
    trigger: oneOf('opening', 'approach', 'control', 'charge', 'counter', 'hurt', 'kill', 'missed'),
    row: wholeFrom(0, 1000),
    attack: orNull(id),
    again: oneOf(true),
    struck: oneOf(true),
    charge: orNull(exactly<NonNullable<BeastAction['charge']>>({ from: cell, targetCell: cell, distance: points, leap: points })),
    victims: listOf(2 * foes + 1, wholeFrom(0, foes - 1)),
    mayRunThrough: yesOrNo,
    connected: yesOrNo,
    stopped: yesOrNo,
  };
}

/** Fields of which some may be left out. */
function withLess<T>(fields: Fields<T>, left: readonly (keyof T)[]): Check {
  return shape(
    fields,
    Object.keys(fields).filter((key) => !(left as readonly string[]).includes(key)),
  );
}

function stateFields(world: World, men: number, beasts: number): Fields<HuntState> {
  const foes = Math.max(men, beasts);
  return {
    round: wholeFrom(1, 10_000),
    control: oneOf('beast', 'men'),
    phase: oneOf(...PHASES),
    tieNumber: wholeFrom(1, 60),
    tieFixed: yesOrNo,
    beasts: listOf(beasts, withLess(beastFields(world, foes), ['last', 'hurt', 'startled'])),
    men: listOf(men, manCheck(world, men, beasts)),
    weapons: listOf(men, exactly(weaponFields(world))),
    order: orNull(oneOf('move', 'hold')),
    fatePlayed: yesOrNo,
    noxiiAtStart: wholeFrom(0, men),
    duelist: wholeFrom(0, beasts - 1),
    action: orNull(withLess(actionFields(world, foes), ['again', 'struck'])),
    agenda: listOf(20, taskCheck(world, men, beasts)),
    outcome: oneOf(null),
  };
}

/** Those whom the set-up names are there, each under his id. */
function checkRoster(named: readonly string[], setup: HuntSetup, { beasts, men, weapons }: HuntState): void {
  const count = setup.men.length + setup.draw;
  for (const [field, list, wanted] of [
    ['beasts', beasts, named.length],
    ['men', men, count],
    ['weapons', weapons, count],
  ] as const) {
    if (list.length !== wanted) fail(`state.${field}`, `a list of ${wanted}`);
  }
  const check = (field: string, found: readonly { readonly id: string; readonly card: string }[], wanted: readonly string[]): void => {
    const ids = figureIds(found.map(({ card }) => card));
    found.forEach((figure, index) => {
      if (index < wanted.length && figure.card !== wanted[index])
        fail(`state.${field}[${index}].card`, `${wanted[index]}, whom the set-up names`);
      if (figure.id !== ids[index]) fail(`state.${field}[${index}].id`, ids[index]!);
    });
  };
  check('beasts', beasts, named);
  check('men', men, setup.men);
}

/** Reads a state from outside. Throws `ReadError` with the path of the field that no hunt comes to. */
export function readHuntState(world: World, setup: HuntSetup, value: unknown): HuntState {
  const count = setup.men.length + setup.draw;
  const state = ofEarlierRules(object(value, 'state')) as unknown as HuntState;
  const beasts = beastRoster(world.beastCards, setup.beasts);
  exactly(stateFields(world, count, beasts.length))(state, 'state');
  checkRoster(beasts, setup, state);
  checkState({ world, state });
  return state;
}
