import { useEffect, useState } from 'preact/hooks';
import { isCertain } from '../../engine/odds/index.ts';
import { apart } from '../../hud/common/index.ts';
import type { WeighedWords } from '../../hud/challenge/index.ts';
import type { Game as Rules, HopeMeasure } from '../../session/index.ts';
import { gameOf } from '../../session/index.ts';
import type { Game } from '../game.ts';
import { askAnalyst } from '../workers/analyst.ts';
import type { WeighedParting } from '../workers/messages.ts';
import type { Comparison, Side } from './compare.ts';

const PAIRS = 400;
const MILLISECONDS = 5000;

/** What two ways keep, in men or in victories, and by how much they differ as they are told. */
function amounts(one: number, other: number, { of, most }: HopeMeasure) {
  const { told, gap } = of === 'saved' ? apart(one, other, 1) : apart(one * 100, other * 100, 0);
  const say = (amount: string): string => (of === 'saved' ? `saved ${amount} of ${most}` : `won ${amount} %`);
  return { first: say(told[0]), second: say(told[1]), gap: of === 'saved' ? gap : `${gap} points` };
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
  const { first, second, gap } = amounts(kept.mean, would.mean, measure);
  const told = `Played on from there ${pairs} times, both with the same new dice: ${one} ${first}, ${other} ${second}.`;
  if (!isCertain({ mean: 0, error: 0 }, gain)) return `${told} The difference is no more than chance.`;
  const off =
    measure.of === 'saved' ? (MANY * gain.error).toFixed(gap.split('.')[1]?.length ?? 1) : String(Math.round(MANY * gain.error * 100));
  return `${told} The better choice was ${gain.mean > 0 ? other : one}, by ${gap} (± ${off}).`;
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
