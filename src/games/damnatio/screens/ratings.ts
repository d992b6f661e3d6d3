import { formatDice } from '../../../engine/dice/index.ts';
import { capital, listed, type Rating, type Ratings, type Words } from '../../../hud/common/index.ts';
import type { BeastCard, ManCard, WeaponData } from '../rules/index.ts';

/** What is left of Hit Points and Stamina, where somebody is on the sand. */
export interface Left {
  readonly hp: number;
  readonly stamina: number;
}

function of(left: number | undefined, full: number): string | number {
  return left === undefined || left === full ? full : `${Math.max(0, left)} of ${full}`;
}

function told({ name, dmg, reach }: WeaponData): string {
  return `${capital(name)}, ${formatDice(dmg)} damage${reach > 1 ? `, reach ${reach}` : ''}`;
}

/** What a man is, in a line. */
function standing({ kind, level, grade, crime }: ManCard): string {
  return kind === 'noxius' ? `Noxius, level ${level}, ${crime}` : `Bestiarius, ${grade}`;
}

interface ManAsked {
  readonly card: ManCard;
  readonly left?: Left;
  /** What he holds now; his own weapon when left out. */
  readonly weapon?: WeaponData | null;
  readonly conditions?: readonly string[];
}

/** A man's ratings, those first that decide every round. */
export function manRatings({ card, left, weapon = card.weapon, conditions = [] }: ManAsked): Ratings {
  const { ratings, padding } = card;
  const rows: Rating[] = [
    { term: 'control', name: 'Control', value: ratings.control },
    { term: 'accuracy', name: 'Accuracy', value: ratings.accuracy },
    { term: 'agility', name: 'Agility', value: ratings.agility },
    { term: 'strength', name: 'Strength', value: ratings.strength },
    { term: 'intimidation', name: 'Intimidation', value: ratings.intimidation },
    { term: 'hit-points', name: 'Hit Points', value: of(left?.hp, ratings.hitPoints) },
    { term: 'stamina', name: 'Stamina', value: of(left?.stamina, ratings.stamina) },
    { term: 'movement', name: 'Movement', value: ratings.movement },
  ];
  if (card.kind === 'bestiarius') rows.push({ term: 'intellect', name: 'Intellect', value: ratings.intellect });
  if (ratings.fate > 0) rows.push({ term: 'fate', name: 'Fate', value: ratings.fate });
  if (padding > 0) rows.push({ term: 'padding', name: 'Padding', value: padding });
  const lines: [string, string][] = [
    ['He is', standing(card)],
    ['Weapon', weapon ? told(weapon) : 'None'],
  ];
  if (conditions.length > 0) lines.push(['Now', listed(conditions)]);
  return { title: card.name, rows, lines };
}

/** A beast's ratings, from its card. */
export function beastRatings(card: BeastCard, words: Pick<Words, 'say'>, left?: Left): Ratings {
  const { ratings, move, overrun, bloodied } = card;
  const rows: Rating[] = [
    { term: 'control', name: 'Control', value: ratings.control },
    { term: 'hit-points', name: 'Hit Points', value: of(left?.hp, ratings.hitPoints) },
    { term: 'armour', name: 'Armour', value: ratings.naturalArmour },
    { term: 'guard', name: 'Guard', value: ratings.guard },
    { term: 'charge', name: 'Charge', value: move.charge },
    ...(move.leap > 0 ? [{ term: 'leap', name: 'Leap', value: move.leap }] : []),
    { term: 'back-off', name: 'Slow movement', value: move.slow },
    ...(overrun ? [{ term: 'overrun', name: 'Overrun', value: overrun.hexes }] : []),
    { term: 'gripped', name: 'Lets go at', value: ratings.releaseAt },
    ...(bloodied
      ? [{ term: 'bloodied', name: 'Bloodied at', value: Math.floor((Math.round(bloodied.atHpFraction * 100) * ratings.hitPoints) / 100) }]
      : []),
  ];
  const lines = Object.values(card.attacks).map(({ name, kind, toHit, automatic, dmg }): [string, string] => [
    name,
    `${capital(words.say('kind', kind))}, ${automatic ? 'without a roll' : `To Hit ${toHit} in 20`}, ${formatDice(dmg)} damage`,
  ]);
  return { title: card.name.en, rows, lines };
}
