import type { Sheet } from '../../catalogue/index.ts';
import type { GameKit, ScenarioFile } from '../../session/index.ts';
import { FindingsError } from '../fault.ts';
import { anyRuleset, scenarioSchema } from './scenario-schema.ts';
import { readSheetFile } from './sheet-file.ts';

export interface ReadScenario {
  readonly sheet: Sheet;
  readonly scenario: ScenarioFile;
}

/** The scenario on a sheet. Throws `FindingsError` for every key that is missing, unknown or of another shape. */
export function scenarioOn(kit: GameKit, sheet: Sheet, use: 'run' | 'set-up'): ScenarioFile {
  const { ruleset } = sheet.value;
  const unclear = sheet.findings(anyRuleset(kit));
  const findings = unclear.length > 0 ? unclear : sheet.findings(scenarioSchema(kit, ruleset as string, use));
  if (findings.length > 0) throw new FindingsError(findings);
  return sheet.value as unknown as ScenarioFile;
}

/** Reads a scenario file. Throws `FindingsError` for what is wrong with it. */
export function readScenario(kit: GameKit, path: string): ReadScenario {
  const sheet = readSheetFile(path);
  return { sheet, scenario: scenarioOn(kit, sheet, 'run') };
}
