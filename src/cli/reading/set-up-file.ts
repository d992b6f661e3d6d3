import type { Sheet } from '../../catalogue/index.ts';
import type { GameSetup } from '../../session/index.ts';
import { beginSession, ReadError, readSetup, scenarioSetup } from '../../session/index.ts';
import type { Games } from '../game-commands.ts';
import { scenarioOn } from './scenario-file.ts';
import { readSheetFile, withBlame } from './sheet-file.ts';

function setupIn(games: Games, sheet: Sheet, wanted: string | null): GameSetup {
  const { kit } = games;
  const setup = sheet.has('name') ? scenarioSetup(kit, scenarioOn(games, sheet, 'set-up')) : readSetup(kit, sheet.value);
  if (wanted !== null && setup.ruleset !== wanted) throw new ReadError('ruleset', `${wanted}, not ${setup.ruleset}`);
  beginSession(kit, setup, '');
  return setup;
}

/**
 * The set-up in a file of YAML or JSON: the `setup` of a record or, with a `name`, the position of a scenario. Throws
 * `FindingsError` with line, column and field for what cannot be laid out, or is not of the game that is wanted.
 */
export function readSetupFile(games: Games, path: string, wanted: string | null): GameSetup {
  const sheet = readSheetFile(path);
  return withBlame(sheet, () => setupIn(games, sheet, wanted));
}
