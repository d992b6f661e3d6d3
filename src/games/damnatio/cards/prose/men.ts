import type { AttackCard, DefendCard, ManCard } from '../../rules/index.ts';
import { areaText } from './areas.ts';
import { capital, diceText, list, plural, signed } from '../../../../catalogue/index.ts';

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
    `He carries a ${weapon.name} (${diceText(weapon.dmg)}, reaches ${plural(weapon.reach, 'hex', 'hexes')}${weapon.blade ? ', a blade' : ''}).`,
    ...(card.traits.length > 0 ? [`He is ${list(card.traits)}.`] : []),
  ];
}

/** An Attack card in plain sentences. */
export function attackProse(card: AttackCard): string[] {
  const optional: (string | null)[] = [
    card.aim.length > 0 ? `It may be aimed at ${list(card.aim.map(areaText), 'or')}.` : null,
    card.from ? `Only from the ${list(card.from, 'or')} of the beast.` : null,
    isStanding(card.states) ? null : `Only for a man who is ${list(card.states.map(postureText), 'or')}.`,
    card.needs === 'blade' ? 'It needs a blade.' : null,
    card.minGrade ? `Only for a ${card.minGrade} or better.` : null,
    card.oncePerBout ? 'Once for each man.' : null,
    card.fumbleOn.length === 1 && card.fumbleOn[0] === 1 ? null : `It fumbles on ${list(card.fumbleOn.map(String))}.`,
    ...onHit(card),
    card.losesWeapon ? 'The weapon leaves the hand.' : null,
  ];
  return [
    `${card.name}: ${reach(card)}, Accuracy ${signed(card.toHit)}, ${damage(card)}, ${cost(card.stamina)}.`,
    ...optional.filter((text) => text !== null),
  ];
}

function onHit({ nextBeastToHit, nextControlBeast, provoke, ifWounded }: AttackCard): (string | null)[] {
  return [
    nextBeastToHit === 0 ? null : `A hit gives the beast ${signed(nextBeastToHit)} on its next To Hit.`,
    nextControlBeast === 0 ? null : `A hit gives the beast ${signed(nextControlBeast)} on its next Control Check.`,
    provoke ? 'A hit makes the beast take him for the man it fought last.' : null,
    ifWounded
      ? `If it wounds for ${ifWounded.atDamage} or more: ${signed(ifWounded.beastCharge)} on the charge of the beast${ifWounded.oncePerBeast ? ', once' : ''}.`
      : null,
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
export function defendProse(card: DefendCard): string[] {
  const against = Object.entries(card.vs).map(([kind, bonus]) => `${signed(bonus)} against ${kind}`);
  const optional: (string | null)[] = [
    against.length > 0 ? `A further ${list(against)}.` : null,
    isStanding(card.states) ? null : `For a man who is ${list(card.states.map(postureText), 'or')}.`,
    card.minGrade ? `Only for a ${card.minGrade} or better.` : null,
    card.needs ? `It needs ${NEEDS[card.needs]}.` : null,
    card.selfDown ? 'On success he is Down.' : null,
    card.retreat > 0 ? `On success he gives ${plural(card.retreat, 'hex', 'hexes')} of ground.` : null,
    card.damage ? `On success the beast takes ${diceText(card.damage)}.` : null,
    card.stopsCharge ? 'On success the charge stops in contact.' : null,
    card.counter ? `On success he strikes back with Accuracy ${signed(card.counter.toHit)} for ${diceText(card.counter.dmg)}.` : null,
    card.soakOnFail > 0 ? `If it fails it takes ${card.soakOnFail} off the damage.` : null,
  ];
  const kinds = card.answers ? `answers ${list(card.answers)}` : 'answers everything';
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
