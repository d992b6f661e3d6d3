import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { ScenarioFile } from '../../session/index.ts';
import { runScenario } from '../../session/index.ts';
import { DONE, FaultError, FAULTS, UsageError } from '../fault.ts';
import { loadGame } from '../game.ts';
import type { Command } from '../options.ts';
import { flag } from '../options.ts';
import { print, printJson } from '../output.ts';
import { readData } from '../read-data.ts';

function filesOf(path: string): string[] {
  let stat;
  try {
    stat = statSync(path);
  } catch {
    throw new FaultError(`there is no file or folder "${path}"`);
  }
  if (stat.isFile()) return [path];
  const names = readdirSync(path).sort();
  return names.flatMap((name) => (statSync(join(path, name)).isDirectory() || /\.ya?ml$/.test(name) ? filesOf(join(path, name)) : []));
}

/** Reads a scenario file. Throws `FaultError` with line and column for broken YAML. */
export function readScenario(file: string): ScenarioFile {
  const value = readData(file) as Record<string, unknown> | null;
  const who = value?.['ruleset'] === 'munera' ? 'fighters' : 'beasts';
  for (const key of ['name', 'ruleset', who, 'dice']) {
    if (!value || value[key] === undefined) throw new FaultError(`${file}:1:1 a scenario needs "${key}"`);
  }
  for (const key of ['fighters', 'beasts', 'men', 'dice', 'play', 'expect', 'never', 'refused', 'order']) {
    if (value![key] !== undefined && !Array.isArray(value![key])) throw new FaultError(`${file}:1:1 "${key}" must be a list`);
  }
  return value as unknown as ScenarioFile;
}

interface Verdict {
  readonly file: string;
  readonly name: string;
  readonly problems: readonly string[];
}

/** `damnatio scenario`: runs rule scenarios and shows what differs. */
export const scenario: Command = {
  name: 'scenario',
  usage: 'scenario FILE|FOLDER …',
  summary: 'Runs rule scenarios: position, dice tape, answers, expectations. Exit code 1 and a diff when one fails.',
  options: {},
  run(parsed) {
    if (parsed.words.length === 0) throw new UsageError('scenario takes files or folders');
    const { kit } = loadGame(parsed);
    const verdicts = parsed.words.flatMap(filesOf).map((file): Verdict => {
      try {
        const { name, problems } = runScenario(kit, readScenario(file));
        return { file, name, problems };
      } catch (error) {
        if (error instanceof FaultError) return { file, name: file, problems: [error.message] };
        throw error;
      }
    });
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
