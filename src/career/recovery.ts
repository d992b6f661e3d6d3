import type { Modifier } from '../engine/dice/index.ts';
import type { CareerHouse } from './house.ts';
import type { CareerState, Person, Plan } from './state.ts';
import type { Table } from './table.ts';
import type { CareerStanding } from '../session/index.ts';
import { chancesOf } from './chances.ts';

/** What the night makes of a wounded man. */
export type Recovery = 'dies' | 'stable' | 'mends' | 'heals';

const RULES: Readonly<Record<Recovery, string>> = { dies: 'L-540', stable: 'L-541', mends: 'L-542', heals: 'L-543' };

const WALKED: Modifier = { rule: 'L-544', value: 1, reason: 'walked-out' };
const MEDICUS: Modifier = { rule: 'L-544', value: 1, reason: 'medicus' };
const RESTED: Modifier = { rule: 'C-030', value: 1, reason: 'rested' };

/** The printed chart (L-540 to L-543): a total of 2 or less is death. */
export function recoveryOf(total: number): Recovery {
  if (total <= 2) return 'dies';
  if (total === 3) return 'stable';
  return total === 4 ? 'mends' : 'heals';
}

/** What is added to the die: he left his last bout on his feet, the medicus sees him, he rested all day. */
export function recoveryTerms({ walked }: Pick<Person, 'walked'>, medicus: boolean, rested: boolean): Modifier[] {
  return [...(walked ? [WALKED] : []), ...(medicus ? [MEDICUS] : []), ...(rested ? [RESTED] : [])];
}

/** Exact chances of a night, in sixths. */
export function recoveryOdds(terms: readonly Modifier[]): Record<Recovery, number> {
  return chancesOf(['dies', 'stable', 'mends', 'heals'], recoveryOf, terms);
}

export function planOf({ plans }: Pick<CareerState, 'plans'>, man: string): Plan {
  return plans.find((plan) => plan.man === man) ?? { man, trains: false, medicus: false };
}

/** Sesterces that the orders for tonight will cost, paid when it comes: nobody promises them twice. */
export function promised({ ladder: { prices } }: Pick<CareerHouse, 'ladder'>, { plans }: Pick<CareerState, 'plans'>): number {
  return plans.reduce((sum, { trains, medicus }) => sum + (trains ? prices.training : 0) + (medicus ? prices.medicus : 0), 0);
}

/** What may still be spent today. */
export function spendable(house: Pick<CareerHouse, 'ladder'>, state: Pick<CareerState, 'plans' | 'purse'>): number {
  return state.purse - promised(house, state);
}

/** What is added for a man tonight; owners of the others always pay the medicus (L-619). */
export function termsTonight(state: CareerState, now: number, person: Person): Modifier[] {
  const plan = planOf(state, person.id);
  const medicus = person.owner !== 'you' || plan.medicus;
  return recoveryTerms(person, medicus, person.fought < now && !plan.trains);
}

/** Every living man below his full strength rolls once after each day (L-540). */
export function recover(table: Table): void {
  const hurt = table.state.people.filter(({ state, wounds, kind }) => state === 'active' && kind === 'trained' && wounds > 0);
  for (const person of hurt) night(table, person);
}

function night(table: Table, person: Person): void {
  const { id, wounds, healsTo, owner } = person;
  const modifiers = termsTonight(table.state, table.now, person);
  const total = table.roll({ person: id, why: 'recovery', modifiers, rules: ['L-540', 'L-541', 'L-542', 'L-543'] });
  const came = recoveryOf(total);
  const rules = [RULES[came]];
  if (came === 'dies' && !(owner === 'you' && table.state.options.gentle)) return succumb(table, person);
  if (came === 'dies' || came === 'stable') return void table.change(id, { fit: table.now + 2 });
  const to = came === 'mends' ? wounds - 1 : Math.min(healsTo, wounds - 1);
  const changed = table.change(id, { wounds: to, healsTo: to > healsTo ? healsTo : 0 });
  table.tell({ type: 'recovered', person: id, from: wounds, to, rules });
  if (owner === 'you' && to === 0) table.write('recovered', { person: changed });
}

function succumb(table: Table, person: Person): void {
  const changed = table.change(person.id, { state: 'dead' });
  table.tell({ type: 'died', person: person.id, rules: ['L-540'] });
  const last = table.state.results.findLast(({ shares }) => shares.some((share) => share.person === person.id));
  const share = last?.shares.find((each) => each.person === person.id);
  const moment = last && share ? { result: last.id, answer: share.worst } : null;
  const met = person.memory.length > 0;
  if (person.owner === 'you' || met) table.write('infected', { person: changed, ...(moment && { moment }) });
}

/** No man bears more. */
export const MOST_WOUNDS = 3;

/** Wounds that a bout leaves: one for each third of his strength that he lost, begun or whole (C-010). */
export function woundsFrom({ left, of }: Pick<CareerStanding, 'left' | 'of'>): number {
  const lost = Math.max(0, of - left);
  return Math.min(MOST_WOUNDS, Math.ceil((lost * MOST_WOUNDS) / of));
}
