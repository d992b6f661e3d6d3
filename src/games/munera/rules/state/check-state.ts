import { OUTSIDE } from '../../../../engine/hex/index.ts';
import { fail } from '../../../../engine/read/index.ts';
import { declare } from '../attack/blow.ts';
import { checkArmful, checkLock, checkStamina } from '../setup/position-check.ts';
import { areOpponents } from './predicates.ts';
import type { Fighter, Item, Turn } from './state.ts';
import { IMPROVISED } from './state.ts';
import type { View } from './world.ts';

/** What no bout comes to and the rules take for granted, beyond the shape of single fields. */

/** A thing is in one place: on its bearer, on a hex, over a victim or out of play. */
function checkItem({ world, state }: View, item: Item, index: number): void {
  const field = `state.items[${index}]`;
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

function checkFighter(view: View, fighter: Fighter, index: number): void {
  const field = `state.fighters[${index}]`;
  const { items, fighters } = view.state;
  const active = fighter.fate === 'active';
  if (active !== (fighter.cell !== OUTSIDE)) fail(`${field}.cell`, active ? 'a hex of the sand' : '-1; he has left the sand');
  if (active && fighters.some((other) => other !== fighter && other.cell === fighter.cell)) fail(`${field}.cell`, 'a hex of his own');
  if (active && view.world.arena.blocked[fighter.cell]) fail(`${field}.cell`, 'a hex that is free');
  const odd = fighter.carried.find((item, at) => items[item]!.holder !== index || fighter.carried.indexOf(item) !== at);
  if (odd !== undefined) fail(`${field}.carried`, `a list without item ${odd}, which another has`);
  if (!active && fighter.carried.length > 0) fail(`${field}.carried`, 'empty; he has left the sand');
  if (!active && fighter.locked >= 0) fail(`${field}.locked`, '-1; he has left the sand');
  const friend = fighter.injured.find((other) => fighters[other]!.side === fighter.side);
  if (friend !== undefined) fail(`${field}.injured`, `a list without ${friend}, who is no opponent of his`);
  checkDevices(view, index, field);
  checkStamina(fighter, field);
  checkLock(view, index, field);
  if (active) checkArmful(view, index, field);
}

function checkTurn({ state }: View, turn: Turn): void {
  const { fighters, order, place, items } = state;
  const acting = fighters[turn.fighter]!;
  if (order.length !== fighters.length || new Set(order).size !== order.length) fail('state.order', 'everybody once');
  if (order[place] !== turn.fighter) fail('state.place', 'that of the fighter whose turn it is');
  if (acting.fate !== 'active') fail('state.turn.fighter', 'somebody on the sand');
  if (turn.over) fail('state.turn.over', 'false; somebody must choose');
  if (turn.step !== 'ready' && acting.down)
    fail(`state.fighters[${turn.fighter}].down`, 'false; whoever lies stands up when his turn begins');
  if (turn.step === 'ready' && turn.ap > 0) fail('state.turn.ap', '0 before the die');
  const last = Math.max(...fighters.map(({ lastTurn }) => lastTurn));
  if (acting.lastTurn !== turn.number || turn.number < last) fail('state.turn.number', `${last}, the last turn of anybody`);
  const upright = turn.floored.find((other) => !areOpponents(acting, fighters[other]!) && fighters[other]!.fate === 'active');
  if (upright !== undefined) fail('state.turn.floored', `a list without ${upright}, who is no opponent`);
  if (turn.barred >= 0 && items[turn.barred]!.spot === 'holding') fail('state.turn.barred', 'a device that holds nobody');
}

/** A blow whose dice lie waits for a feint, and only that (M-322). */
function checkBlow(view: View, { step, fighter, feint }: Turn): void {
  const { blow, items } = view.state;
  if ((step === 'reroll') !== (blow !== null)) fail('state.blow', step === 'reroll' ? 'the blow that missed' : 'null outside a feint');
  if (!blow) return;
  if (feint !== 'declared') fail('state.turn.feint', 'declared; the answer to it is awaited');
  if (blow.again) fail('state.blow.again', 'false; a feint throws once');
  if (blow.attacker !== fighter) fail('state.blow.attacker', 'the fighter whose turn it is');
  if (!areOpponents(view.state.fighters[fighter]!, view.state.fighters[blow.target]!)) fail('state.blow.target', 'an opponent on the sand');
  if (blow.item !== IMPROVISED && items[blow.item]!.holder !== fighter) fail('state.blow.item', 'a thing that he carries');
  const now = declare(view, blow.move, blow.item, blow.target, blow.area);
  if (blow.distance !== now.distance) fail('state.blow.distance', `${now.distance}, as they stand`);
  if (blow.area !== now.area) fail('state.blow.area', 'one for the condemned, none for others');
  if (blow.move !== 'attack' && blow.distance !== 1) fail('state.blow.move', 'an attack from afar');
  const weapon = blow.item !== IMPROVISED ? view.world.things[blow.item]! : null;
  if (blow.move === 'grapple' ? weapon !== null : weapon !== null && !weapon.bands[blow.distance])
    fail('state.blow.item', 'one that reaches so far');
}

/** The winner of a grapple test throws or lets go (M-334). */
function checkVictor({ state }: View, { step, fighter }: Turn): void {
  const { victor, fighters } = state;
  if (step !== 'throw') {
    if (victor !== -1) fail('state.victor', '-1 outside a grapple test');
    return;
  }
  const { locked } = fighters[fighter]!;
  if (locked < 0) fail(`state.fighters[${fighter}].locked`, 'whom he has just grappled with');
  if (victor !== fighter && victor !== locked) fail('state.victor', 'one of the two who grapple');
}

/** Checks what fields mean together. Throws `ReadError` or `SetupError` with the path of the one that is wrong. */
export function checkState(view: View): void {
  const { fighters, items, turn } = view.state;
  const sides = new Set(fighters.flatMap(({ fate, side }) => (fate === 'active' ? [side] : [])));
  if (sides.size < 2) fail('state.fighters', 'a list with two sides on the sand');
  items.forEach((item, index) => checkItem(view, item, index));
  fighters.forEach((fighter, index) => checkFighter(view, fighter, index));
  checkTurn(view, turn);
  checkBlow(view, turn);
  checkVictor(view, turn);
}
