import { createHash } from 'node:crypto';
import type { Career, CareerCommand, CareerState, ChronicleEntry, Result } from '../../career/index.ts';
import { dayNumber } from '../../career/index.ts';
import { canonicalJson } from '../../engine/bout/index.ts';
import { ranksReached } from './careers-tally.ts';
import type { CareerPlan, CareerPlayed } from './play-career.ts';

/** A career as JSON: what it was, how it ended, and every command, so that it can be played again. */
export interface CareerFile {
  readonly format: 1;
  readonly ladder: string;
  readonly content: string;
  readonly beginning: CareerPlan['beginning'];
  readonly strategy: string;
  readonly quality: string;
  readonly over: CareerState['over'];
  /** Ranks that one of the school has had, lowest first. */
  readonly reached: readonly string[];
  readonly days: number;
  readonly purse: number;
  /** Of the last state, every byte of it. */
  readonly hash: string;
  readonly commands: readonly CareerCommand[];
  readonly chronicle: readonly ChronicleEntry[];
  /** Every bout of the world, each with a link that plays it again. */
  readonly results: readonly Result[];
}

/** Fingerprint of a state as it is written, whatever the order of its keys. */
export function stateHash(state: CareerState): string {
  return createHash('sha256').update(canonicalJson(state)).digest('hex').slice(0, 16);
}

export function careerFile({ ladder }: Career, content: string, plan: CareerPlan, { state, commands }: CareerPlayed): CareerFile {
  const { beginning, strategy, quality } = plan;
  return {
    format: 1,
    ladder: ladder.id,
    content,
    beginning,
    strategy,
    quality,
    over: state.over,
    reached: ranksReached(ladder, state),
    days: dayNumber(ladder, state),
    purse: state.purse,
    hash: stateHash(state),
    commands,
    chronicle: state.chronicle,
    results: state.results,
  };
}

const TOLD: Readonly<Record<ChronicleEntry['key'], string>> = {
  began: '{name} comes to the school.',
  won: '{name} beats {other}, who is {what}.',
  parted: '{name} and {other} part undecided.',
  spared: '{name} is beaten by {other}, and spared.',
  carried: '{name} is beaten by {other}, and carried out alive.',
  died: '{name} falls to {other}.',
  scar: '{name} carries {amount} wounds away.',
  rank: '{name} is made {what}.',
  skill: '{name} has learnt {what}.',
  bought: '{name} is bought for {amount} HS.',
  hired: '{name} is hired for {amount} HS.',
  sold: '{name} is sold for {amount} HS.',
  left: '{name} goes, his season over.',
  retired: '{name} hangs up his arms and teaches.',
  recovered: '{name} is whole again.',
  infected: '{name} dies of his wounds.',
  led: '{amount} live through the morning ({what}).',
  noon: '{name} meets the condemned at noon, and is {what}.',
  final: '{name} wins the last bout of the year against {other}.',
  freed: '{name} is given the wooden sword.',
  ruined: 'The school has nobody left, and no money for anybody.',
  'out-of-time': 'Time is up.',
};

function lineOf({ key, season, day, name, otherName, what, amount }: ChronicleEntry): string {
  const said: Readonly<Record<string, string | number | null>> = { name, other: otherName, what, amount };
  const text = TOLD[key].replace(/\{(\w+)\}/g, (_, field: string) => String(said[field] ?? 'somebody'));
  return `${season}.${day}  ${text}`;
}

/** A career as its chronicle, a line an entry, with links to the bouts that the lines are about. */
export function careerText({ ladder }: Career, { beginning, strategy, quality }: CareerPlan, { state }: CareerPlayed): string {
  const links = new Map(state.results.map(({ id, link }) => [id, link]));
  const lines = state.chronicle.flatMap((entry) => {
    const link = entry.moment && entry.key !== 'rank' && entry.key !== 'scar' ? links.get(entry.moment.result) : undefined;
    return [lineOf(entry), ...(link === undefined ? [] : [`     ${link}`])];
  });
  const highest = ladder.ranks.find(({ id }) => id === ranksReached(ladder, state).at(-1))!.name;
  const end = `Over after ${dayNumber(ladder, state)} days (${state.over?.by ?? 'unfinished'}): ${highest}, ${state.purse} HS.`;
  return [`${ladder.name} · ${strategy}, ${quality} · seed ${beginning.seed}`, '', ...lines, '', end].join('\n');
}
