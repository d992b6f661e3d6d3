import type { Estimate } from '../../engine/odds/index.ts';
import { capital, wholePercent as share } from '../common/index.ts';
import type { Action, FigureId } from '../../engine/bout/index.ts';
import type { HopeMeasure, QuickBot } from '../../session/index.ts';

/** What a choice meant for one of those who were to be saved: the share of roll-outs in which he lives. */
export interface WeighedLife {
  readonly figure: FigureId;
  readonly kept: number;
  readonly would: number;
}

/** A choice of the player set against another answer, both played out over the same dice. */
export interface WeighedChoice<A extends Action = Action> {
  /** Answers of the record before it: a fork there stands right before this choice. */
  readonly step: number;
  readonly round: number;
  /** What was answered from there on, as far as it belongs to the choice, and what is set against it. */
  readonly played: readonly A[];
  readonly other: readonly A[];
  /** What each of them keeps, in the measure of the game. */
  readonly kept: Estimate;
  readonly would: Estimate;
  /** What the other keeps more, pair by pair of roll-outs; below 0 where the played answer is the better one. */
  readonly gain: Estimate;
  /** The one for whom most of it was at stake; null where it was no single one. */
  readonly life: WeighedLife | null;
  /** Pairs of roll-outs. */
  readonly times: number;
}

/** What the player's choices were worth. */
export interface PostMortem<A extends Action = Action> {
  readonly measure: HopeMeasure;
  /** The bot that played on, and the quick one that took over from it after some answers; null where none had to. */
  readonly bot: string;
  readonly quick: QuickBot | null;
  /** Choices to which there was a better answer, the dearest first. */
  readonly better: readonly WeighedChoice<A>[];
  /** Choices that kept more than whatever came next to them, the best first. */
  readonly praised: readonly WeighedChoice<A>[];
  /** How many choices of the player were looked at. */
  readonly choices: number;
  /** How many a bot made for him, which are left out; missing where it made none. */
  readonly byBot?: number;
  /** What could be hoped for at his first choice, and what came of it. */
  readonly hoped: Estimate | null;
  readonly came: number;
  /** How much of the work is done, 0 to 1. */
  readonly share: number;
  readonly done: boolean;
}

/** A weighed choice with the words of its game. */
export interface ToldChoice {
  readonly weighed: WeighedChoice;
  /** What was answered, as a sentence without its point: `Valens met the pounce with Brace`. */
  readonly did: string;
  /** What is set against it, as what a sentence is about: `meeting the pounce with Drop flat`. */
  readonly other: string;
  /** Name of the one whose life most of it was about; null where there is none. */
  readonly who: string | null;
}

type Measure = PostMortem['measure'];

/** Standard errors on each side of an estimate that are told with it. */
const WIDE = 2;

/** Two shares that round to the same are told with a digit more. */
function bothShares(one: number, other: number): readonly [string, string] {
  const told = [share(one), share(other)] as const;
  return told[0] === told[1] ? [`${(one * 100).toFixed(1)} %`, `${(other * 100).toFixed(1)} %`] : told;
}

/** What two ways come to in the measure of the game; those that round to the same with a digit more. */
function bothKept(one: Estimate, other: Estimate, measure: Measure): readonly [string, string] {
  if (measure.of === 'won') return bothShares(one.mean, other.mean);
  const told = [one.mean.toFixed(1), other.mean.toFixed(1)] as const;
  return told[0] !== told[1] ? told : [one.mean.toFixed(2), other.mean.toFixed(2)];
}

/** What was done: `Valens met the pounce with Brace.` */
export function playedLine({ did }: ToldChoice): string {
  return `${did}.`;
}

/** `would have saved 1.8 of 4 on average, not 1.6`: what something else would have come to, after its name. */
function wouldHave({ would, kept }: WeighedChoice, measure: Measure): string {
  const [more, was] = bothKept(would, kept, measure);
  return measure.of === 'won'
    ? `would have won ${more} of such bouts, not ${was}`
    : `would have saved ${more} of ${measure.most} on average, not ${was}`;
}

/** What something else would have come to: `Meeting it with Drop flat would have kept Valens alive in 83 % of cases, not 78 %.` */
export function betterLine({ weighed, other, who }: ToldChoice, measure: Measure): string {
  const { life } = weighed;
  if (!life || who === null) return `${capital(other)} ${wouldHave(weighed, measure)}.`;
  const [would, kept] = bothShares(life.would, life.kept);
  return `${capital(other)} would have kept ${who} alive in ${would} of cases, not ${kept}.`;
}

/** What it was worth that nothing else was played: `That kept Valens alive in 83 % of cases; the next best, …, would have in 78 %.` */
export function praiseLine({ weighed, other, who }: ToldChoice, measure: Measure): string {
  const { life } = weighed;
  const next = `the next best was ${other}, with`;
  if (life && who !== null) {
    const [would, kept] = bothShares(life.would, life.kept);
    return `That kept ${who} alive in ${kept} of cases; ${next} ${would}.`;
  }
  const [would, was] = bothKept(weighed.would, weighed.kept, measure);
  return measure.of === 'won'
    ? `That won ${was} of such bouts; ${next} ${would}.`
    : `That saved ${was} of ${measure.most} on average; ${next} ${would}.`;
}

/** By how much, with its interval: `In a hundred such fights that is 22 more saved, give or take 8.` */
export function marginLine({ weighed: { gain } }: ToldChoice, measure: Measure): string {
  const [size, wide] = [Math.abs(gain.mean), WIDE * gain.error].map((each) => Math.max(1, Math.round(each * 100))) as [number, number];
  return measure.of === 'won'
    ? `In a hundred such bouts that is ${size} more won, give or take ${wide}.`
    : `In a hundred such fights that is ${size} more saved, give or take ${wide}.`;
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
  const when = dearest.weighed.round > 0 ? ` in round ${dearest.weighed.round}` : '';
  return `One choice${when} cost most: ${dearest.other} ${wouldHave(dearest.weighed, measure)}.`;
}

/** Luck apart: what could be hoped for to begin with, give or take, and what came of it. */
export function hopedLine({ hoped, came, measure }: PostMortem): string {
  if (!hoped) return '';
  const wide = WIDE * hoped.error;
  if (measure.of === 'won') {
    const about = `${share(hoped.mean)} of such bouts were yours, give or take ${Math.max(1, Math.round(wide * 100))}`;
    return `At your first choice ${about}; ${came >= 1 ? 'you won' : 'you did not win'}.`;
  }
  const about = `${hoped.mean.toFixed(1)} of ${measure.most} could be hoped for, give or take ${Math.max(0.1, wide).toFixed(1)}`;
  return `At your first choice ${about}; it came to ${came}.`;
}

/** How many choices are not looked at, as a bot made them; empty for none. */
export function leftOutLine({ byBot = 0 }: PostMortem): string {
  if (byBot === 0) return '';
  return byBot === 1 ? 'A choice that the bot made for you is left out.' : `${byBot} choices that the bot made for you are left out.`;
}

/** Who measured it, and how, in a sentence. */
export function measuredLine({ quick, better, praised }: PostMortem, names: { readonly bot: string; readonly quick: string }): string {
  const times = Math.max(0, ...[...better, ...praised].map((each) => each.times));
  const often = times > 0 ? ` up to ${times} times` : '';
  const relieved = quick ? ` (after ${quick.after} answers the ${names.quick})` : '';
  return `Both ways were played on${often} with the same new dice, by the ${names.bot}${relieved}; what may be chance is left out.`;
}
