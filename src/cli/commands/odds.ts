import { beginBout } from '../../engine/bout/index.ts';
import type { Rng } from '../../engine/dice/index.ts';
import { gameOf, scenarioSetup } from '../../session/index.ts';
import type { OddsAsked } from '../asking/odds-asked.ts';
import { positionAfter } from '../asking/odds-asked.ts';
import { DONE, FaultError, UsageError } from '../fault.ts';
import type { Games } from '../game-commands.ts';
import type { House } from '../house.ts';
import { gamesOf } from '../house.ts';
import type { Command } from '../options.ts';
import { flag } from '../options.ts';
import type { ReadScenario } from '../reading/input-files.ts';
import { withBlame, readScenario } from '../reading/input-files.ts';

/** Prints the odds in the position that a scenario comes to. Throws `FindingsError` for what cannot be in it. */
export function printOdds({ kit, parts }: Games, { sheet, scenario }: ReadScenario, asked: OddsAsked): void {
  const { rules, desk } = gameOf(kit, scenario);
  const part = parts.find(({ id }) => id === desk.id);
  if (!part?.odds) throw new FaultError(`${asked.file}: ${desk.id} has no odds to tell`);
  const begin = (rng: Rng) => {
    const setup = scenarioSetup(kit, scenario);
    return beginBout(rules, rules.prepare(setup), setup, rng);
  };
  const bout = withBlame(sheet, () => positionAfter(scenario, begin, (before, line) => desk.script.answer(before, line)));
  part.odds(bout, asked);
}

/** `damnatio odds`: exact fractions for the answers of a scenario position. */
export function oddsCommand(house: House): Command {
  return {
    name: 'odds',
    words: 1,
    usage: 'odds FILE.yaml',
    examples: ['odds position.yaml', 'odds position.yaml --all --json'],
    summary: 'Plays a scenario to its last answer and prints the exact odds of every answer there, with every modifier.',
    options: {
      all: { type: 'boolean', help: 'lists what is not legal too, with the rule that forbids it' },
      action: { type: 'string', value: 'LINE', help: 'the odds of one answer, as scenarios write it' },
    },
    run(parsed) {
      const [file] = parsed.words;
      if (file === undefined) throw new UsageError('odds takes one scenario file');
      const games = gamesOf(house, house.load(parsed));
      const read = readScenario(games, file);
      const action = (parsed.values['action'] as string | undefined) ?? null;
      printOdds(games, read, { file, json: flag(parsed, 'json'), all: flag(parsed, 'all'), action });
      return DONE;
    },
  };
}
