import { beginHuntBout } from '../../rulesets/damnatio/index.ts';
import type { HuntKit } from '../hunt-session.ts';
import { HuntSession } from '../hunt-session.ts';
import type { ScenarioFile } from './scenario.ts';
import { scenarioSetup } from './scenario.ts';
import { tapeThenSeeded } from './tape-then-seeded.ts';

/**
 * A scenario for somebody to play: its dice fall as its tape has them, seeded ones after that. Its record cannot be
 * played again from the seed, as the tape is not part of a record.
 */
export function beginScenario(kit: HuntKit, file: ScenarioFile, seed: string): HuntSession {
  const setup = scenarioSetup(file);
  const { bout, events } = beginHuntBout(kit.ruleset, setup, tapeThenSeeded(file.dice, seed));
  return new HuntSession(kit, setup, seed, bout, [{ action: null, events }]);
}
