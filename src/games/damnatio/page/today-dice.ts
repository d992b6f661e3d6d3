/**
 * By the place on the programme: numbers of dice with which something can be won and lost; `test/app/daily/dice.test.ts`
 * measures them. Whoever has an edition with other numbers has other dice on a day, so they change seldom.
 */
export const DICE: readonly string[] = [
  '2 4 5 6 8 9 11 12 13 15 16 19 26',
  '1 2 3 9 11 19 20 25 27 28 29 30 34',
  '1 2 3 5 11 14 20 21 24 28 29 31 33',
  '2 6 7 15 16 17 20 21 22 32 38 39 41',
  '6 9 19 23 25 26 29 30 36 43 46 50 51',
  '5 9 10 12 14 16 18 21 22 23 27 28 29',
  '12 15 17 21 23 32 37 42 64 69 75 78 84',
  '3 4 5 6 7 9 10 12 13 14 17 20 21',
  '11 12 15 18 20 21 23 24 30 31 32 33 37',
  '4 7 8 9 15 21 33 34 37 38 42 52 54',
  '5 6 13 15 16 29 44 49 56 63 64 67 70',
  '8 9 11 12 16 18 20 22 27 33 36 37 41',
  '3 4 5 7 8 9 12 13 15 18 22 24 25',
  '8 10 14 15 31 32 55 58 65 66 72 74 77',
  '3 5 6 7 8 9 10 11 12 13 16 17 19',
  '1 3 4 9 12 13 15 16 18 19 23 25 27',
  '1 6 9 10 13 16 17 26 27 29 33 35 36',
  '4 9 10 12 13 14 16 22 23 28 34 41 49',
  '1 2 4 7 13 18 19 21 28 35 42 43 44',
  '3 5 7 12 22 24 25 26 27 35 38 40 44',
  '1 8 15 21 22 28 30 31 32 34 35 37 39',
];

/**
 * By the place on the programme: of 100 tries by newcomers with these dice, those that come out well; the same test holds
 * them against it.
 */
export const NEWCOMERS: readonly number[] = [51, 39, 27, 43, 23, 23, 28, 48, 48, 28, 24, 20, 29, 15, 53, 59, 28, 30, 43, 23, 13];
