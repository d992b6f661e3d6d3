import type { Sheet } from '../../catalogue/index.ts';
import type { ScenarioFile } from '../../session/index.ts';
import { FindingsError } from '../fault.ts';
import type { Games } from '../game-commands.ts';
import { anyRuleset, scenarioSchema } from './scenario-schema.ts';
import { readSheetFile } from './sheet-file.ts';

export interface ReadScenario {
  readonly sheet: Sheet;
  readonly scenario: ScenarioFile;
}

/** The scenario on a sheet. Throws `FindingsError` for every key that is missing, unknown or of another shape. */
export function scenarioOn(games: Games, sheet: Sheet, use: 'run' | 'set-up'): ScenarioFile {
  const { ruleset } = sheet.value;
  const unclear = sheet.findings(anyRuleset(games.kit));
  const findings = unclear.length > 0 ? unclear : sheet.findings(scenarioSchema(games, ruleset as string, use));
  if (findings.length > 0) throw new FindingsError(findings);
  return sheet.value as unknown as ScenarioFile;
}

/** Reads a scenario file. Throws `FindingsError` for what is wrong with it. */
export function readScenario(games: Games, path: string): ReadScenario {
  const sheet = readSheetFile(path);
  return { sheet, scenario: scenarioOn(games, sheet, 'run') };
}
