import type { Modifier } from '../engine/dice/index.ts';
import type { CareerHouse } from './house.ts';
import { gradeOf } from './house.ts';
import type { CareerState, Person } from './state.ts';
import type { Table } from './table.ts';
import { planOf } from './recovery.ts';
import { chancesOf } from './chances.ts';

/** What a day with the trainer comes to. */
export type Drill = 'hurt' | 'nothing' | 'drilled';

const TEACHER: Modifier = { rule: 'C-032', value: 1, reason: 'teacher' };

/** A total of 1 hurts, 5 or more drills him (C-031). */
export function drillOf(total: number): Drill {
  if (total <= 1) return 'hurt';
  return total >= 5 ? 'drilled' : 'nothing';
}

/** A man of yours who has retired teaches the others (C-032). */
export function drillTerms({ people }: Pick<CareerState, 'people'>): Modifier[] {
  return people.some(({ owner, state }) => owner === 'you' && state === 'retired') ? [TEACHER] : [];
}

/** Exact chances of a day with the trainer, in sixths. */
export function drillOdds(terms: readonly Modifier[]): Record<Drill, number> {
  return chancesOf(['hurt', 'nothing', 'drilled'], drillOf, terms);
}

/** Why training can do nothing for him: he is hurt, drilled beyond his rank already, or has no grade above him (C-031); null when it can. */
export function trainingProblem(house: CareerHouse, person: Person): 'wounded' | 'drilled-already' | 'no-grade-above' | null {
  if (person.wounds > 0) return 'wounded';
  if (person.drilled > 0) return 'drilled-already';
  return gradeOf(house, { rank: person.rank, drilled: 1 }) === gradeOf(house, person) ? 'no-grade-above' : null;
}

/** Everybody who trained today; whoever fought did not. */
export function train(table: Table): void {
  for (const { man } of table.state.plans.filter(({ trains }) => trains)) {
    const person = table.person(man);
    if (person.owner !== 'you' || person.state !== 'active' || person.fought === table.now || trainingProblem(table.house, person))
      continue;
    table.pay(-table.house.ladder.prices.training, 'training', man, ['C-031']);
    const came = drillOf(table.roll({ person: man, why: 'training', modifiers: drillTerms(table.state), rules: ['C-031'] }));
    if (came === 'drilled') table.change(man, { drilled: person.drilled + 1 });
    if (came === 'hurt') table.change(man, { wounds: 1, healsTo: 0, walked: true });
  }
}

/** Rest or training for today. */
export function setTraining(table: Table, man: string, trains: boolean): void {
  setPlan(table, { ...planOf(table.state, man), trains });
}

export function setPlan(table: Table, plan: CareerState['plans'][number]): void {
  table.set({ plans: [...table.state.plans.filter(({ man }) => man !== plan.man), plan] });
}
