import { packed } from '../../../../engine/bout/index.ts';
import { adjacent, OUTSIDE } from '../../../../engine/hex/index.ts';
import { fail } from '../../../../engine/read/index.ts';
import { defineState } from '../../../../engine/state/index.ts';
import { declare } from '../attack/blow.ts';
import { carryProblem } from './carrying.ts';
import { areOpponents, fighterAt, itemAt, sidesLeft, thingAt } from './lookup.ts';
import { FIELDS, type Fighter, IMPROVISED, type Item, type MuneraState, type Turn } from './state.ts';
import type { View, World } from './world.ts';

/** What no bout comes to and the rules take for granted, beyond the bounds of single fields; and copies. */

/** A thing is in one place: on its bearer, on a hex, over a victim or out of play. */
function checkItem({ world, state }: View, item: Item, index: number): void {
  const field = `items[${index}]`;
  const { holder, spot, cell, victim } = item;
  const carried = spot === 'ready' || spot === 'sheathed' || spot === 'holding';
  const bearer = state.fighters[holder];
  if (carried !== (bearer !== undefined)) fail(`${field}.holder`, carried ? 'a fighter, for somebody bears it' : '-1, for nobody bears it');
  if (bearer && !bearer.carried.includes(index)) fail(`${field}.holder`, 'who carries it');
  if ((spot === 'sand') !== (cell !== OUTSIDE))
    fail(`${field}.cell`, spot === 'sand' ? 'a hex, for it lies on the sand' : '-1, for it does not lie on the sand');
  const caught = state.fighters[victim];
  if ((spot === 'holding') !== (caught !== undefined))
    fail(`${field}.victim`, spot === 'holding' ? 'a fighter, for it holds somebody' : '-1, for it holds nobody');
  if (!caught) return;
  if (world.things[index]!.gear.escape === null) fail(`${field}.spot`, 'another; only a net, lasso or cape holds a fighter');
  if (!areOpponents(bearer!, caught)) fail(`${field}.victim`, 'an opponent who is on the sand');
}

function checkDevices({ world, state }: View, index: number, field: string): void {
  const holding = state.items.flatMap(({ victim }, item) => (victim === index ? [world.things[item]!.gear.binds] : []));
  const capes = holding.filter((binds) => binds === 'arms').length;
  const { nets, capes: counted } = state.fighters[index]!;
  if (counted !== capes) fail(`${field}.capes`, `${capes}, as many as hold him`);
  if (nets !== holding.length - capes) fail(`${field}.nets`, `${holding.length - capes}, as many as hold him`);
}

/** Two opponents beside each other who name each other, and one of them began it (M-325, M-326). */
function checkLock({ world, state }: View, index: number, field: string): void {
  const fighter = state.fighters[index]!;
  if (fighter.locked < 0) return;
  const other = state.fighters[fighter.locked];
  if (other?.locked !== index || other.grappler === fighter.grappler || !areOpponents(fighter, other))
    fail(`${field}.locked`, 'an opponent on the sand who names him, and one of the two began it', 'M-325');
  if (!adjacent(world.arena, fighter.cell, other.cell)) fail(`${field}.locked`, 'one who stands beside him', 'M-326');
}

function checkArmful({ world, state }: View, index: number, field: string): void {
  const { carried } = state.fighters[index]!;
  const problem = carryProblem(
    carried.map((item) => ({ gear: world.things[item]!.gear, spot: state.items[item]!.spot as 'ready' | 'sheathed' | 'holding' })),
    'play',
  );
  if (!problem) return;
  const slot = problem.place === null ? '' : `.${world.loadouts[index]!.indexOf(carried[problem.place]!)}`;
  fail(`${field}.items${slot}`, `what one man can carry: ${problem.message}`, problem.rule);
}

/** Whether a fighter of that index is on another side, on the sand or not. */
export function isFoe({ state }: View, { side }: Fighter, other: number): boolean {
  const found = state.fighters[other];
  return found !== undefined && found.side !== side;
}

function checkFighter(view: View, fighter: Fighter, index: number): void {
  const field = `fighters[${index}]`;
  const { fighters } = view.state;
  const { cell, carried, locked, stamina, original } = fighter;
  const active = fighter.fate === 'active';
  if (active !== (cell !== OUTSIDE)) fail(`${field}.cell`, active ? 'a hex of the sand' : '-1; he has left the sand');
  if (active && fighters.some((other) => other !== fighter && other.cell === cell)) fail(`${field}.cell`, 'a hex of his own');
  if (active && view.world.arena.blocked[cell]) fail(`${field}.cell`, 'a hex that is free');
  if (fighter.inflicted.length !== fighters.length) fail(`${field}.inflicted`, `a list of ${fighters.length}`);
  const odd = carried.find((item, at) => itemAt(view, item).holder !== index || carried.indexOf(item) !== at);
  if (odd !== undefined) fail(`${field}.carried`, `a list without item ${odd}, which another has`);
  if (!active && carried.length > 0) fail(`${field}.carried`, 'empty; he has left the sand');
  if (!active && locked >= 0) fail(`${field}.locked`, '-1; he has left the sand', 'M-325');
  const friend = fighter.injured.find((other) => !isFoe(view, fighter, other));
  if (friend !== undefined) fail(`${field}.injured`, `a list without ${friend}, who is no opponent of his`, 'M-180');
  if (stamina > original) fail(`${field}.stamina`, `at most ${original}, with which he began`, 'M-006');
  if (active && stamina <= 0) fail(`${field}.stamina`, `above 0; with ${stamina} he would have asked the crowd`, 'M-145');
  checkDevices(view, index, field);
  checkLock(view, index, field);
  if (active) checkArmful(view, index, field);
}

function checkTurn(view: View, { fighter, step, ap, over, number, blinded, floored, barred }: Turn): void {
  const { fighters, order, place } = view.state;
  const acting = fighterAt(view, fighter);
  if (order[place] !== fighter) fail('place', 'that of the fighter whose turn it is');
  if (acting.fate !== 'active') fail('turn.fighter', 'somebody on the sand', 'M-037');
  if (over) fail('turn.over', 'false; somebody must choose');
  if (step !== 'ready' && acting.down) fail(`fighters[${fighter}].down`, 'false; whoever lies stands up when his turn begins', 'M-147');
  if (step === 'ready' && ap > 0) fail('turn.ap', '0 before the die');
  const last = Math.max(...fighters.map(({ lastTurn }) => lastTurn));
  if (acting.lastTurn !== number || number < last) fail('turn.number', `${last}, the last turn of anybody`);
  if (blinded >= 0 && !isFoe(view, acting, blinded)) fail('turn.blinded', 'an opponent', 'M-341');
  const upright = floored.find((other, at) => !isFoe(view, acting, other) || floored.indexOf(other) !== at);
  if (upright !== undefined) fail('turn.floored', `a list without ${upright}, who is no opponent or stands there twice`, 'M-167');
  if (barred >= 0 && itemAt(view, barred).spot === 'holding') fail('turn.barred', 'a device that holds nobody');
}

/** A blow whose dice lie waits for a feint, and only that (M-322). */
function checkBlow(view: View, { step, fighter, feint }: Turn): void {
  const { blow } = view.state;
  if ((step === 'reroll') !== (blow !== null)) fail('blow', step === 'reroll' ? 'the blow that missed' : 'null outside a feint');
  if (!blow) return;
  if (feint !== 'declared') fail('turn.feint', 'declared; the answer to it is awaited');
  if (blow.again) fail('blow.again', 'false; a feint throws once');
  if (blow.attacker !== fighter) fail('blow.attacker', 'the fighter whose turn it is');
  if (!areOpponents(fighterAt(view, fighter), fighterAt(view, blow.target))) fail('blow.target', 'an opponent on the sand');
  if (blow.item !== IMPROVISED && itemAt(view, blow.item).holder !== fighter) fail('blow.item', 'a thing that he carries');
  const now = declare(view, blow.move, blow.item, blow.target, blow.area);
  if (blow.distance !== now.distance) fail('blow.distance', `${now.distance}, as they stand`);
  if (blow.area !== now.area) fail('blow.area', 'one for the condemned, none for others');
  if (blow.move !== 'attack' && blow.distance !== 1) fail('blow.move', 'an attack from afar');
  const weapon = blow.item !== IMPROVISED ? thingAt(view, blow.item) : null;
  if (blow.move === 'grapple' ? weapon !== null : weapon !== null && !weapon.bands[blow.distance])
    fail('blow.item', 'one that reaches so far');
}

/** The winner of a grapple test throws or lets go (M-334). */
function checkVictor({ victor, fighters, turn: { step, fighter } }: MuneraState): void {
  if (step !== 'throw') {
    if (victor !== -1) fail('victor', '-1 outside a grapple test');
    return;
  }
  const { locked } = fighters[fighter]!;
  if (locked < 0) fail(`fighters[${fighter}].locked`, 'whom he has just grappled with');
  if (victor !== fighter && victor !== locked) fail('victor', 'one of the two who grapple');
}

/** Written out field by field, sharing lists: look-ahead copies positions often, and a spread costs ten times as much. */
export function copyFighter(from: Fighter): Fighter {
  const { id, card, side, cell, facing, original, stamina, fatigue, down, fate, hazed, threwSand, locked, grappler } = from;
  const { nets, capes, carried, woundsTaken, inflicted, injured, whirlHits, whirlDoubles, whirls, defeats, spared } = from;
  const { lastTurn, conqueror } = from;
  return {
    id,
    card,
    side,
    cell,
    facing,
    original,
    stamina,
    fatigue,
    down,
    fate,
    hazed,
    threwSand,
    locked,
    grappler,
    nets,
    capes,
    carried,
    woundsTaken,
    inflicted,
    injured,
    whirlHits,
    whirlDoubles,
    whirls,
    defeats,
    spared,
    lastTurn,
    conqueror,
  };
}

function copyItem({ holder, spot, cell, victim }: Item): Item {
  return { holder, spot, cell, victim };
}

export function copyTurn(from: Turn): Turn {
  const { number, fighter, step, ap, spent, attacks, struck, stood, feint, cutFree, seventh, blinded, floored, barred, over } = from;
  return { number, fighter, step, ap, spent, attacks, struck, stood, feint, cutFree, seventh, blinded, floored, barred, over };
}

/** A position of a bout. */
export const STATE = defineState<World, typeof FIELDS>(FIELDS, {
  rule: 'M-003',
  whole(view) {
    const { fighters, items, turn } = view.state;
    if (items.length !== view.world.things.length) fail('items', `a list of ${view.world.things.length}`);
    if (sidesLeft(view.state).size < 2) fail('fighters', 'a list with two sides on the sand');
    items.forEach((item, index) => checkItem(view, item, index));
    fighters.forEach((fighter, index) => checkFighter(view, fighter, index));
    checkTurn(view, turn);
    checkBlow(view, turn);
    checkVictor(view.state);
  },
  copy: ({ round, order, place, fighters, items, turn, blow, victor, sparedToday, outcome }) => ({
    round,
    order,
    place,
    fighters: packed(fighters, copyFighter),
    items: packed(items, copyItem),
    turn: copyTurn(turn),
    blow: blow && { ...blow },
    victor,
    sparedToday,
    outcome,
  }),
});
