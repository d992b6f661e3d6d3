import { arcOf, distance } from '../../../../engine/hex/index.ts';
import { foesOf, isDuel, manCardOf, weaponAtIndex } from '../state/access.ts';
import type { Arc, BeastCard, Predicate, Range, When } from '../state/cards.ts';
import { COUNTED, perKey } from '../state/procedure.ts';
import { arcOfBeast, atMost, beastCard, bloodied, isBeast, isPrey, manCard, onSand, standing, theBeast } from '../state/questions.ts';
import type { Beast, Foe } from '../state/state.ts';
import type { View } from '../state/world.ts';
import { backOffHexes } from './charge.ts';

/** What the conditions of a step look at: the beast as it stands and looks now, and a foe as its target. */
export interface Look {
  readonly view: View;
  readonly beast: Beast;
  readonly card: BeastCard;
  readonly foe: Foe;
  /** Of the charge that has just ended; both 0 where there was none. */
  readonly run: number;
  readonly leap: number;
  /** Arc in which the foe stood before the beast turned to answer; null: it has not turned. */
  readonly stoodIn: Arc | null;
}

export type Test = (look: Look) => boolean;

/** A condition of a step, with the key that is the reason when it fails. */
export interface Condition {
  readonly key: Predicate;
  readonly test: Test;
}

export function lookAt(view: View, foe: Foe, { run = 0, leap = 0, stoodIn = null }: Partial<Look> = {}): Look {
  const beast = theBeast(view.state);
  return { view, beast, card: beastCard(view.world, beast), foe, run, leap, stoodIn };
}

type Wanted<Key extends Predicate> = NonNullable<When[Key]>;

/** What is counted for each condition that asks for a number. */
const COUNTS: Readonly<Record<keyof typeof COUNTED, (look: Look) => number>> = {
  distance: ({ view, beast, foe }) => distance(view.world.arena, beast.cell, foe.cell),
  leap: ({ leap }) => leap,
  run: ({ run }) => run,
  beside: (look) => countBeside(look, standing),
  frontFlank: (look) => countBeside(look, (foe) => arcOfBeast(look.view, look.beast, foe.cell) !== 'rear'),
  rear: (look) => countBeside(look, (foe) => arcOfBeast(look.view, look.beast, foe.cell) === 'rear'),
  men: ({ view, beast }) => foesOf(view.state).filter((foe) => foe !== beast && onSand(foe)).length,
  friends: ({ view, foe }) => friendsBeside(view, foe),
  beasts: (look) => 1 + matesOf(look).length,
  mates: (look) => matesOf(look).filter(({ cell }) => distance(look.view.world.arena, look.foe.cell, cell) === 1).length,
};

/** One test a word; what a word means is settled once, when a card is first asked. */
const TESTS: { readonly [Key in Predicate]: (wanted: Wanted<Key>) => Test } = {
  any: (list) => {
    const all = list.map(allOf);
    return (look) => all.some((test) => test(look));
  },
  all: (list) => {
    const all = list.map(allOf);
    return (look) => all.every((test) => test(look));
  },
  not: (inner) => {
    const test = allOf(inner);
    return (look) => !test(look);
  },
  pinned: (wanted) => (look) => (!isBeast(look.foe) && look.foe.pinned && isPrey(look.view.state, look.foe)) === wanted,
  held: (wanted) => (look) => (!isBeast(look.foe) && look.foe.held && isPrey(look.view.state, look.foe)) === wanted,
  down: (wanted) => (look) => (!isBeast(look.foe) && (look.foe.down || look.foe.pinned)) === wanted,
  position: (arcs) => (look) => arcs.includes(arcNow(look)),
  stoodIn: (arcs) => (look) => arcs.includes(look.stoodIn ?? arcNow(look)),
  ...perKey(COUNTED, (key) => (range: Range) => (look: Look) => within(range, COUNTS[key](look))),
  anybody:
    ({ trait, holds }) =>
    ({ view, beast }) =>
      foesOf(view.state).some(
        (foe) =>
          foe !== beast &&
          onSand(foe) &&
          (trait === undefined || traitsOf(view, foe).includes(trait)) &&
          (holds === undefined || holds.includes(heldBy(view, foe))),
      ),
  hp: (range) => (look) => withinShare(range, look.beast.hp, look.card.ratings.hitPoints),
  targetHp: (range) => (look) => withinShare(range, look.foe.hp, fullHp(look)),
  bloodied: (wanted) => (look) => bloodied(look.card, look.beast.hp) === wanted,
  wound: (zone) => (look) => look.beast.zones.includes(zone),
  trait: (trait) => (look) => traitsOf(look.view, look.foe).includes(trait),
  holds: (weapons) => (look) => weapons.includes(heldBy(look.view, look.foe)),
  lastFought: (wanted) => (look) => (foesOf(look.view.state).indexOf(look.foe) === look.beast.lastFought) === wanted,
  encircled: (wanted) => (look) => (backOffHexes(look.view) === null) === wanted,
  round: ({ every, ...range }) => {
    return ({ view: { state } }) => within(range, state.round) && (every === undefined || state.round % every === 0);
  },
  last:
    ({ step, missed }) =>
    ({ beast: { last } }) =>
      last !== undefined && (step === undefined || last.step === step) && (missed === undefined || last.missed === missed),
  hurt:
    ({ damage = { min: 1 }, from, by }) =>
    (look) =>
      within(damage, hurtThisRound(look, from, by)),
};

/** Whether all conditions hold. */
export function allOf(when: When): Test {
  const conditions = conditionsOf(when);
  return (look) => conditions.every(({ test }) => test(look));
}

/** The conditions in their written order; those of an `all` one by one. */
export function conditionsOf(when: When): Condition[] {
  return (Object.keys(when) as Predicate[]).flatMap((key): Condition[] => {
    const wanted = when[key];
    if (wanted === undefined) return [];
    if (key === 'all') return when.all!.flatMap(conditionsOf);
    return [{ key, test: (TESTS[key] as (wanted: unknown) => Test)(wanted) }];
  });
}

function within({ min, max }: Range, value: number): boolean {
  return (min === undefined || value >= min) && (max === undefined || value <= max);
}

/** In whole hundredths, as the bloodied fraction is. */
function withinShare({ min, max }: Range, hp: number, full: number): boolean {
  return (max === undefined || atMost(hp, max, full)) && (min === undefined || hp * 100 >= Math.round(min * 100) * full);
}

function arcNow({ view, beast, foe }: Look): Arc {
  return arcOfBeast(view, beast, foe.cell);
}

function countBeside({ view, beast }: Look, counts: (foe: Foe) => boolean): number {
  let count = 0;
  for (const foe of foesOf(view.state)) {
    if (foe !== beast && onSand(foe) && distance(view.world.arena, beast.cell, foe.cell) === 1 && counts(foe)) count += 1;
  }
  return count;
}

/** The other beasts of its side that live: in a duel the other is a foe. */
function matesOf({ view: { state }, beast }: Look): readonly Beast[] {
  return isDuel(state) ? [] : state.beasts.filter((other) => other !== beast && other.hp > 0);
}

/** How many of his side stand or lie beside a foe. */
export function friendsBeside({ world, state }: View, foe: Foe): number {
  const beast = theBeast(state);
  let count = 0;
  for (const other of foesOf(state)) {
    if (other !== foe && other !== beast && onSand(other) && distance(world.arena, foe.cell, other.cell) === 1) count += 1;
  }
  return count;
}

/** Whether a foe has his back to the beast: it stands in his rear (D-100). */
export function backTo({ world, state }: View, foe: Foe): boolean {
  return arcOf(world.arena, world.arcs, foe.cell, foe.facing, theBeast(state).cell) === 'rear';
}

function fullHp({ view, foe }: Look): number {
  return (isBeast(foe) ? beastCard(view.world, foe) : manCard(view.world, foe)).ratings.hitPoints;
}

/** What a beast is to the traits that another asks for. */
const BEAST_TRAITS: readonly string[] = ['beast'];

export function traitsOf({ world }: View, foe: Foe): readonly string[] {
  return isBeast(foe) ? BEAST_TRAITS : manCard(world, foe).traits;
}

/** The weapon in a foe's hand by its id, `nothing` for none. */
export function heldBy({ world, state }: View, foe: Foe): string {
  if (isBeast(foe) || foe.weapon < 0) return 'nothing';
  return manCardOf(world, weaponAtIndex(state, foe.weapon).card).weapon.id;
}

function hurtThisRound({ view, beast, foe }: Look, from: readonly Arc[] | undefined, by: 'target' | 'others' | undefined): number {
  const target = foesOf(view.state).indexOf(foe);
  let net = 0;
  for (const wound of beast.hurt ?? []) {
    if (from && !from.includes(wound.from)) continue;
    if (by && (wound.by === target) !== (by === 'target')) continue;
    net += wound.net;
  }
  return net;
}
