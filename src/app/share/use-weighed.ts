import { useEffect, useState } from 'preact/hooks';
import { isCertain } from '../../engine/odds/index.ts';
import type { WeighedWords } from '../../hud/challenge/index.ts';
import type { Game as Rules, HopeMeasure } from '../../session/index.ts';
import { gameOf } from '../../session/index.ts';
import type { Game } from '../game.ts';
import { askAnalyst } from '../workers/analyst.ts';
import type { WeighedParting } from '../workers/messages.ts';
import type { Comparison, Side } from './compare.ts';

const PAIRS = 400;
const MILLISECONDS = 5000;

/** What a way keeps, in men or in victories. */
function amount(mean: number, { of, most }: HopeMeasure): string {
  return of === 'saved' ? `saved ${mean.toFixed(1)} of ${most}` : `won ${Math.round(mean * 100)} %`;
}

/** Half of the interval that holds the difference in 19 of 20 cases. */
const MANY = 1.96;

/** Which of two ways keeps more, said only where it is more than chance; `answers` as what a sentence is about. */
export function weighedWords(
  { kept, would, gain, pairs }: WeighedParting,
  measure: HopeMeasure,
  answers: readonly [string, string],
): string {
  const [one, other] = answers;
  const told = `Played on from there ${pairs} times, both with the same new dice: ${one} ${amount(kept.mean, measure)}, ${other} ${amount(would.mean, measure)}.`;
  if (!isCertain({ mean: 0, error: 0 }, gain)) return `${told} The difference is no more than chance.`;
  const more = measure.of === 'saved' ? Math.abs(gain.mean).toFixed(1) : `${Math.round(Math.abs(gain.mean) * 100)} points`;
  const off = measure.of === 'saved' ? (MANY * gain.error).toFixed(1) : String(Math.round(MANY * gain.error * 100));
  return `${told} The better choice was ${gain.mean > 0 ? other : one}, by ${more} (± ${off}).`;
}

/** The choice in which two records part, weighed in a worker; null where there is none. */
export function useWeighed(
  game: Game,
  side: Side<Rules>,
  { parting }: Comparison<Rules>,
  answers: readonly [string, string],
): WeighedWords | null {
  const [told, setTold] = useState<WeighedWords | null>(null);
  const { record } = side.replay;
  useEffect(() => {
    setTold(null);
    if (!parting?.choices) return;
    const { desk, content } = gameOf<Rules>(game.kit, record.setup);
    const measure = desk.outlook.measureOf(record.setup);
    const [played, other] = parting.answers;
    const ask = { record, step: parting.step, place: parting.choices[0].place, played, other, pairs: PAIRS, milliseconds: MILLISECONDS };
    setTold({ text: 'Both are being played on from there …', done: false });
    return askAnalyst({ ask: 'parting', content, ...ask }, (answer) => {
      if (answer.answer === 'parting') setTold({ text: weighedWords(answer, measure, answers), done: answer.done });
      else if (answer.answer === 'failed') setTold(null);
    });
  }, [record, parting]);
  return told;
}
