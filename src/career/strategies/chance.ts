import { GRADES } from '../../engine/mind/index.ts';
import type { CareerHouse } from '../house.ts';
import { gradeOf } from '../house.ts';
import type { Person } from '../state.ts';

/** What a grade, a skill and a wound weigh, in logits: read off many bouts, and good enough to choose by. */
const WEIGHTS = { grade: 0.25, skill: 0.35, wound: -0.45 };

function strengthOf(house: CareerHouse, person: Person): number {
  const grade = GRADES.findIndex(({ id }) => id === gradeOf(house, person));
  return WEIGHTS.grade * grade + WEIGHTS.skill * person.skills.length + WEIGHTS.wound * person.wounds;
}

/** How likely one beats the other, of 1, told by what everybody can see of them; a forecast plays it out. */
export function chanceAtSight(house: CareerHouse, one: Person, other: Person): number {
  return 1 / (1 + Math.exp(strengthOf(house, other) - strengthOf(house, one)));
}
