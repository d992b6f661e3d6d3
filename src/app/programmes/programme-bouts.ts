import type { Messages, ProgrammeCard, ProgrammedBout } from '../../catalogue/index.ts';
import { PAGES } from '../../games/pages.ts';
import type { GameSetup } from '../../session/index.ts';
import { beginSession, boutAsProgrammed, seedInProgramme, whoFights } from '../../session/index.ts';
import type { Controllers } from '../controllers.ts';
import { HUMAN } from '../controllers.ts';
import type { Game } from '../game.ts';
import { nameOf } from '../page-of.ts';

/** A bout of a programme as it is fought on the page, or why it cannot be. */
export type BoutToFight =
  | {
      readonly problem: null;
      readonly setup: GameSetup;
      readonly seed: string;
      /** What it is called; null where only who fights is told. */
      readonly name: string | null;
      readonly controllers: Controllers;
      readonly who: string;
      readonly terms: readonly string[];
    }
  | { readonly problem: string };

/** The game, the arena where the set-up names one, and what of the rules is otherwise. */
function termsOf(setup: GameSetup, messages: Messages): string[] {
  const { ruleset, arena, lex } = setup as GameSetup & { readonly arena?: string | null; readonly lex?: object };
  const page = PAGES.find(({ id }) => id === ruleset);
  const words = messages[`${ruleset}-lex`] ?? {};
  const named = [page && nameOf(page), arena && (messages['arena']?.[arena] ?? arena)];
  return [...named.filter((term) => typeof term === 'string'), ...Object.keys(lex ?? {}).map((toggle) => words[toggle] ?? toggle)];
}

function laid({ kit, catalogue }: Game, bout: ProgrammedBout, seed: string): BoutToFight {
  const { game, setup, name, others } = boutAsProgrammed(kit, bout);
  const named = game.desk.seats(setup).map(({ figure, side }) => [figure, others[side] ?? HUMAN]);
  const who = whoFights(game, beginSession(kit, setup, seed));
  return { problem: null, setup, name, seed, controllers: Object.fromEntries(named), who, terms: termsOf(setup, catalogue.messages) };
}

/** Every bout of a programme that is begun with a seed, with the cards at hand. */
export function boutsToFight(game: Game, { bouts }: ProgrammeCard, seed: string): BoutToFight[] {
  return bouts.map((bout, place) => {
    try {
      return laid(game, bout, seedInProgramme(seed, place));
    } catch (error) {
      return { problem: error instanceof Error ? error.message : String(error) };
    }
  });
}
