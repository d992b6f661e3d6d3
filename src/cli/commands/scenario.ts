import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { runScenario } from '../../session/index.ts';
import { DONE, FaultError, FAULTS, UsageError } from '../fault.ts';
import type { Games } from '../game-commands.ts';
import type { House } from '../house.ts';
import { gamesOf } from '../house.ts';
import type { Command } from '../options.ts';
import { flag } from '../options.ts';
import { print, printJson } from '../output.ts';
import { readScenario } from '../reading/input-files.ts';

/** Scenario files of a folder, however deep; links to folders are not followed. */
function filesIn(folder: string): string[] {
  const entries = readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  return entries.flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return filesIn(path);
    return /\.ya?ml$/.test(entry.name) ? [path] : [];
  });
}

function filesOf(path: string): string[] {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats) throw new FaultError(`there is no file or folder "${path}"`);
  return stats.isDirectory() ? filesIn(path) : [path];
}

interface Verdict {
  readonly file: string;
  readonly name: string;
  readonly problems: readonly string[];
}

/** Runs one scenario; what is wrong with its file is what is wrong with it. */
function verdictOf(games: Games, file: string): Verdict {
  try {
    const { scenario } = readScenario(games, file);
    const { name, problems } = runScenario(games.kit, scenario);
    return { file, name, problems };
  } catch (error) {
    if (error instanceof FaultError) return { file, name: file, problems: error.message.split('\n') };
    throw error;
  }
}

/** `damnatio scenario`: runs rule scenarios and shows what differs. */
export function scenarioCommand(house: House): Command {
  return {
    name: 'scenario',
    usage: 'scenario FILE|FOLDER …',
    examples: ['scenario test/scenarios'],
    summary: 'Runs rule scenarios: position, dice tape, answers, expectations. Exit code 1 and a diff when one fails.',
    options: {},
    run(parsed) {
      if (parsed.words.length === 0) throw new UsageError('scenario takes files or folders');
      const games = gamesOf(house, house.load(parsed));
      const verdicts = parsed.words.flatMap(filesOf).map((file) => verdictOf(games, file));
      const failed = verdicts.filter(({ problems }) => problems.length > 0);
      if (flag(parsed, 'json')) printJson({ passed: verdicts.length - failed.length, failed: failed.length, verdicts });
      else {
        for (const { file, name, problems } of verdicts) {
          print(`${problems.length ? 'FAILED' : 'ok    '} ${name} (${file})`);
          for (const problem of problems) print(`       ${problem}`);
        }
        print(`${verdicts.length - failed.length} passed, ${failed.length} failed`);
      }
      return failed.length > 0 ? FAULTS : DONE;
    },
  };
}
