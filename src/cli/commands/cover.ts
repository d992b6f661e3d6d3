import { join } from 'node:path';
import { gameOf } from '../../session/index.ts';
import type { CoverReport, RuleSources } from '../cover/run-cover.ts';
import { runCover } from '../cover/run-cover.ts';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { Game } from '../../session/index.ts';
import { DONE, FAULTS } from '../fault.ts';
import { ROOT } from '../game.ts';
import type { House } from '../house.ts';
import type { Command } from '../options.ts';
import { choiceOption, flag, numberOption, textOption } from '../options.ts';
import { Progress, print, printJson, table } from '../output.ts';

/** Lines that refuse an answer or a set-up. */
const REFUSING = /\b(refuse|costRefusal|SetupError)\(/;
const RULE = /'([A-Z]-\d{3}[a-z]?)'/g;

function idsIn(text: string): string[] {
  const lines = text.split('\n').filter((line) => !REFUSING.test(line));
  return lines.flatMap((line) => [...line.matchAll(RULE)].map(([, id]) => id!));
}

/**
 * Rules that the sources of a game name where something happens, and those of its content: what a log can name. Null where
 * there are no sources.
 */
export function rulesInSources<G extends Game>(folder: string, sources: RuleSources<G>, content: G['content']): string[] | null {
  if (!existsSync(folder)) return null;
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !sources.silent.test(name.replaceAll('\\', '/')),
  );
  const ids = files.flatMap((name) => idsIn(readFileSync(join(folder, name), 'utf8')));
  return [...new Set([...ids, ...sources.ofContent(content)])].sort();
}

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
