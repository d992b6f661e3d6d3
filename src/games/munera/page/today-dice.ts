/**
 * By the place on the programme: numbers of dice with which something can be won and lost; `test/app/daily/dice.test.ts`
 * measures them. Whoever has an edition with other numbers has other dice on a day, so they change seldom.
 */
export const DICE: readonly string[] = [
  '1 3 4 5 6 7 8 9',
  '1 3 10 11 12 13 14 16',
  '1 4 7 10 12 13 14 15',
  '2 3 4 7 8 9 10 16',
  '12 14 17 20 21 22 25 26',
  '1 4 5 9 10 13 18 20',
  '3 8 11 12 14 16 19 20',
  '1 3 5 6 10 12 13 16',
  '1 2 3 6 7 8 9 10',
  '1 4 6 7 8 10 11 12',
  '2 3 4 7 8 10 11 13',
  '2 3 4 5 6 8 9 10',
  '2 4 5 8 9 10 11 13',
  '1 2 3 5 8 12 13 14',
  '1 2 3 4 5 9 10 15',
  '1 2 3 4 7 9 10 11',
  '2 6 7 8 10 11 13 15',
  '2 4 5 15 21 22 23 24',
  '2 5 6 8 10 11 12 13',
  '2 3 6 7 9 13 16 17',
  '3 5 6 8 9 10 13 14',
];

/**
 * By the place on the programme: of 100 tries by newcomers with these dice, those that come out well; the same test holds
 * them against it.
 */
export const NEWCOMERS: readonly number[] = [39, 36, 26, 21, 34, 21, 14, 45, 38, 21, 18, 29, 21, 26, 29, 34, 33, 23, 51, 24, 15];
