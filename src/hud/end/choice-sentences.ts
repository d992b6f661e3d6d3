import type { Estimate } from '../../engine/odds/index.ts';
import type { PostMortem, WeighedChoice } from './post-mortem.ts';

/** A weighed choice with the words of its game. */
export interface ToldChoice {
  readonly weighed: WeighedChoice;
  /** What was asked; empty where the answers say it. */
  readonly asked: string;
  readonly played: string;
  readonly other: string;
  /** Name of the one whose life most of it was about; null where there is none. */
  readonly who: string | null;
}

type Measure = PostMortem['measure'];

/** Standard errors on each side of an estimate that are told with it. */
const WIDE = 2;

function share(value: number): string {
  return `${Math.round(value * 100)} %`;
}

function amount(value: number, { of }: Measure): string {
  return of === 'won' ? `${Math.round(value * 100)} points` : value.toFixed(2);
}

/** Two estimates that round to the same are told with a digit more. */
function bothKept(one: Estimate, other: Estimate, measure: Measure): readonly [string, string] {
  if (measure.of === 'won') return [share(one.mean), share(other.mean)];
  const told = [one.mean.toFixed(1), other.mean.toFixed(1)] as const;
  return told[0] !== told[1] ? told : [one.mean.toFixed(2), other.mean.toFixed(2)];
}

/** What was done: `Valens against the pounce: Brace.` */
export function playedLine({ asked, played }: ToldChoice): string {
  return asked ? `${asked}: ${played}.` : `${played}.`;
}

/** What something else would have come to: `With “Drop flat” Valens would have lived in 83 % of cases instead of 78 %.` */
export function betterLine({ weighed, other, who }: ToldChoice, measure: Measure): string {
  const { life } = weighed;
  if (life && who !== null)
    return `With “${other}” ${who} would have lived in ${share(life.would)} of cases instead of ${share(life.kept)}.`;
  const [would, was] = bothKept(weighed.would, weighed.kept, measure);
  return measure.of === 'won'
    ? `With “${other}” you would have won ${would} of such bouts instead of ${was}.`
    : `With “${other}” ${would} of ${measure.most} would have been saved on average instead of ${was}.`;
}

/** What it was worth that nothing else was played: `It kept Valens at 83 %; Brace would have kept him at 78 %.` */
export function praiseLine({ weighed, other, who }: ToldChoice, measure: Measure): string {
  const { life } = weighed;
  if (life && who !== null)
    return `It kept ${who} at ${share(life.kept)}; with ${other}, which came nearest, it would be ${share(life.would)}.`;
  const [would, was] = bothKept(weighed.would, weighed.kept, measure);
  return measure.of === 'won'
    ? `It won ${was} of such bouts; ${other}, which came nearest, ${would}.`
    : `It saved ${was} of ${measure.most} on average; ${other}, which came nearest, ${would}.`;
}

/** By how much, with its interval. */
export function marginLine({ weighed: { gain, times } }: ToldChoice, measure: Measure): string {
  const [size, wide] = [Math.abs(gain.mean), WIDE * gain.error];
  const of = measure.of === 'won' ? 'of victories' : 'saved';
  const pairs = `over ${times} pairs`;
  if (measure.of === 'won')
    return `${Math.round(size * 100)} ± ${Math.max(1, Math.round(wide * 100))} points ${of} in the hundred, ${pairs}`;
  return `${amount(size, measure)} ± ${wide.toFixed(2)} more ${of}, ${pairs}`;
}

/** What to begin with: the dearest choice, or that there was none; null while nothing is known. */
export function headline(found: PostMortem, better: readonly ToldChoice[]): string | null {
  const { measure, came, choices, done, byBot = 0 } = found;
  const [dearest] = better;
  if (choices === 0) return byBot > 0 ? 'Every choice was the bot’s.' : 'You never had a choice.';
  if (!dearest) {
    if (!done) return null;
    return choices === 1
      ? 'You had one choice, and it cannot be shown to have cost anything.'
      : `Of your ${choices} choices no single one can be shown to have cost anything.`;
  }
  if (came >= measure.most) return null;
  const [would, was] = bothKept(dearest.weighed.would, dearest.weighed.kept, measure);
  const when = dearest.weighed.round > 0 ? ` in round ${dearest.weighed.round}` : '';
  return measure.of === 'won'
    ? `One choice${when} cost most: with “${dearest.other}” you would have won ${would} of such bouts, not ${was}.`
    : `One choice${when} cost most: with “${dearest.other}” ${would} of ${measure.most} would have been saved on average, not ${was}.`;
}

/** Luck apart: what could be hoped for to begin with, and what came of it. */
export function hopedLine({ hoped, came, measure }: PostMortem): string {
  if (!hoped) return '';
  const result = measure.of === 'won' ? (came >= 1 ? 'you won' : 'you did not win') : `it came to ${came}`;
  return measure.of === 'won'
    ? `At your first choice ${share(hoped.mean)} of such bouts were yours; ${result}.`
    : `At your first choice ${hoped.mean.toFixed(1)} of ${measure.most} could be hoped for; ${result}.`;
}

/** How many choices are not looked at, as a bot made them; empty for none. */
export function leftOutLine({ byBot = 0 }: PostMortem): string {
  if (byBot === 0) return '';
  return byBot === 1 ? 'A choice that the bot made for you is left out.' : `${byBot} choices that the bot made for you are left out.`;
}

/** Who measured it, and how. */
export function measuredLine({ quick }: PostMortem, names: { readonly bot: string; readonly quick: string }): string {
  const by = quick ? `the ${names.bot} play on for ${quick.after} answers and the ${names.quick} to the end` : `the ${names.bot} play on`;
  return `Measured by letting ${by}, with other dice than those that fell and the same for both ways. What may be chance is left out.`;
}
