import { LIMITS } from '../../engine/limits/index.ts';
import { z } from 'zod';
import { GRADES, type GradeId } from '../../engine/mind/index.ts';
import { cardId, cardRef, count, line, nameIn, note, overrides, partId } from './common.ts';

const MOST_SESTERCES = 1_000_000;
const MOST_WAYS = 12;
const MOST_NAMES = 500;
/** Fewer than this are no world. */
const LEAST_OPPONENTS = 24;

const sesterces = (what: string) => count(0, MOST_SESTERCES, `${what} Sesterces.`);
const percent = (what: string) => count(0, 100, `${what} Percent.`);
const gameId = z.string().min(1).max(40);
const toggle = z.union([z.string().max(80), z.number(), z.boolean()]);
const grades = GRADES.map(({ id }) => id) as [GradeId, ...GradeId[]];

const rank = z.strictObject({
  id: partId,
  name: nameIn('What men of the rank are called.'),
  grade: z.enum(grades).describe('How well they fight when nobody plays them.'),
  asks: z
    .strictObject({
      victories: count(0, 99, 'Victories.').default(0),
      fame: count(0, 999, 'Fame.').default(0),
      finals: count(0, 9, 'Finals won.').default(0),
    })
    .prefault({})
    .describe('What whoever would climb to it must have.'),
  value: sesterces('What a man of the rank is worth.'),
  upkeep: sesterces('What his keep costs a day of games.'),
  share: percent('What he keeps of a prize.'),
});

const day = z.strictObject({
  id: partId,
  name: nameIn('Name of the day.'),
  text: line('What it is held for.'),
  morning: z.array(cardRef()).max(12).default([]).describe('Programmes of which one is drawn; none for a day without.'),
  noon: count(0, 6, 'Condemned men against one trained man at midday; 0 for none.').default(0),
  afternoon: count(0, 12, 'Bouts of the afternoon among those who are not yours.'),
});

const prices = z.strictObject({
  purse: sesterces('What a school begins with.'),
  victory: sesterces('Added to the value of a man for each victory.'),
  appearance: percent('Of his value, to his school for each appearance.'),
  prize: percent('Of the value of whom he beat, to his school.'),
  killed: percent('Of his value, to his school when the crowd has him killed.'),
  sale: percent('Of his value, for a man who is sold.'),
  hire: percent('Of his value, for a man who is hired for a season.'),
  medicus: sesterces('A visit of the medicus.'),
  training: sesterces('A day with the trainer.'),
  condemned: sesterces('A condemned man who has lived through enough mornings.'),
  led: sesterces('For each of the condemned whom you lead out alive.'),
  noon: sesterces('To the school of a man who carries out the sentence at noon.'),
  rudis: sesterces('To the school of a man who gets the wooden sword.'),
  school: count(1, 20, 'Men that a school may have.'),
  mornings: count(1, 9, 'Mornings that a condemned man lives through before he may be bought.'),
});

export const ladderFile = z.strictObject({
  schema: z.literal('ladder/2'),
  id: cardId,
  overrides,
  name: nameIn('Name of the ladder.'),
  note,
  about: line('What it is, in a sentence.'),
  game: gameId.describe('Game of the afternoon: bouts between trained men.'),
  mornings: gameId.describe('Game of the morning: the condemned.'),
  lex: z.record(z.string().max(60), toggle).default({}).describe('Toggles of the rules of the bouts.'),
  ranks: z.array(rank).min(3).max(12).describe('Lowest first; the last is freedom.'),
  calendar: z
    .strictObject({
      seasons: count(1, 20, 'Seasons of a career.'),
      days: count(2, 20, 'Days of a season, its final among them.'),
      festivals: z.array(day).min(1).max(40).describe('From which the days are drawn, in the order of the year.'),
      final: day.describe('The last day of every season.'),
    })
    .describe('Seasons and days.'),
  prices: prices.describe('What things cost, and who is paid what.'),
  world: z
    .strictObject({
      opponents: z
        .record(partId, count(0, 60, 'Opponents of the rank.'))
        .refine((ranks) => Object.values(ranks).reduce((sum, one) => sum + one, 0) >= LEAST_OPPONENTS, {
          error: `at least ${LEAST_OPPONENTS} opponents in all`,
        })
        .describe('Opponents of each rank at the beginning.'),
      classes: z.array(cardRef()).min(2).max(60).describe('Classes, by id; who is named twice is drawn twice as often.'),
      ways: z
        .record(cardRef(), z.array(cardRef('behaviour')).min(1).max(MOST_WAYS))
        .default({})
        .describe('Behaviours that men of a class may fight by beside its usual one, by class. At least half of them fight as usual.'),
      names: z
        .array(z.string().min(1).max(LIMITS.name))
        .max(MOST_NAMES)
        .default([])
        .describe('What people are called, beside the names of gladiators in the language.'),
      market: count(0, 9, 'Men for sale on a day.'),
      offers: count(1, 6, 'Opponents whom each of yours may ask for.'),
    })
    .describe('Those who are not yours.'),
});

/** A ladder as content; `src/career` plays it. */
export type LadderCard = Omit<z.output<typeof ladderFile>, 'schema' | 'overrides' | 'note'>;
