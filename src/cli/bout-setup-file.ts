import type { BoutSetup } from '../rulesets/munera/index.ts';
import { checkBout } from '../rulesets/munera/index.ts';
import type { GameKit, MuneraScenario } from '../session/index.ts';
import { beginSession, readSetup, scenarioSetup } from '../session/index.ts';
import { FaultError } from './fault.ts';
import { readData } from './read-data.ts';

function setupIn(kit: GameKit, value: unknown): BoutSetup {
  const file = (value ?? {}) as Partial<MuneraScenario>;
  if (file.ruleset === undefined) throw new TypeError('ruleset must be there');
  if (!Array.isArray(file.fighters) && file.ruleset === 'munera') throw new TypeError('fighters must be a list');
  const setup = file.name === undefined ? readSetup(value) : scenarioSetup(kit, file as MuneraScenario);
  if (setup.ruleset !== 'munera') throw new TypeError(`ruleset must be munera, not ${String(setup.ruleset)}`);
  checkBout(kit.munera.content, setup);
  beginSession(kit, setup, '');
  return setup;
}

/**
 * The bout in a file of YAML or JSON: the `setup` of a record or, with a `name`, the position of a scenario. Throws
 * `FaultError` with file and field for what cannot be laid out.
 */
export function readBoutFile(kit: GameKit, path: string): BoutSetup {
  const value = readData(path);
  try {
    return setupIn(kit, value);
  } catch (error) {
    throw new FaultError(`${path}: ${(error as Error).message}`);
  }
}
