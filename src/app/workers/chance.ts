import { seededRng } from '../../engine/dice/index.ts';
import { counted, estimateIn, NO_TRIALS } from '../../engine/odds/index.ts';
import type { BoutOf, Game } from '../../session/index.ts';
import type { Chance, ChanceAsk } from './messages.ts';
import { playOut, usualPlayer } from './play-out.ts';
import type { Rules } from './swings.ts';

/** What can be hoped for in a position, by playing it out with other dice; tells how it stands after each. */
export function* chanceIn<G extends Game>(
  { desk }: Rules<G>,
  setup: G['setup'],
  bout: BoutOf<G>,
  { rollOuts, controllers }: Pick<ChanceAsk, 'rollOuts' | 'controllers'>,
): Generator<Chance, void, undefined> {
  const { outlook } = desk;
  const measure = outlook.measureOf(setup);
  const player = usualPlayer(desk, controllers);
  const results: number[] = [];
  let tallies = outlook.hopesOf(setup, bout).map(() => NO_TRIALS);
  for (let i = 0; i < rollOuts; i += 1) {
    const end = playOut(desk, bout.imagine(seededRng(`chance ${i}`)), player, `player ${i}`);
    const hopes = outlook.hopesOf(setup, end);
    tallies = tallies.map((tally, place) => counted(tally, hopes[place]!));
    const result = outlook.resultOf(setup, end);
    results[result] = (results[result] ?? 0) + 1;
    yield {
      measure,
      hopes: tallies.map((tally) => estimateIn(tally, [0, measure.most])),
      results: Array.from(results, (count) => count ?? 0),
      rollOuts: i + 1,
    };
  }
}
