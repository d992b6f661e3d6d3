import type { LogStep, Spans } from '../session/index.ts';
import { roundsOf } from '../session/index.ts';
import type { GameAbout } from './storage/about.ts';

/** The rounds in which a bot decided for the player; the round 0 is before the first, or not known. */
export interface Handed {
  readonly from: number;
  readonly to: number;
  /** The last of them is the last of the fight. */
  readonly finished: boolean;
}

/** Since when a bot decided for the player in a fight, that is over or not; null where it decided nothing. */
export function handedOf(steps: readonly LogStep[], deputed: Spans, over = true): Handed | null {
  const [first] = deputed;
  if (!first) return null;
  const rounds = roundsOf(steps);
  const at = (place: number): number => rounds[Math.max(0, Math.min(place, rounds.length - 1))] ?? 0;
  const to = at(deputed.at(-1)![1] - 1);
  return { from: at(first[0]), to, finished: over && to === at(rounds.length - 1) };
}

/** The same within a sentence: `finished by the bot from round 5`. */
export function handedWords({ from, to, finished }: Handed): string {
  if (finished) return from > 0 ? `finished by the bot from round ${from}` : 'played by the bot';
  if (to <= 0) return 'begun by the bot';
  const rounds = from === to ? `round ${to}` : from > 0 ? `rounds ${from} to ${to}` : `all until round ${to}`;
  return `played by the bot in ${rounds}`;
}

export function givenUpWords(round: number): string {
  return `given up in round ${round}`;
}

interface NotOwn {
  readonly steps: readonly LogStep[];
  readonly deputed?: Spans | undefined;
  readonly givenUp?: true | undefined;
}

/** A game in short with how far it was not its player's own: that it was given up, or what a bot played of it once it is over. */
export function withNotOwn(about: GameAbout, { steps, deputed = [], givenUp }: NotOwn): GameAbout {
  const handed = about.outcome === null ? null : handedOf(steps, deputed);
  return { ...about, ...(handed && { result: `${about.result}, ${handedWords(handed)}` }), ...(givenUp && { givenUp }) };
}
