import type { Desk } from '../session/index.ts';
import type { GameCommands, Games } from './game-commands.ts';
import type { Loaded, Loading } from './game.ts';

/** Every game that commands are about, and how they come by its content. */
export interface House extends Loading {
  readonly desks: readonly Desk[];
  /** What games add to the command line; not every game must. */
  readonly parts: readonly GameCommands[];
  /** The game of a bout when none is named. */
  readonly usualBout: string;
}

/** The games of a house over content. */
export function gamesOf({ parts }: House, { kit }: Loaded): Games {
  return { kit, parts };
}
