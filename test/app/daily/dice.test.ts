import { describe, expect, it } from 'vitest';
import { dayAfter, dayInWords, weekdayOf } from '../../../src/app/daily/days.ts';
import { fightOfDay, placeOfDay, seedOfItem } from '../../../src/app/daily/fight-of-day.ts';
import type { DailyItem } from '../../../src/app/game-page.ts';
import { attempt } from '../../../src/app/workers/attempts.ts';
import { items as hunts } from '../../../src/games/damnatio/page/today.ts';
import { beastAt, ITEMS } from '../../../src/games/damnatio/page/today-programme.ts';
import { items as bouts } from '../../../src/games/munera/page/today.ts';
import type { Game } from '../../../src/session/index.ts';
import { keptTwo } from '../../../src/games/damnatio/desk/index.ts';
import { beginSession, gameOf } from '../../../src/session/index.ts';
import { kit } from '../../support/core-content.ts';
import { newcomersOf } from './newcomers.ts';

const GAMES = { damnatio: hunts, munera: bouts } as unknown as Readonly<Record<string, readonly DailyItem<Game>[]>>;
const YEAR = Array.from({ length: 366 }, (_, index) => dayAfter('2026-11-22', index));

describe.each(Object.entries(GAMES))('the days of %s', (game, items) => {
  it('are whole weeks, each item with dice of its own', () => {
    expect(items.length % 7).toBe(0);
    for (const { dice } of items) {
      const numbers = dice.split(' ');
      expect(numbers.length).toBeGreaterThanOrEqual(8);
      expect(new Set(numbers).size).toBe(numbers.length);
      for (const number of numbers) expect(number).toMatch(/^[1-9]\d*$/);
    }
  });

  it('give the same fight to everybody on a day, and another on the next', () => {
    for (const day of YEAR) {
      const fight = fightOfDay(game, items, day);
      expect(fight).toEqual(fightOfDay(game, structuredClone(items), day));
      expect(fight.seed).not.toBe(fightOfDay(game, items, dayAfter(day)).seed);
    }
  });

  it('bring nothing twice within five months', () => {
    const seeds = YEAR.slice(0, 150).map((day) => fightOfDay(game, items, day).seed);
    expect(new Set(seeds).size).toBe(seeds.length);
  });

  it('can all be laid out', () => {
    for (const day of YEAR.slice(0, items.length)) {
      const { setup, seed } = fightOfDay(game, items, day);
      expect(beginSession(kit, setup, seed).decision(), dayInWords(day)).not.toBeNull();
    }
  });
});

it('keep their place from one year to the next, whatever the day of the month', () => {
  expect(placeOfDay('2026-11-22', 21)).toEqual({ place: 6, turn: 989 });
  expect(placeOfDay('2026-11-23', 21)).toEqual({ place: 7, turn: 989 });
  for (const day of YEAR) expect(placeOfDay(day, 21).place % 7).toBe(weekdayOf(day));
});

it('give every beast a day of each week, and another on the same day of the next', () => {
  const places = Array.from({ length: ITEMS }, (_, place) => beastAt(place));
  for (let week = 0; week < 3; week += 1) expect(new Set(places.slice(week * 7, week * 7 + 7)).size).toBe(3);
  for (let place = 7; place < ITEMS; place += 1) expect(places[place]).not.toBe(places[place - 7]);
});

/** As many tries as the numbers were chosen by. */
const TRIES = { damnatio: 24, munera: 18 } as const;
/** How far the mean of so few tries may lie outside after a change of the bots. */
const SLACK = 0.12;

it.each([
  ['damnatio', 0],
  ['damnatio', 6],
  ['damnatio', 10],
  ['damnatio', 19],
  ['munera', 0],
  ['munera', 9],
  ['munera', 19],
] as const)('leaves something to win and to lose: %s, place %i', (game, place) => {
  const { setup, controllers, dice, band } = GAMES[game]![place]!;
  const [first] = dice.split(' ').map(Number);
  const seed = seedOfItem(game, place, first!);
  const hand = gameOf<Game>(kit, { ruleset: game });
  const shares = Array.from({ length: TRIES[game] }, (_, index) => attempt(hand, { setup, seed, controllers }, index).share);
  const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;
  expect(mean).toBeGreaterThanOrEqual(band[0] - SLACK);
  expect(mean).toBeLessThanOrEqual(band[1] + SLACK);
  expect(Math.max(...shares)).toBeGreaterThanOrEqual(2 / 3);
});

/** Of 100; so few tries scatter by some six on each side. */
const OFF = 15;

it.each([
  ['damnatio', 0, 6],
  ['damnatio', 6, 6],
  ['damnatio', 20, 6],
  ['munera', 0, 6],
  ['munera', 6, 6],
  ['munera', 18, 6],
] as const)('tells how newcomers fare: %s, place %i', (game, place, tries) => {
  const item = GAMES[game]![place]!;
  const met = game === 'damnatio' ? keptTwo : (bout: { outcome(): { winner: string | null } | null }) => bout.outcome()?.winner === 'i';
  const measured = newcomersOf(gameOf<Game>(kit, { ruleset: game }), { game, place, item, tries, met: met as never });
  expect(Math.abs(measured - item.newcomer!)).toBeLessThanOrEqual(OFF);
});
