import { figureIds } from '../engine/bout/index.ts';
import type { Account, Seat } from './desk.ts';
import { against, inRounds, sideInLine } from './words.ts';

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
