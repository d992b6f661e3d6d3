import type { CareerEntrant, GameSetup, Watch } from '../session/index.ts';
import { mindName } from '../session/index.ts';
import { CareerError, MORNING, NOON } from './commands.ts';
import type { CareerHouse } from './house.ts';
import { botOf, leaderOf } from './house.ts';
import type { CareerState, Match, Person } from './state.ts';
import { personOf } from './state.ts';

/** A bout of the day as it would be fought now: what a forecast plays, and what a session begins with. */
export interface Meeting extends Watch {
  readonly id: string;
  /** Id that its result will have. */
  readonly result: string;
  readonly game: string;
  readonly setup: GameSetup;
  /** People, in the order of the set-up. */
  readonly people: readonly Person[];
  readonly final: boolean;
}

function entrantOf({ today }: CareerState, { id, card, skills, wounds }: Person): CareerEntrant {
  const defeatsToday = Object.hasOwn(today.defeats, id) ? today.defeats[id]! : 0;
  return { card, skills, wounds, defeatsToday, sparedToday: today.spared.includes(id) };
}

/** Id of a result: the day, and its place among the bouts of it. */
export function resultId({ season, day }: Pick<CareerState, 'season' | 'day'>, match: string): string {
  return `${season}.${day}.${match}`;
}

/** A bout of two on this day, on the bill or not: before somebody is entered it tells what a forecast asks. */
export function meetingOf(house: CareerHouse, state: CareerState, { id, first, second, final }: Match): Meeting {
  const people = [personOf(state, first), personOf(state, second)];
  const entrants = people.map((each) => entrantOf(state, each));
  const { bouts, game, ladder } = house;
  const setup = bouts.setup(game.content, { entrants, sparedToday: state.today.spared.length, lex: ladder.lex });
  const result = resultId(state, id);
  // the other is part of it: two foes of one class would else meet him with the same dice
  const seed = `${state.seed}/${result}.${second}`;
  return { id, result, game: ladder.game, setup, seed, bots: people.map((each) => botOf(house, each)), people, final };
}

/**
 * The set-ups that a bout of today has had since dawn. Other bouts change only how many the crowd has spared; one that was
 * begun by hand before them is still this bout (M-205).
 */
export function setupsOf(house: CareerHouse, state: CareerState, id: string): GameSetup[] {
  const { today } = state;
  return Array.from({ length: today.spared.length + 1 }, (_, count) => {
    const then = { ...state, today: { ...today, spared: today.spared.slice(0, count) } };
    return meeting(house, then, id).setup;
  });
}

/** The morning of this day; null on a day without. */
export function morningOf(house: CareerHouse, state: CareerState): Meeting | null {
  const { mornings, ladder } = house;
  const { morning } = state.bill;
  if (!mornings || !morning) return null;
  const people = morning.condemned.map((id) => personOf(state, id));
  const setup = mornings.part.setup(
    mornings.game.content,
    morning.programme,
    people.map(({ card }) => card),
  );
  const result = resultId(state, MORNING);
  const { desk } = mornings.game;
  const bots = desk.sides(setup).map(() => leaderOf(house));
  return { id: MORNING, result, game: ladder.mornings, setup, seed: `${state.seed}/${result}`, bots, people, final: false };
}

/** Noon of this day; null on a day without. */
export function noonOf(house: CareerHouse, state: CareerState): Meeting | null {
  const { bouts, game, ladder } = house;
  const { noon } = state.bill;
  if (!noon || !bouts.execution) return null;
  const people = [noon.champion, ...noon.condemned].map((id) => personOf(state, id));
  const [champion, ...condemned] = people as [Person, ...Person[]];
  const pairing = { entrants: [entrantOf(state, champion)], sparedToday: state.today.spared.length, lex: ladder.lex };
  const setup = bouts.execution.setup(
    game.content,
    pairing,
    condemned.map(({ card }) => card),
  );
  const result = resultId(state, NOON);
  const bots = [botOf(house, champion), mindName(bouts.execution.behaviour, 'tiro')];
  return { id: NOON, result, game: ladder.game, setup, seed: `${state.seed}/${result}`, bots, people, final: false };
}

/** A bout that is still to be fought today. Throws `CareerError` for any other. */
export function meeting(house: CareerHouse, state: CareerState, id: string): Meeting {
  if (id === MORNING || id === NOON) {
    const found = id === MORNING ? morningOf(house, state) : noonOf(house, state);
    if (!found || isFought(state, found.result)) throw new CareerError('C-003', 'no-such-bout');
    return found;
  }
  const match = state.bill.matches.find((each) => each.id === id);
  if (!match || isFought(state, resultId(state, id))) throw new CareerError('C-003', 'no-such-bout');
  return meetingOf(house, state, match);
}

export function isFought({ results }: CareerState, result: string): boolean {
  return results.some(({ id }) => id === result);
}

/** Bouts on the bill that nobody has fought yet. */
export function openMatches(state: CareerState): Match[] {
  return state.bill.matches.filter(({ id }) => !isFought(state, resultId(state, id)));
}

/** The open bout of one of yours; undefined where he has none. */
export function openMatchOf(state: CareerState, man: string): Match | undefined {
  const { noon } = state.bill;
  if (noon?.champion === man && !isFought(state, resultId(state, NOON)))
    return { id: NOON, first: man, second: noon.condemned[0]!, final: false };
  return openMatches(state).find(({ first }) => first === man);
}
