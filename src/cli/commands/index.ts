import { USUAL_BOUT, COMMANDS_OF_GAMES } from '../../games/commands.ts';
import { DESKS } from '../../games/headless.ts';
import { loadGame } from '../game.ts';
import type { House } from '../house.ts';
import type { Command } from '../options.ts';
import { benchGamesCommand } from './bench-games.ts';
import { boutCommand } from './bout.ts';
import { check } from './check.ts';
import { completionCommand } from './completion.ts';
import { coverCommand } from './cover.ts';
import { diffCommand } from './diff.ts';
import { difficultyCommand } from './difficulty.ts';
import { ladderCommand } from './ladder.ts';
import { migrate } from './migrate.ts';
import { newCommand } from './new.ts';
import { oddsCommand } from './odds.ts';
import { packCommand } from './pack.ts';
import { perftCommand } from './perft.ts';
import { programmeCommand } from './programme.ts';
import { proseCommand } from './prose.ts';
import { replayCommand } from './replay.ts';
import { resolveCommand } from './resolve.ts';
import { scenarioCommand } from './scenario.ts';
import { schemaCommand } from './schema.ts';
import { simCommand } from './sim.ts';

const BOUT = { name: 'bout', summary: 'Plays one bout of any game and tells it. The same seed gives the same bout.' };

/** Games whose bouts have a command with a name of its own. */
function namedBouts(house: House): Command[] {
  const { desks, parts } = house;
  return parts.flatMap((part) => {
    const own = desks.filter(({ id }) => id === part.id);
    return part.bout?.command ? [boutCommand({ ...house, desks: own, parts: [part], usualBout: part.id }, part.bout.command)] : [];
  });
}

/** Every command about the games of a house, in the order help lists them. */
export function commandsOf(house: House): readonly Command[] {
  // Many bouts are of the first game when none is named.
  const usual = { ...house, usualBout: house.desks[0]!.id };
  const commands: Command[] = [
    ...namedBouts(house),
    boutCommand(house, BOUT),
    simCommand(usual),
    ...(house.desks.some(({ career }) => career) ? [ladderCommand(house)] : []),
    ...(house.desks.some(({ programmed }) => programmed) ? [programmeCommand(house)] : []),
    replayCommand(house),
    scenarioCommand(house),
    oddsCommand(house),
    newCommand(house),
    check,
    resolveCommand(house),
    proseCommand(house),
    diffCommand(house),
    migrate,
    packCommand,
    schemaCommand(house),
    perftCommand(house),
    ...(house.parts.some(({ cover }) => cover) ? [coverCommand(house)] : []),
    ...(house.parts.some(({ offers }) => offers) ? [difficultyCommand(house), benchGamesCommand(house)] : []),
    ...house.parts.flatMap((part) => part.commands?.(house) ?? []),
    completionCommand(house, () => commands),
  ];
  return commands;
}

/** Every command of the bin. */
export const COMMANDS: readonly Command[] = commandsOf({ desks: DESKS, parts: COMMANDS_OF_GAMES, usualBout: USUAL_BOUT, load: loadGame });
