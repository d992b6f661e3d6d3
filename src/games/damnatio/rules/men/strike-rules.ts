import type { FigureId } from '../../../../engine/bout/index.ts';
import type { Dice } from '../../../../engine/dice/index.ts';
import type { Cell } from '../../../../engine/hex/index.ts';
import { asReason, type Term, type Refused } from '../keys.ts';
import type { HuntAction } from '../legality/actions.ts';
import type { AttackCard } from '../state/cards.ts';
import {
  arcOfBeast,
  asBeast,
  beastCard,
  distanceToBeast,
  handOfMan,
  living,
  livingBeasts,
  manCard,
  onSand,
  posture,
  theBeast,
  weaponOf,
  woundEffects,
} from '../state/questions.ts';
import { chanceIn20, type Chance } from '../state/rolls.ts';
import { isDark } from '../state/light.ts';
import { areSeveral } from '../state/access.ts';
import type { Beast, HuntState, Man } from '../state/state.ts';
import type { View } from '../state/world.ts';

/** Questions about a man's attack; section 10 of the ledger. */

/** Why an Attack card may not be played now; null when it may (D-108, D-141, D-144). */
export function strikeRefusal(view: View, man: Man, card: AttackCard): Refused | null {
  if (!card.states.includes(posture(man))) return { rule: 'D-108', reason: 'posture' };
  if (card.stamina > man.stamina) return { rule: 'D-144', reason: 'stamina' };
  const [least, most] = card.reach ?? [1, weaponOf(view, man).reach];
  const away = distanceToBeast(view, man);
  if (away < least || away > most) return { rule: 'D-108', reason: 'out-of-reach' };
  if (card.from && !card.from.includes(arcOfBeast(view, theBeast(view.state), man.cell))) return { rule: 'D-108', reason: 'arc' };
  if (card.oncePerBout && man.spent.includes(card.id)) return { rule: 'D-108', reason: 'used-up' };
  return null;
}

/** The legal Attack cards in card order. */
export function legalStrikes(view: View, man: Man): AttackCard[] {
  return handOfMan(view, man).attacks.filter((card) => strikeRefusal(view, man, card) === null);
}

/** Capable of attacking in a human round: D-105, D-106. */
export function capable(view: View, man: Man): boolean {
  if (!onSand(man) || man.attacked || man.stood || man.freed) return false;
  return mayStrike(view, man);
}

/** Whether he has a legal Attack card against any beast. */
export function mayStrike(view: View, man: Man): boolean {
  const mayAt = (at: View): boolean => handOfMan(at, man).attacks.some((card) => strikeRefusal(at, man, card) === null);
  return view.state.beasts.length === 1 ? mayAt(view) : strikeViews(view).some(mayAt);
}

/** The position as each beast that can be attacked is the one in question (D-405). */
export function strikeViews(view: View): View[] {
  return view.state.beasts.length === 1 ? [view] : livingBeasts(view.state).map((index) => asBeast(view, index));
}

const IN_THE_DARK = -2;

/** The chance to hit: Accuracy, card, guard in the front arc, darkness, Desperatio (D-109, D-110, D-241, D-414). */
export function strikeChance(view: View, man: Man, card: AttackCard): Chance {
  const beast = theBeast(view.state);
  const terms: Term[] = [
    { rule: 'D-109', value: manCard(view.world, man).ratings.accuracy, reason: 'accuracy' },
    { rule: card.because, value: card.toHit, reason: 'card' },
  ];
  if (arcOfBeast(view, beast, man.cell) === 'front') {
    terms.push({ rule: 'D-110', value: -beastCard(view.world, beast).ratings.guard, reason: 'guard' });
  }
  if (isDark(view, beast.cell)) terms.push({ rule: 'D-414', value: IN_THE_DARK, reason: 'dark' });
  if (desperate(view, man)) terms.push({ rule: 'D-241', value: 1, reason: 'desperatio' });
  return chanceIn20(terms, 19);
}

/** Lex `desperatio`: a noxius, and half or fewer of the starting noxii live (D-241). */
export function desperate({ world, state }: View, man: Man): boolean {
  const isNoxius = (figure: Man) => manCard(world, figure).kind === 'noxius';
  if (!world.lex.desperatio || !isNoxius(man)) return false;
  const alive = state.men.filter((other) => living(other) && isNoxius(other)).length;
  return alive * 2 <= state.noxiiAtStart;
}

/** What a hit throws before hide: weapon die and card, or the card's own die; null for a card without damage (D-111). */
export function strikeDamage(view: View, man: Man, card: AttackCard): { readonly dice: Dice; readonly modifiers: readonly Term[] } | null {
  if (card.damage === 'none') return null;
  if (card.damage !== 'weapon') return { dice: card.damage, modifiers: [] };
  const modifiers: Term[] = [];
  if (card.add) modifiers.push({ rule: card.because, value: card.add, reason: asReason(card) });
  if (manCard(view.world, man).ratings.strength >= 7) modifiers.push({ rule: 'D-111', value: 1, reason: 'strength' });
  return { dice: weaponOf(view, man).dmg, modifiers };
}

/** Natural armour against this man's blows. */
export function hideAgainst(view: View, man: Man): Term {
  return hideOf(view, theBeast(view.state), man.cell);
}

/** The natural armour that is always deducted; a wounded flank is open (D-034, D-239). */
export function hideOf(view: View, beast: Beast, from: Cell): Term {
  let value = beastCard(view.world, beast).ratings.naturalArmour;
  for (const { flankArmour } of woundEffects(view.world, beast)) {
    if (flankArmour !== null && arcOfBeast(view, beast, from) === 'flank') value = flankArmour;
  }
  return { rule: 'D-034', value: 0 - value, reason: 'hide' };
}

/** What an attack comes to, in numbers: chance in 20, damage terms, hide as a negative number. */
export interface StrikeTerms {
  readonly chance: number;
  readonly damage: ReturnType<typeof strikeDamage>;
  readonly hide: number;
}

export function strikeTerms(view: View, man: Man, card: AttackCard): StrikeTerms {
  return { chance: strikeChance(view, man, card).chance, damage: strikeDamage(view, man, card), hide: hideAgainst(view, man).value };
}

/** Index of the beast that a strike is meant for, -1 for none: of several it must name one that lives (D-405). */
export function struckBeast(state: HuntState, at: FigureId | undefined): number {
  if (at === undefined) return areSeveral(state) ? -1 : state.duelist;
  return state.beasts.findIndex(({ id, hp }) => id === at && hp > 0);
}

/** The action that plays a card on the beast in question; with lex `wounds` the first area of the card is aimed at (D-116). */
export function strikeAction({ world, state }: View, man: Man, card: AttackCard): Extract<HuntAction, { type: 'strike' }> {
  const [area] = world.lex.wounds ? card.aim : [];
  return { type: 'strike', figure: man.id, card: card.id, ...(area && { area }), ...atWhom(state) };
}

/** Of several beasts a strike names the one that it is meant for (D-405). */
export function atWhom(state: HuntState): { readonly at?: FigureId } {
  return areSeveral(state) ? { at: theBeast(state).id } : {};
}
