import type { LogStep, Spans } from '../session/index.ts';
import { listed } from '../engine/text/index.ts';
import { roundsOf } from '../session/index.ts';
import type { GameAbout } from './storage/game-about.ts';

/** Rounds, the first and the last of them; 0 is before the first, or not known. */
interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** When a bot decided for the player. */
export interface BotHandover {
  /** In order, and apart from each other. */
  readonly stretches: readonly Stretch[];
  /** The last round of them is the last of the fight. */
  readonly finished: boolean;
}

/** When a bot decided for the player in a fight, that is over or not; null where it decided nothing. */
export function botHandover(steps: readonly LogStep[], deputed: Spans, over = true): BotHandover | null {
  if (deputed.length === 0) return null;
  const rounds = roundsOf(steps);
  const at = (place: number): number => rounds[Math.max(0, Math.min(place, rounds.length - 1))] ?? 0;
  const stretches = deputed.reduce<Stretch[]>((joined, [first, after]) => {
    const [from, to, last] = [at(first), at(after - 1), joined.at(-1)];
    return last && from <= last.to + 1 ? [...joined.slice(0, -1), { from: last.from, to }] : [...joined, { from, to }];
  }, []);
  return { stretches, finished: over && stretches.at(-1)!.to === at(rounds.length - 1) };
}

function stretchWords({ from, to }: Stretch): string {
  return from === to ? `round ${to}` : `rounds ${Math.max(1, from)} to ${to}`;
}

/** The same within a sentence: `finished by the bot from round 5`. */
export function handoverWords({ stretches, finished }: BotHandover): string {
  const last = finished ? stretches.at(-1)! : null;
  const within = last ? stretches.slice(0, -1) : stretches;
  const begun = within[0]?.to === 0;
  const rounds = begun ? within.slice(1) : within;
  const whole = last && (last.from > 0 ? `finished by the bot from round ${last.from}` : 'played by the bot');
  return [
    ...(begun ? ['begun by the bot'] : []),
    ...(rounds.length > 0 ? [`played by the bot in ${listed(rounds.map(stretchWords))}`] : []),
    ...(whole === null ? [] : [whole]),
  ].join(', ');
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
  const handed = about.outcome === null ? null : botHandover(steps, deputed);
  return { ...about, ...(handed && { result: `${about.result}, ${handoverWords(handed)}` }), ...(givenUp && { givenUp }) };
}
