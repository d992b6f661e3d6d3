import { SetupError } from '../../engine/bout/index.ts';
import type { GameAtHand, GameKit, GameSetup } from '../../session/index.ts';
import { beginSession, gameOf } from '../../session/index.ts';
import { UsageError } from '../fault.ts';
import type { Loaded } from '../game.ts';
import type { GameCommands } from '../game-commands.ts';
import type { House } from '../house.ts';
import { gamesOf } from '../house.ts';
import type { Described, Parsed } from '../options.ts';
import { choiceOption, textOption } from '../options.ts';
import { readSetupFile } from '../reading/input-files.ts';
import type { LexValues } from '../../engine/lex/index.ts';
import type { BoutAsked } from './bout-asked.ts';
import { readLex } from './bout-asked.ts';
import type { OwnOptions } from './own-options.ts';
import { refuseOthers } from './own-options.ts';
import { botOption } from './players.ts';

/** Options that say which bout, in every game. */
export function boutOptions({ desks, usualBout }: House): Readonly<Record<string, Described>> {
  const ids = desks.map(({ id }) => id);
  const ruleset: Described = {
    type: 'string',
    value: 'ID',
    help: `the game: ${ids.join(', ')} (${usualBout}, or that of --set-up)`,
    completes: { words: ids },
  };
  return {
    ...(ids.length > 1 && { ruleset }),
    'set-up': {
      type: 'string',
      value: 'FILE',
      help: 'a set-up or a scenario position as YAML or JSON, instead of options that say who fights',
    },
    arena: { type: 'string', value: 'ID', help: 'the arena (the usual one of the game)', completes: { cards: ['arena'] } },
    lex: {
      type: 'string',
      multiple: true,
      value: 'KEY=VALUE',
      help: 'a toggle of the game; may be repeated; an unknown KEY tells which there are',
    },
    ...botOption(desks),
    seed: { type: 'string', value: 'TEXT', help: 'seed of the dice (1)' },
  };
}

/** Options that say who fights, by game. */
export function rosterOptions({ parts }: House): OwnOptions {
  return parts.flatMap(({ id, bout }) => (bout ? [{ game: id, options: bout.options }] : []));
}

/** The id of the game that the options name; that of a single one; otherwise null. */
export function gameNamed(parsed: Parsed, { desks, usualBout }: House): string | null {
  if (desks.length > 1 && parsed.values['ruleset'] === undefined) return null;
  return choiceOption(
    parsed,
    'ruleset',
    desks.map(({ id }) => id),
    usualBout,
  );
}

/** A game with what it adds to the command line. */
export interface GameAsked {
  readonly game: GameAtHand;
  readonly part: GameCommands | undefined;
}

/** What bouts of a game are asked for with. Throws `UsageError` for a toggle that it does not have. */
export function boutAsked(parsed: Parsed, { game, part }: GameAsked): BoutAsked<never> {
  const { content } = game;
  const arena = textOption(parsed, 'arena', '') || null;
  return { parsed, content: content as never, arena, lex: readLex(parsed, part?.bout?.lex) };
}

/** Lays a bout out to see whether it can be. Throws `UsageError` with the field that is wrong. */
export function checkCanBeLaidOut(kit: GameKit, setup: GameSetup): void {
  try {
    beginSession(kit, setup, '');
  } catch (error) {
    if (error instanceof SetupError) throw new UsageError(error.message);
    throw error;
  }
}

function withLex(setup: GameSetup, lex: LexValues): GameSetup {
  if (Object.keys(lex).length === 0) return setup;
  return { ...setup, lex: { ...(setup as { readonly lex?: object }).lex, ...lex } } as GameSetup;
}

export function gameAsked({ parts }: House, { kit }: Loaded, id: string): GameAsked {
  return { game: gameOf(kit, { ruleset: id }), part: parts.find((each) => each.id === id) };
}

export interface BoutFound extends GameAsked {
  readonly setup: GameSetup;
}

/** Where a bout is read from. */
export interface Source {
  readonly house: House;
  readonly loaded: Loaded;
  /** Options that some games have and others have not. */
  readonly own: OwnOptions;
}

function fromFile(parsed: Parsed, { house, loaded, own }: Source): BoutFound {
  const file = readSetupFile(gamesOf(house, loaded), textOption(parsed, 'set-up', ''), gameNamed(parsed, house));
  const asked = gameAsked(house, loaded, file.ruleset);
  refuseOthers(parsed, own, file.ruleset);
  const { options = {}, botOption: named } = asked.part?.bout ?? {};
  const also = [...Object.keys(options), 'arena'].find((name) => name !== named && parsed.values[name] !== undefined);
  if (also !== undefined) throw new UsageError(`--set-up stands alone, without --${also}`);
  return { ...asked, setup: withLex(file, readLex(parsed, asked.part?.bout?.lex)) };
}

function fromOptions(parsed: Parsed, { house, loaded, own }: Source): BoutFound {
  const asked = gameAsked(house, loaded, gameNamed(parsed, house) ?? house.usualBout);
  const { desk } = asked.game;
  refuseOthers(parsed, own, desk.id);
  if (!asked.part?.bout) throw new UsageError(`who fights? bouts of ${desk.id} are told by --set-up FILE`);
  return { ...asked, setup: asked.part.bout.setup(boutAsked(parsed, asked)) };
}

/** The bout that the options ask for. Throws `UsageError`, for a file `FaultError`, where the rules do not allow it. */
export function readBout(parsed: Parsed, source: Source): BoutFound {
  const found = (textOption(parsed, 'set-up', '') ? fromFile : fromOptions)(parsed, source);
  checkCanBeLaidOut(source.loaded.kit, found.setup);
  return found;
}
