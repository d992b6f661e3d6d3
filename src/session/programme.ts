import type { ProgrammedBout } from './desk.ts';
import type { Game, GameSetup } from './game.ts';
import { gameOf, type GameAtHand, type GameKit } from './kit.ts';
import type { GameSession } from './bout-session.ts';

/** A bout of a programme as it is fought. */
export interface BoutAsProgrammed {
  readonly game: GameAtHand;
  readonly setup: GameSetup;
  /** What it is called; null where only who fights is to be told. */
  readonly name: string | null;
  /** The bot of each side that is not the player's. */
  readonly others: Readonly<Record<string, string>>;
}

/** A bout of a programme with the cards at hand. Throws `ReadError` for a game that is not here, `RangeError` for a card that is not. */
export function boutAsProgrammed(kit: GameKit, bout: ProgrammedBout): BoutAsProgrammed {
  const game = gameOf<Game>(kit, { ruleset: bout.game });
  const { desk, content } = game;
  if (!desk.programmed) throw new RangeError(`${bout.game} has no bouts for programmes`);
  const others = Object.entries(desk.programmed.others(content, bout));
  const known = others.map(([side, bot]) => [side, Object.hasOwn(desk.bots, bot) ? bot : desk.usualBot]);
  const name = bout.name ?? desk.programmed.called?.(content, bout) ?? null;
  return { game, setup: desk.programmed.setup(content, bout), name, others: Object.fromEntries(known) };
}

/** Everybody who fights in a bout of a programme that has been laid out. */
export function whoFights({ desk, content }: GameAtHand, { setup, bout }: Pick<GameSession, 'setup' | 'bout'>): string {
  const told = { content, setup, bout };
  return desk.programmed?.who?.(told) ?? desk.account(told).who;
}

/** The seed of one bout of a programme that was begun with a seed, counted from 0. */
export function seedInProgramme(seed: string, place: number): string {
  return `${seed}/${place + 1}`;
}

/** Fighters that a set-up offers by name, the player's side first. */
export interface Pairing {
  /** Cards by side. */
  readonly sides: readonly (readonly string[])[];
  /** The bot that plays all other sides. */
  readonly against: string;
  /** Each for himself: only the first of them is the player's. */
  readonly free?: boolean;
  /** Of 100 such bouts, those that a newcomer wins; `damnatio difficulty --write` keeps it. Null where nobody measured. */
  readonly newcomer: number | null;
}

/** The letter of a side by its place. */
export function sideAt(place: number): string {
  return String.fromCharCode('a'.charCodeAt(0) + place);
}

/** Everybody of a pairing with the letter of his side. */
export function entrantsOfPairing({ sides, free }: Pairing): { readonly card: string; readonly side: string }[] {
  const apart = free ? sides.flat().map((card) => [card]) : sides;
  return apart.flatMap((side, place) => side.map((card) => ({ card, side: sideAt(place) })));
}

/** Who plays in the measure of a pairing: the newcomer the first side, its bot all others. */
export function playersOfPairing({ against }: Pairing): Readonly<Record<string, string>> {
  return { a: 'newcomer', '*': against };
}

/** A file of pairings with a new figure for one of them: that in the line that begins with its name. */
export function withFigure(text: string, id: string, perCent: number): string {
  return text.replace(new RegExp(`^(  ${id}: \\{[^}]*?newcomer: )(\\d+|null)`, 'm'), `$1${perCent}`);
}
