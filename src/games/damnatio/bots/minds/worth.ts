import { maximum, minimum, sum, type Dice } from '../../../../engine/dice/index.ts';
import { distance, type Cell } from '../../../../engine/hex/index.ts';
import type { AttackCard, BeastAttack, DefendCard, HuntState, Man, View } from '../../rules/index.ts';
import {
  arcOfBeast,
  beastCard,
  defendChance,
  distanceToBeast,
  manCard,
  meetingOf,
  onSand,
  standing,
  strikeTerms,
  targetInControl,
  theBeast,
  weaponOf,
} from '../../rules/index.ts';
import { effectWorth, meanAbove } from '../card-worth.ts';
import type { Weights } from './weights.ts';

const TWENTY = 20;

/** The share of throws that come to so much or more; of more than one die it is none or all, by their ends. */
function shareFrom(dice: Dice, needed: number): number {
  if (needed <= minimum(dice)) return 1;
  if (needed > maximum(dice)) return 0;
  if (dice.count > 1) return needed <= (minimum(dice) + maximum(dice)) / 2 ? 1 : 0;
  return (maximum(dice) - needed + 1) / dice.sides;
}

/** The chance that a blow that hits kills. */
function killsBy({ state }: View, { damage, hide }: ReturnType<typeof strikeTerms>): number {
  return damage ? shareFrom(damage.dice, theBeast(state).hp - sum(damage.modifiers) - hide) : 0;
}

/** Chances of a blow: that it hits, and that it kills. */
export function blowChances(view: View, man: Man, card: AttackCard): { readonly hits: number; readonly kills: number } {
  const terms = strikeTerms(view, man, card);
  const hits = terms.chance / TWENTY;
  return { hits, kills: hits * killsBy(view, terms) };
}

/** A blow, in Hit Points of the beast (D-282). */
export function blowWorth(view: View, man: Man, card: AttackCard, weights: Weights): number {
  const terms = strikeTerms(view, man, card);
  const { chance, damage, hide } = terms;
  const net = damage ? meanAbove(damage.dice, sum(damage.modifiers) + hide) : 0;
  const hits = chance / TWENTY;
  const kills = weights.kill > 0 ? killsBy(view, terms) : 0;
  return hits * (weights.harm * net + weights.effects * effectWorth(card) + weights.kill * kills) - weights.effort * card.stamina;
}

/** The chance that damage that was not put off fells a man. */
function felledBy(view: View, man: Man, { dmg }: BeastAttack, soak: number): number {
  return shareFrom(dmg, man.hp + manCard(view.world, man).padding + soak);
}

/** Whether nobody but one man is left on the sand. */
function isLast({ men }: HuntState): boolean {
  let left = 0;
  for (const man of men) if (onSand(man)) left += 1;
  return left === 1;
}

/** A Defend card, in Hit Points of the man (D-283). */
export function guardWorth(view: View, man: Man, card: DefendCard, attack: BeastAttack, weights: Weights): number {
  const { padding, ratings } = manCard(view.world, man);
  const hide = beastCard(view.world, theBeast(view.state)).ratings.naturalArmour;
  const success = defendChance(view, man, card, attack).chance / TWENTY;
  const breath = isLast(view.state) ? weights.lastBreath : weights.breath;
  let worth = weights.guard * success * meanAbove(attack.dmg, -padding) - breath * card.stamina;
  if (weights.life > 0) {
    const bare = felledBy(view, man, attack, 0);
    worth += weights.life * (bare - (1 - success) * felledBy(view, man, attack, card.soakOnFail));
  }
  if (card.damage) worth += weights.counter * success * meanAbove(card.damage, -hide);
  if (card.counter) {
    const hits = Math.min(TWENTY - 1, ratings.accuracy + card.counter.toHit) / TWENTY;
    worth += weights.counter * success * hits * meanAbove(card.counter.dmg, -hide);
  }
  if (card.selfDown) worth -= weights.lying;
  return worth + card.soakOnFail * (1 - success) * weights.soak;
}

/** Whether those who walk now strike in the same round. */
export function strikesFollow({ state }: View): boolean {
  return state.control === 'men' && state.agenda.some((task) => task.do === 'order' || task.do === 'strikes');
}

/** Hit Points at which nobody is nearly dead. */
const SOUND = 10;

/** Whether he strikes from two hexes off: with a long weapon, and breath to use it. */
export function strikesFarther(view: View, man: Man): boolean {
  return weaponOf(view, man).reach >= 2 && man.stamina > 0;
}

/** What matters of a man and his friends for every hex alike. */
export interface Standpoint {
  readonly man: Man;
  readonly alone: boolean;
  readonly reaches: boolean;
  /** What is off for standing beside the beast, and on for those who stand there. */
  readonly beside: number;
  /** Hexes that the beast would run over past somebody else, none where that is not weighed. */
  readonly lane: readonly Cell[];
  readonly weights: Weights;
}

const NO_LANE: readonly Cell[] = [];

/** The hexes beyond another man, over which the beast runs when it goes for him now and misses (D-073, D-079). */
function laneBeyond(view: View, man: Man): readonly Cell[] {
  const target = targetInControl(view);
  return view.state.men[target.man] === man ? NO_LANE : meetingOf(view, target).overrun;
}

export function standpointOf(view: View, man: Man, weights: Weights): Standpoint {
  const { state } = view;
  const { lastFought } = theBeast(state);
  let alone = true;
  let friends = 0;
  for (const other of state.men) {
    if (other === man || !onSand(other)) continue;
    alone = false;
    if (standing(other) && distanceToBeast(view, other) === 1) friends += 1;
  }
  const hunted = lastFought >= 0 && state.men[lastFought] === man ? weights.prey : 0;
  const weak = weights.weak * Math.max(0, 1 - man.hp / SOUND);
  const early = strikesFollow(view) ? 0 : weights.waiting;
  const beside = weights.pack * friends + (alone ? weights.last : 0) - hunted - weak - early;
  const lane = weights.lane > 0 && !alone ? laneBeyond(view, man) : NO_LANE;
  return { man, alone, reaches: strikesFarther(view, man), beside, lane, weights };
}

/** A hex to walk to, in the points of D-281. */
export function groundWorth(view: View, { alone, reaches, beside, lane, weights }: Standpoint, cell: Cell, spent: number): number {
  const beast = theBeast(view.state);
  const away = distance(view.world.arena, beast.cell, cell);
  const steps = weights.step * spent + (lane.includes(cell) ? weights.lane : 0);
  if (away > 2 || (away === 2 && !reaches)) return -away - steps;
  const arc = arcOfBeast(view, beast, cell);
  const open = arc === 'rear' ? weights.rear : arc === 'flank' ? weights.flank : 0;
  return weights.near + open - steps + (away === 1 ? beside : alone ? 0 : -weights.reach);
}
