import { muneraOf } from '../../games/munera/desk/index.ts';
import { runCover } from '../../games/munera/commands/cover/run-cover.ts';
import { rulesInSources } from '../../games/munera/commands/cover/rule-ids.ts';
import { DONE, FAULTS } from '../fault.ts';
import { loadGame, ROOT } from '../game.ts';
import type { Command } from '../options.ts';
import { choiceOption, flag, numberOption, textOption } from '../options.ts';
import { Progress, print, printJson, table } from '../output.ts';

/** `damnatio cover`: random bouts until everything has occurred. */
export const cover: Command = {
  name: 'cover',
  words: 0,
  usage: 'cover [--ruleset munera] [--bouts 5000] [--seed 1]',
  summary: 'Plays random bouts until every class, weapon, answer, double, condition and event has occurred, and tells what never did.',
  options: {
    ruleset: { type: 'string', value: 'ID', help: 'munera, the only one yet (munera)' },
    bouts: { type: 'string', value: 'N', help: 'most bouts that are played (5000)' },
    seed: { type: 'string', value: 'TEXT', help: 'seed of rosters and dice (1)' },
  },
  run(parsed) {
    choiceOption(parsed, 'ruleset', ['munera'], 'munera');
    const bouts = numberOption(parsed, 'bouts', 5000, 1, 1_000_000);
    const { kit } = loadGame(parsed);
    const progress = new Progress(bouts);
    const report = runCover(muneraOf(kit).rules, { seed: textOption(parsed, 'seed', '1'), bouts, each: (done) => progress.at(done) });
    progress.end();
    const rules = rulesInSources(ROOT, muneraOf(kit).content);
    const unnamed = rules?.filter((id) => !report.rules.includes(id)) ?? null;
    if (flag(parsed, 'json')) printJson({ ...report, rulesNeverNamed: unnamed });
    else {
      const rows = Object.entries(report.kinds).map(([kind, { of, never }]) => [kind, `${of - never.length} of ${of}`, never.join(', ')]);
      print(table([['kind', 'occurred', 'never'], ...rows]));
      print(`\n${report.bouts} bouts: ${report.complete ? 'everything has occurred' : 'not everything has occurred'}`);
      if (unnamed)
        print(`rules named in the log: ${report.rules.length}; never, though the sources could: ${unnamed.join(', ') || 'none'}`);
    }
    return report.complete ? DONE : FAULTS;
  },
};
