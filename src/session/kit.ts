import { ReadError } from '../engine/read/index.ts';
import type { Desk } from './desk.ts';
import type { Game, RulesOf } from './game.ts';
import { withMinds } from './minds.ts';
import { listed } from '../engine/text/index.ts';

/** A game with the content it is played with. */
export interface GameAtHand<G extends Game = Game> {
  readonly desk: Desk<G>;
  readonly rules: RulesOf<G>;
  readonly content: G['content'];
}

/** What bouts are played with: every game over its content. */
export interface GameKit {
  /** By id. */
  readonly games: Readonly<Record<string, GameAtHand>>;
  /** Hash of every pack that the content comes from, by id. */
  readonly packs: Readonly<Record<string, string>>;
}

/** Content of every game by its id, and the hashes of the packs that it comes from. */
export interface ContentAtHand {
  readonly content: Readonly<Record<string, Game['content'] | undefined>>;
  readonly packHashes: Readonly<Record<string, string>>;
}

/** Makes the rules of every game over its content; a game without content cannot be played and is left out. */
export function kitOf(desks: readonly Desk[], { content, packHashes }: ContentAtHand): GameKit {
  const games = desks.flatMap((desk): [string, GameAtHand][] => {
    const own = Object.hasOwn(content, desk.id) ? content[desk.id] : desk.ownContent;
    return own ? [[desk.id, { desk: withMinds(desk, own), rules: desk.rules(own), content: own }]] : [];
  });
  return { games: Object.fromEntries(games), packs: packHashes };
}

/** A set-up, record or save is of a game that is not here. There is nothing wrong with it: another edition may have that game. */
export class NoSuchGame extends ReadError {
  constructor({ games }: GameKit, ruleset: unknown) {
    super('ruleset', `${listed(Object.keys(games), 'or')}, not ${JSON.stringify(ruleset) ?? 'left out'}`);
  }
}

/** The game of a set-up, record or save. Throws `NoSuchGame` for one that is not here. */
export function gameOf<G extends Game>(kit: GameKit, { ruleset }: { readonly ruleset: G['setup']['ruleset'] }): GameAtHand<G> {
  const game = typeof ruleset === 'string' && Object.hasOwn(kit.games, ruleset) ? kit.games[ruleset] : undefined;
  if (!game) throw new NoSuchGame(kit, ruleset);
  return game as unknown as GameAtHand<G>;
}
