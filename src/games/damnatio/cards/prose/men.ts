import { article, diceText, plural, type Words } from '../../../../catalogue/index.ts';
import { capital, listed, readable, signed } from '../../../../engine/text/index.ts';
import { attackEffects, defendEffects, type AttackCard, type CardEffects, type DefendCard, type ManCard } from '../../rules/index.ts';
import { zoneName } from '../beast-card.ts';

/** A man's card in plain sentences. */
export function manProse(card: ManCard): string[] {
  const { ratings, weapon } = card;
  const who =
    card.kind === 'noxius' ? `${capital(card.crime ?? 'condemned')}; a noxius of level ${card.level}` : `A bestiarius, ${card.grade}`;
  return [
    `${card.name}. ${who}.`,
    `Control ${ratings.control}, Movement ${ratings.movement}, ${plural(ratings.hitPoints, 'Hit Point')}, Strength ${ratings.strength}, Agility ${ratings.agility}, ` +
      `Stamina ${ratings.stamina}, Accuracy ${ratings.accuracy}, Intellect ${ratings.intellect}, Intimidation ${ratings.intimidation}, Fate ${ratings.fate}.`,
    card.padding > 0 ? `His padding takes ${card.padding} off every damage.` : 'He wears nothing that protects him.',
    `He carries ${article(weapon.name)} (${diceText(weapon.dmg)}, reaches ${plural(weapon.reach, 'hex', 'hexes')}${weapon.blade ? ', a blade' : ''}).`,
    ...(card.traits.length > 0 ? [`He is called ${listed(card.traits.map((trait) => `“${readable(trait)}”`))}.`] : []),
  ];
}

/** An Attack card in plain sentences. */
export function attackProse(card: AttackCard, words: Words): string[] {
  const optional: (string | null)[] = [
    card.aim.length > 0 ? `It may be aimed at ${listed(card.aim.map(zoneName), 'or')}.` : null,
    card.from ? `Only from the ${listed(card.from, 'or')} of the beast.` : null,
    isStanding(card.states) ? null : `Only for a man who is ${listed(card.states.map(postureText), 'or')}.`,
    card.needs === 'blade' ? 'It needs a blade.' : null,
    card.minGrade ? `Only for a ${card.minGrade} or better.` : null,
    ...told(attackEffects(card, words), 'A hit'),
  ];
  return [
    `${card.name}: ${reach(card)}, Accuracy ${signed(card.toHit)}, ${damage(card)}, ${cost(card.stamina)}.`,
    ...optional.filter((text) => text !== null),
  ];
}

/** What it does besides, a sentence each. */
function told({ always, success, failure }: CardEffects, when: string): string[] {
  return [
    ...always.map((clause) => `${capital(clause)}.`),
    ...success.map((clause) => `${when}: ${clause}.`),
    ...failure.map((clause) => `Failure: ${clause}.`),
  ];
}

const postureText = (posture: string): string => (posture === 'down' ? 'Down' : posture);

const isStanding = (states: readonly string[]): boolean => states.length === 1 && states[0] === 'standing';

function reach({ reach: range }: AttackCard): string {
  if (!range) return 'as far as the weapon reaches';
  if (range[1] === 1) return 'beside the beast';
  return range[0] === 1 ? `up to ${range[1]} hexes away` : `${range[0]} to ${range[1]} hexes away`;
}

function damage({ damage: what, add }: AttackCard): string {
  if (what === 'none') return 'no damage';
  if (what !== 'weapon') return `${diceText(what)} damage`;
  return add === 0 ? 'damage of the weapon' : `damage of the weapon ${signed(add)}`;
}

const cost = (stamina: number): string => (stamina === 0 ? 'costs nothing' : `costs ${stamina} Stamina`);

/** A Defend card in plain sentences. */
export function defendProse(card: DefendCard, words: Words): string[] {
  const against = Object.entries(card.vs).map(([kind, bonus]) => `${signed(bonus)} against ${kind}`);
  const optional: (string | null)[] = [
    against.length > 0 ? `A further ${listed(against)}.` : null,
    isStanding(card.states) ? null : `For a man who is ${listed(card.states.map(postureText), 'or')}.`,
    card.minGrade ? `Only for a ${card.minGrade} or better.` : null,
    card.needs ? `It needs ${NEEDS[card.needs]}.` : null,
    ...told(defendEffects(card, words), 'Success'),
  ];
  const kinds = card.answers ? `answers ${listed(card.answers)}` : 'answers everything';
  return [
    `${card.name}: ${capital(card.stat)} ${signed(card.bonus)}, ${kinds}, ${cost(card.stamina)}.`,
    ...optional.filter((text) => text !== null),
  ];
}

const NEEDS: Readonly<Record<NonNullable<DefendCard['needs']>, string>> = {
  adjacentAlly: 'a friend beside him',
  pole: 'a pole',
  cochleaHex: 'a revolving door',
};
