import { join } from 'node:path';
import { gameOf } from '../../session/index.ts';
import type { CoverReport } from '../cover/run-cover.ts';
import { runCover } from '../cover/run-cover.ts';
import { rulesInSources } from '../cover/rule-ids.ts';
import { DONE, FAULTS } from '../fault.ts';
import { ROOT } from '../game.ts';
import type { House } from '../house.ts';
import type { Command } from '../options.ts';
import { choiceOption, flag, numberOption, textOption } from '../options.ts';
import { Progress, print, printJson, table } from '../output.ts';

/** A report with the rules that the sources of the game name and no log did; null where there are no sources. */
interface Told extends CoverReport {
  readonly rulesNeverNamed: readonly string[] | null;
}

function tell({ kinds, bouts, complete, rules, rulesNeverNamed }: Told): void {
  const rows = Object.entries(kinds).map(([kind, { of, never }]) => [kind, `${of - never.length} of ${of}`, never.join(', ')]);
  print(table([['kind', 'occurred', 'never'], ...rows]));
  print(`\n${bouts} bouts: ${complete ? 'everything has occurred' : 'not everything has occurred'}`);
  if (rulesNeverNamed)
    print(`rules named in the log: ${rules.length}; never, though the sources could: ${rulesNeverNamed.join(', ') || 'none'}`);
}

/** `damnatio cover`: random bouts until everything has occurred. */
export function coverCommand(house: House): Command {
  const plans = house.parts.flatMap(({ id, cover }) => (cover ? [{ id, cover }] : []));
  const ids = plans.map(({ id }) => id);
  return {
    name: 'cover',
    words: 0,
    usage: `cover [--ruleset ${ids[0]}] [--bouts 5000] [--seed 1]`,
    examples: [`cover --ruleset ${ids[0]} --bouts 500`],
    summary: 'Plays random bouts until every class, weapon, answer, double, condition and event has occurred, and tells what never did.',
    options: {
      ruleset: { type: 'string', value: 'ID', help: `the game: ${ids.join(', ')} (${ids[0]})` },
      bouts: { type: 'string', value: 'N', help: 'most bouts that are played (5000)' },
      seed: { type: 'string', value: 'TEXT', help: 'seed of rosters and dice (1)' },
    },
    run(parsed) {
      const ruleset = choiceOption(parsed, 'ruleset', ids, ids[0]!);
      const { cover } = plans.find(({ id }) => id === ruleset)!;
      const bouts = numberOption(parsed, 'bouts', 5000, 1, 1_000_000);
      const game = gameOf(house.load(parsed).kit, { ruleset });
      const progress = new Progress(bouts);
      const report = runCover(game, cover, { seed: textOption(parsed, 'seed', '1'), bouts, each: (done) => progress.at(done) });
      progress.end();
      const rules = rulesInSources(join(ROOT, 'src/games', ruleset, 'rules'), cover.rules, game.content);
      const told = { ...report, rulesNeverNamed: rules?.filter((id) => !report.rules.includes(id)) ?? null };
      if (flag(parsed, 'json')) printJson(told);
      else tell(told);
      return report.complete ? DONE : FAULTS;
    },
  };
}
