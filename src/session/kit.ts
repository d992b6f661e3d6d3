import { fail } from '../engine/read/index.ts';
import type { Desk } from './desk.ts';
import type { Game, RulesOf } from './game.ts';

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
    return own ? [[desk.id, { desk, rules: desk.rules(own), content: own }]] : [];
  });
  return { games: Object.fromEntries(games), packs: packHashes };
}

/** The game of a set-up, record or save. Throws `ReadError` for one that is not here. */
export function gameOf<G extends Game>({ games }: GameKit, { ruleset }: { readonly ruleset: G['setup']['ruleset'] }): GameAtHand<G> {
  const game = typeof ruleset === 'string' && Object.hasOwn(games, ruleset) ? games[ruleset] : undefined;
  return (game ?? fail('ruleset', Object.keys(games).join(' or '))) as unknown as GameAtHand<G>;
}
