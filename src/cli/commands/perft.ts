import { gameAsked } from '../asking/bout.ts';
import { DONE, UsageError } from '../fault.ts';
import type { House } from '../house.ts';
import { gamesOf } from '../house.ts';
import type { Command } from '../options.ts';
import { flag, numberOption, textOption } from '../options.ts';
import { print, printJson, table } from '../output.ts';
import { perft } from '../perft.ts';
import { readSetupFile } from '../reading/input-files.ts';

/** `damnatio perft`: how many positions can be reached in n answers. */
export function perftCommand(house: House): Command {
  return {
    name: 'perft',
    words: 0,
    usage: 'perft --set-up FILE [--depth 2]',
    examples: ['perft --set-up position.yaml --depth 2'],
    summary: 'Counts the positions that can be reached in n answers, with every face of every die.',
    options: {
      'set-up': { type: 'string', value: 'FILE', help: 'a set-up with a position, or a scenario position, as YAML or JSON' },
      depth: { type: 'string', value: 'N', help: 'how many answers, 1 to 6 (2); each multiplies the time' },
    },
    run(parsed) {
      const file = textOption(parsed, 'set-up', '');
      if (!file) throw new UsageError('perft takes --set-up FILE');
      const depth = numberOption(parsed, 'depth', 2, 1, 6);
      const loaded = house.load(parsed);
      const setup = readSetupFile(gamesOf(house, loaded), file, null);
      const { game, part } = gameAsked(house, loaded, setup.ruleset);
      const thrownAgain = part?.thrownAgain?.bind(part);
      const levels = perft({ rules: game.rules, ...(thrownAgain && { thrownAgain }) }, setup, depth);
      if (flag(parsed, 'json')) printJson(levels);
      else {
        const rows = levels.map((level) => [level.depth, level.plays, level.positions, level.over].map(String));
        print(table([['answers', 'plays', 'positions', 'over'], ...rows]));
      }
      return DONE;
    },
  };
}
