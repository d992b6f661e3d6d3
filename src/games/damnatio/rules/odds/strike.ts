import { certain, chanceOf, Fraction, mapped, mean, mixed, ofDice, type Distribution } from '../../../../engine/odds/index.ts';
import { maximum, minimum, sum, type Dice } from '../../../../engine/dice/index.ts';
import type { Refused } from '../keys.ts';
import { attackOf, victimOf } from '../beast/blow-parts.ts';
import type { AttackCard, BeastAttack, DefendCard } from '../state/cards.ts';
import { defendChance, defendRefusal } from '../men/defend.ts';
import { TOSS_STOPPED, tossOf } from '../men/effects.ts';
import { handOfMan, manCard } from '../state/questions.ts';
import type { Chance } from '../state/rolls.ts';
import type { BlowTask, Man } from '../state/state.ts';
import { hideAgainst, strikeChance, strikeDamage, strikeRefusal } from '../men/strike-rules.ts';
import { beastToHit, type ToHitExtras } from '../beast/to-hit.ts';
import type { View } from '../state/world.ts';

/** What an Attack card can come to against the beast as it stands: exact, from the same terms as the dice (D-250). */
export interface StrikeOdds {
  readonly card: AttackCard;
  readonly refusal: Refused | null;
  readonly toHit: Chance;
  readonly fumble: Fraction;
  readonly hit: Fraction;
  readonly critical: Fraction;
  /** Net damage, misses counted as 0; null for a card without damage. */
  readonly net: Distribution | null;
  readonly meanNet: Fraction;
}

/** Faces that miss, hit normally and score a critical, of 20 (D-109, D-147, D-150). */
export function strikeFaces(card: AttackCard, chance: number): { fumble: number; miss: number; hit: number; critical: number } {
  let fumble = 0;
  let hit = 0;
  for (let face = 1; face <= 20; face += 1) {
    if (card.fumbleOn.includes(face)) fumble += 1;
    else if (face !== 20 && face > 20 - chance) hit += 1;
  }
  return { fumble, hit, critical: 1, miss: 19 - fumble - hit };
}

export function strikeOdds(view: View, man: Man, card: AttackCard): StrikeOdds {
  const toHit = strikeChance(view, man, card);
  const faces = strikeFaces(card, toHit.chance);
  const damage = strikeDamage(view, man, card);
  const hide = hideAgainst(view, man).value;
  const net = damage && strikeNet(faces, damage.dice, sum(damage.modifiers), hide);
  return {
    card,
    refusal: strikeRefusal(view, man, card),
    toHit,
    fumble: new Fraction(faces.fumble, 20),
    hit: new Fraction(faces.hit + faces.critical, 20),
    critical: new Fraction(faces.critical, 20),
    net,
    meanNet: net ? mean(net) : new Fraction(0),
  };
}

function strikeNet(
  faces: { fumble: number; miss: number; hit: number; critical: number },
  dice: Dice,
  add: number,
  hide: number,
): Distribution {
  const afterHide = (raw: number) => Math.max(0, Math.max(0, raw + add) + hide);
  return mixed([
    [faces.fumble + faces.miss, certain(0)],
    [faces.hit, mapped(ofDice(dice), afterHide)],
    [faces.critical, certain(afterHide(maximum(dice) + 2))],
  ]);
}

/** The most net damage that a card in a man's hand does to the beast as he stands to it: a critical (D-111, D-150). */
export function mostNet(view: View, man: Man): number {
  const hide = hideAgainst(view, man).value;
  const most = handOfMan(view, man).attacks.map((card) => {
    const damage = strikeDamage(view, man, card);
    return damage ? Math.max(0, maximum(damage.dice) + 2 + sum(damage.modifiers)) + hide : 0;
  });
  return Math.max(0, ...most);
}

/** Every Attack card of a man with its odds, legal or not, in card order. */
export function strikeOptions(view: View, man: Man): StrikeOdds[] {
  return handOfMan(view, man).attacks.map((card) => strikeOdds(view, man, card));
}

/** What an attack of the beast can come to with a Defend card or none (D-249, D-255). */
export interface DefendOdds {
  readonly card: DefendCard | null;
  readonly refusal: Refused | null;
  readonly toHit: Chance;
  readonly defend: Chance | null;
  /** Hit and not defended, criticals included. */
  readonly harmed: Fraction;
  readonly critical: Fraction;
  readonly felled: Fraction;
  /** Whether the attack would throw him into something, for more damage (D-091); it is counted in `net` and `felled`. */
  readonly thrownInto: boolean;
  /** Net damage, escapes counted as 0. */
  readonly net: Distribution;
  readonly meanNet: Fraction;
}

export function defendOdds(view: View, man: Man, attack: BeastAttack, extras: ToHitExtras, card: DefendCard | null): DefendOdds {
  const toHit = beastToHit(view, man, attack, extras);
  const defend = card && defendChance(view, man, card, attack);
  const { padding } = manCard(view.world, man);
  const failsOf20 = 20 - (defend?.chance ?? 0);
  const thrownInto = attack.toss !== null && tossOf(view, man, attack.toss.hexes).stopped;
  const inAll = (blow: number): number => {
    const net = Math.max(0, blow);
    return thrownInto && net >= attack.toss!.atDamage && net < man.hp ? net + TOSS_STOPPED : net;
  };
  const normal = mapped(ofDice(attack.dmg), (raw) => inAll(raw - padding - (card?.soakOnFail ?? 0)));
  const criticalNet = inAll(maximum(attack.dmg) + 2 - padding);
  const hits = normalHits(toHit.chance);
  const net = mixed([
    [400 - 20 - hits * failsOf20, certain(0)],
    [hits * failsOf20, normal],
    [20, certain(criticalNet)],
  ]);
  return {
    card,
    refusal: card ? defendRefusal(view, man, card, attack) : null,
    toHit,
    defend,
    harmed: new Fraction(20 + hits * failsOf20, 400),
    critical: new Fraction(1, 20),
    felled: chanceOf(net, (damage) => damage >= man.hp),
    thrownInto,
    net,
    meanNet: mean(net),
  };
}

/** Faces that hit without a critical: 1 always misses, 20 is the critical (D-038, D-039, D-083). */
export function normalHits(chance: number): number {
  return Math.min(18, chance - 1);
}

/** The hand of Defend cards against an attack, and none, with their odds. */
export function defendHand(view: View, man: Man, attack: BeastAttack, extras: ToHitExtras): DefendOdds[] {
  const hand = [...handOfMan(view, man).defends, null];
  return hand.map((card) => defendOdds(view, man, attack, extras, card));
}

/** The Defend prompt that the hunt waits at: attack, victim, odds of every card; null at other decisions (D-255). */
export function defendPrompt(
  view: View,
): { readonly man: Man; readonly attack: BeastAttack; readonly damage: readonly [number, number]; readonly options: DefendOdds[] } | null {
  const task = view.state.agenda.at(-1);
  if (!task || task.do !== 'blow' || task.ask !== 'defend') return null;
  const man = victimOf(view, task);
  const attack = attackOf(view, task);
  return { man, attack, damage: [minimum(attack.dmg), maximum(attack.dmg)], options: defendHand(view, man, attack, extrasOf(task)) };
}

function extrasOf(task: BlowTask): ToHitExtras {
  return { rowToHit: task.rowToHit, rowRule: task.rowRule, slip: task.slip };
}

/** The attack that the Defend prompt is about. Throws at any other decision. */
export function promptedAttack(view: View): BeastAttack {
  const task = view.state.agenda.at(-1);
  if (task?.do !== 'blow') throw new Error('no attack of the beast is announced');
  return attackOf(view, task);
}
