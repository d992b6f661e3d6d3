import { existsSync } from 'node:fs';
import { formatFinding, loadCatalogue } from '../../catalogue/index.ts';
import { CARDS } from '../../games/cards.ts';
import { contentFiles } from '../content-files.ts';
import { DONE, FaultError, FAULTS } from '../fault.ts';
import { coreFolder } from '../game.ts';
import type { Command } from '../options.ts';
import { flag } from '../options.ts';
import { complain, print, printJson } from '../output.ts';

/** `damnatio check`: every fault of every file in one pass. */
export const check: Command = {
  name: 'check',
  usage: 'check [FOLDER|FILE …]',
  summary: 'Checks packs: syntax, schema and lint, with file, line, column and the fix. Core is loaded beside them.',
  options: { strict: { type: 'boolean', help: 'counts warnings as faults' } },
  run(parsed) {
    const roots = parsed.words.length > 0 ? parsed.words : ['content'];
    for (const root of roots) if (!existsSync(root)) throw new FaultError(`there is no file or folder "${root}"`);
    const files = contentFiles([coreFolder(), ...roots]);
    const { findings } = loadCatalogue(files, CARDS);
    const errors = findings.filter(({ severity }) => severity === 'error').length;
    const warnings = findings.length - errors;
    if (flag(parsed, 'json')) printJson({ files: files.length, errors, warnings, findings });
    else {
      for (const finding of findings) complain(formatFinding(finding));
      print(
        `${files.length} files checked: ${errors} ${errors === 1 ? 'error' : 'errors'}, ${warnings} ${warnings === 1 ? 'warning' : 'warnings'}`,
      );
    }
    return errors > 0 || (flag(parsed, 'strict') && warnings > 0) ? FAULTS : DONE;
  },
};
