import type { BoutEvent, CastVote, EventOf } from '../../engine/bout/index.ts';
import { appealChance, appealThrows, type Appeal } from '../../engine/bout/index.ts';
import type { Modifier } from '../../engine/dice/index.ts';
import { sum } from '../../engine/dice/index.ts';
import { BANKS } from '../../art/index.ts';
import { capital, signed, type Words } from '../common/index.ts';

export type Appealed = Extract<BoutEvent, { type: 'appealed' }>;

/** One modifier as the crowd shows it. */
export interface AppealLine {
  readonly modifier: Modifier;
  /** What all up to this one come to. */
  readonly running: number;
  /** The bank of the cavea that holds up its cloth, from 0. */
  readonly bank: number;
}

/** Everything that is seen of an appeal before its dice fall. */
export interface AppealView {
  readonly lines: readonly AppealLine[];
  readonly total: number;
  /** What the dice must show, in words. */
  readonly need: string;
  /** `26 in 36 = 72.2 %`. */
  readonly odds: string;
}

const WAYS = 36;

/** One decimal, as chances of two dice are told. */
function perCent(share: number): string {
  return `${(Math.round(share * 1000) / 10).toFixed(1)} %`;
}

/** The middle banks for few lines, all round for many. */
export function bankOf(place: number, lines: number): number {
  return Math.min(BANKS - 1, Math.floor(((place + 0.5) * BANKS) / Math.max(1, lines)));
}

/** What the two dice must show, in words. */
export function needOf(appeal: Appeal, words: Words): string {
  const throws = appealThrows(appeal);
  const [least = 0] = throws;
  if (throws.length === 1) return words.say('appeal', 'need-only', { least });
  const full = least <= 3;
  return words.say('appeal', full ? 'need-most' : 'need', { least });
}

export function appealView(event: Appealed, words: Words): AppealView {
  const { modifiers } = event;
  let running = 0;
  const lines = modifiers.map((modifier, place) => ({
    modifier,
    running: (running += modifier.value),
    bank: bankOf(place, modifiers.length),
  }));
  const chance = appealChance(event).valueOf();
  const odds = words.say('appeal', 'odds', { ways: Math.round(chance * WAYS), all: WAYS, percent: perCent(chance) });
  return { lines, total: sum(modifiers), need: needOf(event, words), odds };
}

/** The dice and what they came to. */
export function throwLine({ faces, modifiers, total, needed, granted }: Appealed, words: Words): string {
  const natural = granted === total >= needed ? '' : '-natural';
  const fill = { dice: faces.join(' + '), natural: faces[0] + faces[1], least: appealThrows({ modifiers, needed })[0] ?? 0 };
  return words.say('appeal', `thrown${natural}`, fill);
}

/** How likely it would have been without the heaviest term against the verdict's grain; null when there is none. */
export function whatIf(event: Appealed, words: Words): string | null {
  const grain = event.granted ? 1 : -1;
  const against = event.modifiers.filter(({ value }) => value * grain > 0).toSorted((a, b) => Math.abs(b.value) - Math.abs(a.value));
  const [heaviest] = against;
  if (!heaviest) return null;
  const { needed } = event;
  const chance = appealChance({ modifiers: event.modifiers.filter((one) => one !== heaviest), needed }).valueOf();
  return words.say('appeal', 'without', { reason: words.reason(heaviest.reason), percent: perCent(chance) });
}

/** All that is weighed, in one breath: for whoever does not see it. */
export function spoken(event: Appealed, victor: string | null, words: Words): string {
  const { lines, total, need, odds } = appealView(event, words);
  const terms = lines.map(({ modifier: { value, reason } }) => `${signed(value)} ${words.reason(reason)}`).join(', ');
  const weighed = terms === '' ? words.say('appeal', 'nothing') : `${terms}: ${words.say('appeal', 'total', { total: signed(total) })}.`;
  const title = words.say('appeal', 'title', { figure: words.title(event.figure) });
  const by = victor === null ? '' : ` ${capital(words.say('appeal', 'beaten-by', { victor: words.title(victor) }))}.`;
  return `${title}.${by} ${weighed} ${need}: ${odds}.`;
}

/** Who beat him: told by the fall that follows. */
export function conquerorOf(steps: readonly { readonly events: readonly BoutEvent[] }[], event: Appealed): string | null {
  const events = steps.find((step) => step.events.includes(event))?.events ?? [];
  const fall = events.slice(events.indexOf(event)).find((one) => one.type === 'felled' && one.figure === event.figure);
  return fall?.type === 'felled' ? fall.by : null;
}

export type Judged = EventOf<'judged'>;

/** One vote as the crowd shows it. */
export interface VoteLine {
  readonly vote: CastVote;
  /** Whose it is, in words. */
  readonly who: string;
  /** The bank of the cavea that holds up its cloth, from 0. */
  readonly bank: number;
}

/** Voters who are not on the sand are called by what they are: the mob by their number. */
export function voteLines({ votes }: Judged, isFigure: (voter: string) => boolean, words: Words): readonly VoteLine[] {
  let others = 0;
  return votes.map((vote, place): VoteLine => {
    const known = isFigure(vote.voter);
    const number = known ? 0 : (others += 1);
    const named = words.has('voter', vote.voter) ? words.say('voter', vote.voter, { number }) : vote.voter;
    return { vote, who: known ? words.title(vote.voter) : named, bank: bankOf(place, votes.length) };
  });
}

/** What a die of a vote needs, with everything that is added to it. */
export function needWords({ modifiers, needed }: Judged, words: Words): string {
  const more = sum(modifiers);
  const reasons = modifiers.map(({ value, reason }) => `${signed(value)} ${words.reason(reason)}`).join(', ');
  return words.say('thumbs', more === 0 ? 'need' : 'need-more', { needed, reasons });
}

/** How many thumbs are up and how many down, as far as they have been counted. */
export function countWords(lines: readonly VoteLine[], words: Words): string {
  const up = lines.filter(({ vote }) => vote.up).length;
  return words.say('thumbs', 'count', { up, down: lines.length - up });
}

/** What came of it. */
export function endWords({ figure, spared }: Judged, words: Words): string {
  return words.say('thumbs', spared ? 'spared' : 'condemned', { figure: words.title(figure) });
}
