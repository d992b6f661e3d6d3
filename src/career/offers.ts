import type { Modifier } from '../engine/dice/index.ts';
import type { CareerCommand } from './commands.ts';
import { MORNING } from './commands.ts';
import type { CareerHouse } from './house.ts';
import { isFought, morningOf, noonOf, openMatches, openMatchOf } from './matches.ts';
import { planOf, recoveryOdds, spendable, termsTonight, type Recovery } from './recovery.ts';
import type { CareerState, Person } from './state.ts';
import { dayNumber, yours } from './state.ts';
import { entryProblem, hirePrice, isAwaited, isLastDay, leaveProblem, mayRetire, saleOf, salePrice } from './trade.ts';
import { drillOdds, drillTerms, trainingProblem, type Drill } from './training.ts';

/** Exact chances in sixths, and what they are made of. */
export interface CareerOdds {
  readonly of: 'recovery' | 'training';
  readonly chances: Readonly<Partial<Record<Recovery | Drill, number>>>;
  readonly terms: readonly Modifier[];
}

/** A command that is allowed now. */
export interface CareerOffer {
  readonly command: CareerCommand;
  /** Sesterces out of the purse; below 0 into it. */
  readonly cost: number;
  /** Where dice follow from it. */
  readonly odds: CareerOdds | null;
  readonly rules: readonly string[];
}

function offer(command: CareerCommand, rules: readonly string[], cost = 0, odds: CareerOdds | null = null): CareerOffer {
  return { command, cost, odds, rules };
}

/** The night of a wounded man as it would be with another plan; null for whoever is whole. */
function night(house: CareerHouse, state: CareerState, person: Person, plan: { readonly medicus: boolean }): CareerOdds | null {
  if (person.wounds === 0) return null;
  const plans = [...state.plans.filter(({ man }) => man !== person.id), { ...planOf(state, person.id), ...plan }];
  const now = dayNumber(house.ladder, state);
  // whoever is on the bill will have fought by then
  const tonight = openMatchOf(state, person.id) ? { ...person, fought: now } : person;
  const terms = termsTonight({ ...state, plans }, now, tonight);
  return { of: 'recovery', chances: recoveryOdds(terms), terms };
}

/** The night of a wounded man of yours without the medicus and with him, whoever has been called; null for whoever is whole. */
export function medicusOdds(
  house: CareerHouse,
  state: CareerState,
  person: Person,
): { readonly without: CareerOdds; readonly with: CareerOdds } | null {
  const [without, beside] = [false, true].map((medicus) => night(house, state, person, { medicus }));
  return without && beside ? { without, with: beside } : null;
}

function boutOffers(house: CareerHouse, state: CareerState, person: Person, now: number): CareerOffer[] {
  const { id } = person;
  const open = openMatchOf(state, id);
  if (open)
    return [offer({ type: 'settle', match: open.id }, ['C-003']), ...(open.final ? [] : [offer({ type: 'withdraw', man: id }, ['C-007'])])];
  if (person.fought === now) return [];
  const taken = new Set(state.bill.matches.map(({ second }) => second));
  const offers = state.bill.offers.find(({ man }) => man === id);
  const foes = offers?.foes.filter((foe) => !taken.has(foe)) ?? [];
  const asked = foes.map((foe) => offer({ type: 'enter', man: id, foe }, ['C-022', 'L-614']));
  const { noon } = state.bill;
  const sentence = offers && noon?.champion === noon?.usual ? noonOf(house, state) : null;
  const isOpen = sentence !== null && !isFought(state, sentence.result);
  return isOpen ? [...asked, offer({ type: 'noon', man: id }, ['C-044'])] : asked;
}

function dayOffers(house: CareerHouse, state: CareerState, person: Person, now: number): CareerOffer[] {
  const { id } = person;
  const { prices } = house.ladder;
  const { trains, medicus } = planOf(state, id);
  const open = openMatchOf(state, id);
  const offers: CareerOffer[] = [];
  const drill = drillTerms(state);
  if (trains) offers.push(offer({ type: 'rest', man: id }, ['C-030'], 0, night(house, state, person, { medicus })));
  else if (!trainingProblem(house, person) && !open && person.fought < now && spendable(house, state) >= prices.training) {
    const odds: CareerOdds = { of: 'training', chances: drillOdds(drill), terms: drill };
    offers.push(offer({ type: 'train', man: id }, ['C-031', 'C-032'], prices.training, odds));
  }
  const affordable = medicus || spendable(house, state) >= prices.medicus;
  if ((person.wounds > 0 || open) && affordable) {
    const odds = night(house, state, person, { medicus: !medicus });
    offers.push(offer({ type: 'medicus', man: id }, ['L-544'], medicus ? 0 : prices.medicus, odds));
  }
  return offers;
}

function leaveOffers(house: CareerHouse, state: CareerState, person: Person): CareerOffer[] {
  if (leaveProblem(state, person)) return [];
  const sale = offer({ type: 'sell', man: person.id }, ['L-612'], -salePrice(house, person));
  return mayRetire(house, person) ? [sale, offer({ type: 'retire', man: person.id }, ['C-032'])] : [sale];
}

function skillOffers(house: CareerHouse, state: CareerState): CareerOffer[] {
  const taught = house.bouts.skills;
  return yours(state)
    .filter(({ id }) => state.pending.some(({ man }) => man === id))
    .flatMap(({ id, skills }) => taught.onOffer(skills).map((skill) => offer({ type: 'skill', man: id, skill }, taught.rules)));
}

function tradeOffers(house: CareerHouse, state: CareerState): CareerOffer[] {
  return state.people.flatMap((person) => {
    const sale = saleOf(house, person);
    const fee = isLastDay(house, state) ? null : hirePrice(house, person);
    const able = (price: number): boolean => entryProblem(house, state, price) === null;
    return [
      ...(sale && person.owner !== 'you' && able(sale.price) && !isAwaited(state, person)
        ? [offer({ type: 'buy', person: person.id }, sale.rules, sale.price)]
        : []),
      ...(fee !== null && able(fee) ? [offer({ type: 'hire', person: person.id }, ['C-033'], fee)] : []),
    ];
  });
}

/** Every command that is allowed now but those that carry answers, in a stable order; none once the career is over. */
export function offersOf(house: CareerHouse, state: CareerState): CareerOffer[] {
  if (state.over) return [];
  const now = dayNumber(house.ladder, state);
  const morning = morningOf(house, state);
  const lead = morning && !isFought(state, morning.result) ? [offer({ type: 'settle', match: MORNING }, ['C-042'])] : [];
  const men = yours(state);
  return [
    ...lead,
    ...skillOffers(house, state),
    ...men.flatMap((person) => boutOffers(house, state, person, now)),
    ...men.flatMap((person) => dayOffers(house, state, person, now)),
    ...tradeOffers(house, state),
    ...men.flatMap((person) => leaveOffers(house, state, person)),
    offer({ type: 'end-day' }, ['C-003', ...(openMatches(state).length > 0 ? ['C-007'] : [])]),
  ];
}
