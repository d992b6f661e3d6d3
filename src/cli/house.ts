import type { Desk } from '../session/index.ts';
import type { GameCommands, Games } from './game-commands.ts';
import type { Loaded } from './game.ts';
import type { Parsed } from './options.ts';

/** Every game that commands are about, and how they come by its content. */
export interface House {
  readonly desks: readonly Desk[];
  /** What games add to the command line; not every game must. */
  readonly parts: readonly GameCommands[];
  /** The game of a bout when none is named. */
  readonly usualBout: string;
  load(parsed: Parsed): Loaded;
}

/** The games of a house over content. */
export function gamesOf({ parts }: House, { kit }: Loaded): Games {
  return { kit, parts };
}
