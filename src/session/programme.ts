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
