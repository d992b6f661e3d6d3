import { figureIds } from '../engine/bout/index.ts';
import type { Account, Seat, Outlook, QuickBot } from './desk.ts';
import { shortened } from '../engine/text/index.ts';
import type { LogStep } from './bout-session.ts';
import type { Game } from './game.ts';

const MOST_NAMED = 3;
/** Letters of one side in lists and headings: whoever keeps a bout in short has room for three of them. */
const LONGEST_SIDE = 100;

/** A side in a line with others, however many it has and however long their names are. */
export function sideInLine(title: string): string {
  return shortened(title, LONGEST_SIDE);
}

/** `Murmillo against Thraex`; of many sides the first are named. */
export function against(all: readonly string[]): string {
  const sides = all.map(sideInLine);
  if (sides.length <= MOST_NAMED) return sides.join(' against ');
  return `${sides.slice(0, 2).join(' against ')} and ${sides.length - 2} more`;
}

export function inRounds(count: number): string {
  return `${count} ${count === 1 ? 'round' : 'rounds'}`;
}

/** The round after each step; 0 before the first. */
export function roundsOf(steps: readonly Pick<LogStep, 'events'>[]): number[] {
  let round = 0;
  return steps.map(({ events }) => {
    for (const event of events) if (event.type === 'round-started') round = event.round;
    return round;
  });
}

/** A set-up whose fighters each name their side. */
export interface Sided {
  readonly fighters: readonly { readonly card: string; readonly side: string }[];
}

/** Sides of a set-up in the order in which they come in. */
export function sidesOf({ fighters }: Sided): string[] {
  return [...new Set(fighters.map(({ side }) => side))];
}

/** Every fighter of a set-up as a seat, by the id that he has in the bout. */
export function seatsOf({ fighters }: Sided): Seat[] {
  const ids = figureIds(fighters.map(({ card }) => card));
  return fighters.map(({ side }, index) => ({ figure: ids[index]!, side }));
}

/** Every side of a set-up in a few words, which `title` finds for its cards. */
export function titlesOf(setup: Sided, title: (cards: readonly string[]) => string): string[] {
  return sidesOf(setup).map((side) => title(setup.fighters.filter((each) => each.side === side).map(({ card }) => card)));
}

/** What a bout between sides has come to. */
export interface Standing {
  /** Titles of all sides, in their order. */
  readonly titles: readonly string[];
  /** Place of the side that won; below 0 where none has. */
  readonly winner: number;
  readonly rounds: number;
  readonly spared: number;
  readonly dead: number;
}

/** A bout between sides in short: `Thraex won in 6 rounds; 1 spared`. */
export function accountOfSides({ titles, winner, rounds, spared, dead }: Standing): Account {
  const who = against(titles);
  const fates = [spared > 0 ? `${spared} spared` : '', dead > 0 ? `${dead} dead` : ''].filter(Boolean);
  const won = `${sideInLine(titles[winner] ?? 'Nobody')} won in ${inRounds(rounds)}`;
  return { who, whoInLine: who, result: [won, ...(fates.length > 0 ? [fates.join(', ')] : [])].join('; ') };
}

/** What comes of a bout between sides: the place of the winner, nobody's stands last, and each side hopes to win. `quick`: see `Outlook`. */
export function winningSide<G extends Game>(sidesOf: (setup: G['setup']) => readonly string[], quick?: QuickBot): Outlook<G> {
  return {
    ...(quick && { quick }),
    measureOf: () => ({ of: 'won', most: 1 }),
    resultOf(setup, bout) {
      const sides = sidesOf(setup);
      const place = sides.indexOf(bout.outcome()?.winner ?? '');
      return place < 0 ? sides.length : place;
    },
    cameOutWell: (setup, bout) => bout.outcome()?.winner === sidesOf(setup)[0],
    hopesOf(setup, bout) {
      const winner = bout.outcome()?.winner;
      return sidesOf(setup).map((side) => (side === winner ? 1 : 0));
    },
  };
}
