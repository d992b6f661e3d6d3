import { formatFinding, migrateFile } from '../../catalogue/index.ts';
import { CARDS } from '../../games/cards.ts';
import { checkIsThere } from '../asked-packs.ts';
import { findContent, packOf, textToChange } from '../content-files.ts';
import { DONE, FAULTS, UsageError } from '../fault.ts';
import type { Command } from '../options.ts';
import { flag } from '../options.ts';
import { counted, print, printJson } from '../output.ts';
import { writeText } from '../writing.ts';

/** `damnatio migrate`: files of earlier formats in the present one. */
export const migrate: Command = {
  name: 'migrate',
  completes: ['packs'],
  usage: 'migrate [FOLDER|FILE …] [--write]',
  examples: ['migrate my-pack', 'migrate my-pack --write'],
  summary: 'Shows what has to change in cards of an earlier format, as a diff; with --write it is done. Comments stay.',
  options: { write: { type: 'boolean', help: 'writes the files anew' } },
  run(parsed) {
    const roots = [...parsed.words];
    if (roots.length === 0 && packOf('.') !== null) roots.push('.');
    if (roots.length === 0) throw new UsageError('migrate takes packs or cards; there is no mod.yaml in this folder or above');
    roots.forEach(checkIsThere);
    const writes = flag(parsed, 'write');
    const files = findContent(roots).files.map(({ path, text }) => ({ path, text: writes ? textToChange(path) : text }));
    const all = files.map((file) => ({ path: file.path, ...migrateFile(file, CARDS) }));
    const changed = all.filter(({ diff }) => diff !== '');
    const broken = all.filter(({ findings }) => findings.length > 0);
    if (writes) for (const { path, text } of changed) writeText(path, text);
    if (flag(parsed, 'json')) printJson({ changed: changed.map(({ path, from, diff }) => ({ path, from, diff })), broken });
    else {
      for (const { diff, path } of changed) print(writes ? `${path} is in the present format` : diff.trimEnd());
      for (const { findings } of broken) for (const finding of findings) print(formatFinding(finding));
      const more = changed.length > 0 && !writes ? '; migrate --write writes them' : '';
      print(`${counted(all.length, 'file')}, ${changed.length} of an earlier format${more}`);
    }
    return broken.length > 0 ? FAULTS : DONE;
  },
};
