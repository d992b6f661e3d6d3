import type { Game } from '../../session/index.ts';
import type { DailyFight, DailyItem } from '../game-page.ts';
import { numberOfDay, weekdayOf } from './days.ts';

const WEEK = 7;
/** The Monday that weeks are counted from. */
const FIRST_MONDAY = numberOfDay('1970-01-05');

/** Where a day stands in a programme of some weeks. */
export interface Place {
  /** Among all items, those of its first week first. */
  readonly place: number;
  /** How often the whole programme has gone round before. */
  readonly turn: number;
}

/** The place of a day in a programme of so many items, whole weeks from Monday. */
export function placeOfDay(day: string, items: number): Place {
  const weeks = items / WEEK;
  const week = Math.floor((numberOfDay(day) - FIRST_MONDAY) / WEEK);
  return { place: (week % weeks) * WEEK + weekdayOf(day), turn: Math.floor(week / weeks) };
}

const SEED = 'dies-';

/** The seed of an item with the dice of a number. */
export function seedOfItem(game: string, place: number, dice: number): string {
  return `${SEED}${game}-${place + 1}-${dice}`;
}

/** Whether a seed may be that of a fight of a day. */
export function isSeedOfDay(seed: string): boolean {
  return seed.startsWith(SEED);
}

/** The fight of a day: the same for everybody, whatever the cards at hand. */
export function fightOfDay<G extends Game>(game: string, items: readonly DailyItem<G>[], day: string): DailyFight<G> {
  const { place, turn } = placeOfDay(day, items.length);
  const { dice, setup, controllers, text, newcomer } = items[place]!;
  const numbers = dice.split(' ').map(Number);
  const seed = seedOfItem(game, place, numbers[turn % numbers.length]!);
  return { setup, controllers, text, seed, ...(newcomer !== undefined && { newcomer }) };
}
