import type { Sheet } from '../../../catalogue/index.ts';
import type { MuneraSetup } from '../rules/index.ts';
import { checkBout } from '../rules/index.ts';
import { muneraOf } from '../desk/index.ts';
import type { GameKit } from '../../../session/index.ts';
import { beginSession, ReadError, readSetup, scenarioSetup } from '../../../session/index.ts';
import { scenarioOn } from '../../../cli/reading/scenario-file.ts';
import { readSheetFile, withBlame } from '../../../cli/reading/sheet-file.ts';

function setupIn(kit: GameKit, sheet: Sheet): MuneraSetup {
  const any = sheet.has('name') ? scenarioSetup(kit, scenarioOn(kit, sheet, 'set-up')) : readSetup(kit, sheet.value);
  if (any.ruleset !== 'munera') throw new ReadError('ruleset', `munera, not ${any.ruleset}`);
  const setup = any as MuneraSetup;
  checkBout(muneraOf(kit).content, setup);
  beginSession(kit, setup, '');
  return setup;
}

/**
 * The bout in a file of YAML or JSON: the `setup` of a record or, with a `name`, the position of a scenario. Throws
 * `FindingsError` with line, column and field for what cannot be laid out.
 */
export function readBoutFile(kit: GameKit, path: string): MuneraSetup {
  const sheet = readSheetFile(path);
  return withBlame(sheet, () => setupIn(kit, sheet));
}
