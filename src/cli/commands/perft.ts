import { muneraOf } from '../../games/munera/desk/index.ts';
import { readBoutFile } from '../../games/munera/commands/setup-file.ts';
import { DONE, UsageError } from '../fault.ts';
import { loadGame } from '../game.ts';
import type { Command } from '../options.ts';
import { flag, numberOption, textOption } from '../options.ts';
import { print, printJson, table } from '../output.ts';
import { perft as count } from '../../games/munera/commands/perft.ts';

/** `damnatio perft`: how many positions can be reached in n answers. */
export const perft: Command = {
  name: 'perft',
  words: 0,
  usage: 'perft --set-up FILE [--depth 2]',
  summary: 'Counts the positions of gladiators that can be reached in n answers, with every face of every die.',
  options: {
    'set-up': { type: 'string', value: 'FILE', help: 'a set-up with a position, or a scenario position, as YAML or JSON' },
    depth: { type: 'string', value: 'N', help: 'how many answers, 1 to 6 (2); each multiplies the time' },
  },
  run(parsed) {
    const file = textOption(parsed, 'set-up', '');
    if (!file) throw new UsageError('perft takes --set-up FILE');
    const depth = numberOption(parsed, 'depth', 2, 1, 6);
    const { kit } = loadGame(parsed);
    const levels = count(muneraOf(kit).rules, readBoutFile(kit, file), depth);
    if (flag(parsed, 'json')) printJson(levels);
    else {
      const rows = levels.map((level) => [level.depth, level.plays, level.positions, level.over].map(String));
      print(table([['answers', 'plays', 'positions', 'over'], ...rows]));
    }
    return DONE;
  },
};
