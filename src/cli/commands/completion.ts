import { candidatesFor } from '../completion/candidates.ts';
import { SCRIPTS } from '../completion/scripts.ts';
import { DONE, UsageError } from '../fault.ts';
import type { Loading } from '../game.ts';
import type { Command } from '../options.ts';
import { print } from '../output.ts';

const SHELLS = Object.keys(SCRIPTS) as (keyof typeof SCRIPTS)[];
/** What the scripts call at every press of Tab, with the words after `damnatio`. */
const WORDS = 'words';

/** `damnatio completion`: what a shell needs to complete commands, options and ids; `commands` are all that it may complete. */
export function completionCommand(loading: Loading, commands: () => readonly Command[]): Command {
  return {
    name: 'completion',
    completes: [{ words: SHELLS }],
    usage: `completion ${SHELLS.join('|')}`,
    examples: SHELLS.map((shell) => `completion ${shell}`),
    summary:
      'Prints a script for a shell, whose first line says where it belongs: from then on Tab completes commands, options and the ids of cards, also those of the pack of the folder.',
    options: {},
    run(parsed) {
      const [shell, ...words] = parsed.words;
      if (shell === WORDS) {
        for (const { word, about } of candidatesFor(loading, commands(), words)) print(`${word}\t${about}`);
        return DONE;
      }
      const known = SHELLS.find((each) => each === shell);
      if (known === undefined || words.length > 0) throw new UsageError(`completion takes the name of a shell: ${SHELLS.join(', ')}`);
      process.stdout.write(SCRIPTS[known]);
      return DONE;
    },
  };
}
