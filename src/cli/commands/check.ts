import { existsSync } from 'node:fs';
import { formatFinding, loadCatalogue } from '../../catalogue/index.ts';
import { CARDS } from '../../games/cards.ts';
import { DESKS } from '../../games/headless.ts';
import { kitOf } from '../../session/index.ts';
import { contentFiles } from '../content-files.ts';
import { DONE, FaultError, FAULTS } from '../fault.ts';
import { coreFolder } from '../game.ts';
import { lessonFindings } from '../lessons/lesson-findings.ts';
import type { Command } from '../options.ts';
import { flag, numberOption } from '../options.ts';
import { print, printJson } from '../output.ts';

/** `damnatio check`: every fault of every file in one pass. */
export const check: Command = {
  name: 'check',
  usage: 'check [FOLDER|FILE …]',
  examples: ['check my-pack', 'check my-pack/beasts/leopard.yaml'],
  summary: 'Checks packs: syntax, schema and lint, with file, line, column and the fix. Core is loaded beside them.',
  options: {
    strict: { type: 'boolean', help: 'counts warnings as faults' },
    play: { type: 'string', value: 'N', help: 'bots try each lesson so many times; names what nobody came to hear (0)' },
  },
  run(parsed) {
    const roots = parsed.words.length > 0 ? parsed.words : ['content'];
    for (const root of roots) if (!existsSync(root)) throw new FaultError(`there is no file or folder "${root}"`);
    const files = contentFiles([coreFolder(), ...roots]);
    const { catalogue, findings: found } = loadCatalogue(files, CARDS);
    const tries = numberOption(parsed, 'play', 0, 0, 10_000);
    const lessons = catalogue ? lessonFindings(kitOf(DESKS, catalogue), files, catalogue.lessons, tries) : [];
    const findings = [...found, ...lessons];
    const errors = findings.filter(({ severity }) => severity === 'error').length;
    const warnings = findings.length - errors;
    if (flag(parsed, 'json')) printJson({ files: files.length, errors, warnings, findings });
    else {
      for (const finding of findings) print(formatFinding(finding));
      print(
        `${files.length} files checked: ${errors} ${errors === 1 ? 'error' : 'errors'}, ${warnings} ${warnings === 1 ? 'warning' : 'warnings'}`,
      );
    }
    return errors > 0 || (flag(parsed, 'strict') && warnings > 0) ? FAULTS : DONE;
  },
};
